import type { Draw } from './draw.ts'
import type { GeneratedPrice, GeneratedStore } from './model.ts'
import { spellingOf, type Spelling } from './spelling.ts'

/** The fields of a document. */
export type Fields = Record<string, unknown>

/** Writes what several documents contain; `draw` chooses among the spellings of PHP (platform 3). */
export class DocumentParts {
  protected readonly draw: Draw
  protected readonly spell: Spelling
  protected readonly store: GeneratedStore

  constructor(draw: Draw, store: GeneratedStore) {
    this.draw = draw
    this.spell = spellingOf(draw)
    this.store = store
  }

  /** An address, as `rota`, as `url` or as both. */
  protected link(path: string, query: Record<string, string> = {}): Fields {
    const search = new URLSearchParams(query).toString()
    // Letters outside ASCII may be written as they are.
    const written = this.draw.one(path, decodeURI(path))
    const url = `${this.store.origin}${written}${this.draw.one('', search ? '' : '/')}${search && '?'}${search}`
    const rota = {
      name: 'x',
      route: '/:url*',
      path: written,
      params: [],
      query: search ? query : this.spell.empty(),
    }
    return this.draw.one<Fields>(
      { rota, url },
      { rota, url: this.spell.none() },
      { rota: this.spell.empty(), url },
    )
  }

  /** The structure of a page: level, head and breadcrumb. */
  protected structure(nivel: string, title: string, trail: { path: string; name: string }[]): Fields {
    const spell = this.spell
    const crumbs = [{ path: '/', name: 'Início' }, ...trail]
    const path = trail.at(-1)?.path ?? '/'
    return spell.withUnknown({
      nivel,
      seo: this.draw.one<unknown>(
        spell.empty(),
        { title: spell.html(title), description: spell.none(), canonical: this.store.origin + path },
        { title: '', description: 'Uma <i>frase</i>.', canonical: '', indexar: spell.flag(true) },
      ),
      breadcrumb: spell.list(
        crumbs.map(({ path: to, name }, index) => ({
          label: spell.html(name),
          atual: spell.flag(index === crumbs.length - 1),
          url: this.store.origin + to,
          rota: spell.empty(),
        })),
      ),
      apps: this.draw.one<unknown>([], { pixelFacebook: [] }, undefined),
    })
  }

  /** The amounts of a price. */
  protected amounts(price: GeneratedPrice): Fields {
    const spell = this.spell
    return spell.withUnknown({
      de: this.draw.chance(20) && price.from <= price.now ? spell.none() : spell.money(price.from),
      por: spell.money(price.now),
      vista: this.draw.chance(20) && price.upfront >= price.now ? spell.none() : spell.money(price.upfront),
      descontoVista: spell.number(price.percent),
      dadosDescontoVista: spell.empty(),
      parcelamento: spell.list(
        price.plan.map(({ count, each, total, rate }) => ({
          parcelas: spell.number(count),
          valorParcela: spell.money(each),
          valorTotal: spell.money(total),
          taxa: this.draw.one<unknown>(rate, String(rate), String(rate).replace('.', ',')),
          exibirTaxa: spell.flag(rate > 0),
        })),
      ),
      regrasAtacado: [],
    })
  }

  /** The amounts of a price, or one of the ways to say that there is none. */
  protected prices(price: GeneratedPrice | undefined): unknown {
    if (price) return this.amounts(price)
    return this.draw.one<unknown>(
      [],
      { por: null },
      { por: 0, de: '0,00' },
      { de: null, por: '' },
      { por: '0.00' },
    )
  }
}
