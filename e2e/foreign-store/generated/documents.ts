import { ProductDocuments } from './product-documents.ts'
import type { Fields } from './document-parts.ts'
import { STORE_ONLY, type GeneratedList, type GeneratedProduct, type GeneratedSection } from './model.ts'

/** Writes the documents of a store (platform 3). */
export class Documents extends ProductDocuments {
  /** url/product/listing/… (platform 3.4). */
  listing(
    section: GeneratedSection | undefined,
    products: readonly GeneratedProduct[],
    query: URLSearchParams,
  ): Fields {
    const spell = this.spell
    const offset = Number(query.get('offset') || 0)
    const limit = Number(query.get('limit') || 12)
    const path = section?.path ?? '/busca'
    const text = query.get('busca')
    const found = products.filter(({ brand }) => !query.get('marca') || brand === `/${query.get('marca')}`)
    const own = section && { id: String(section.id), nome: spell.html(section.name), descricao: spell.none() }
    const filter = (change: Record<string, string>) =>
      this.link(path, text ? { busca: text, ...change } : change)
    return {
      estrutura: this.structure('product/listing', section?.name ?? 'Busca', section ? [section] : []),
      conteudo: {
        busca: text === null ? spell.empty() : { texto: text, sugestao: spell.none() },
        categoria: section?.kind === 'category' ? own : spell.empty(),
        marca: section?.kind === 'brand' ? own : spell.empty(),
        landingPage: section?.kind === 'landing-page' ? own : spell.empty(),
        produtos: spell.list(found.slice(offset, offset + limit).map((one) => this.card(one))),
        detalhes: this.draw.one<unknown>([], {
          categorias: this.draw.one<unknown>([], { filhas: this.children(path) }),
          marcas: spell.list(
            this.store.sections
              .filter(({ kind }) => kind === 'brand')
              .map((one) => ({
                nome: spell.html(one.name),
                ativo: spell.flag(query.get('marca') === one.path.slice(1)),
                ...filter({ marca: one.path.slice(1) }),
              })),
          ),
          filtros: this.draw.one<unknown>([], null, { voltagem: { nome: 'Voltagem', valores: [] } }),
          filtrosPreco: this.draw.one<unknown>(
            [],
            [{ de: 0, ate: spell.money(5000), ativo: spell.flag(false), ...filter({ preco: '0:5000' }) }],
          ),
          filtrosDescontoPrecoPor: this.draw.one<unknown>([], {
            a: { de: 0, ate: '20', ativo: 'n', ...filter({ descontoPrecoPor: '0:20' }) },
          }),
          ordenacao: spell.list(
            ['Popularidade', 'Menor Preço', 'Favoritos'].map((label, index) => ({
              label,
              title: spell.none(),
              atual: spell.flag(query.get('order') === `o${index}`),
              ...filter({ order: `o${index}` }),
            })),
          ),
        }),
      },
      info: {
        filtros: spell.empty(),
        prev: spell.none(),
        next: spell.none(),
        offset: spell.number(offset),
        limit: spell.number(limit),
        exibindo: found.length,
        total: spell.number(found.length),
      },
    }
  }

  private children(path: string): unknown {
    const below = this.store.sections.filter(
      (one) => one.path.startsWith(`${path}/`) && !one.path.slice(path.length + 1).includes('/'),
    )
    return this.spell.list(below.map((one) => ({ nome: this.spell.html(one.name), ...this.link(one.path) })))
  }

  /** url/list/detail (platform 3.5). */
  list(list: GeneratedList): Fields {
    const spell = this.spell
    return {
      estrutura: this.structure('list/detail', list.name, [list]),
      conteudo: {
        id: spell.number(list.id),
        nome: spell.html(list.name),
        tipo: this.draw.one('aberta', 'fechada', 'outra'),
        precos: this.prices(list.price),
        produtos: spell.list(
          list.parts.map(({ product, quantity }) => {
            const { personalizacoes, conjunto } = this.product(product)['conteudo'] as Fields
            const input = { personalizacoes, conjunto }
            return {
              ...this.shared(product),
              ...input,
              quantidade: spell.number(quantity),
              atributos: this.attributes(product),
            }
          }),
        ),
        selecaoAtributo: spell.flag(true),
      },
      info: spell.empty(),
    }
  }

  /** url/list/listing (platform 2): cards of lists; no such document is known. */
  listCards(page: { path: string; name: string }, query: URLSearchParams): Fields {
    const spell = this.spell
    const offset = Number(query.get('offset') || 0)
    const limit = Number(query.get('limit') || 12)
    const { lists } = this.store
    const cards = lists.slice(offset, offset + limit).map((list) => ({
      id: spell.number(list.id),
      tipo: 'lista',
      nome: spell.html(list.name),
      precos: this.prices(list.price),
      ...this.link(list.path),
    }))
    return {
      estrutura: this.structure('list/listing', page.name, [page]),
      conteudo: { [this.draw.one('listas', 'produtos')]: spell.list(cards) },
      info: { offset: spell.number(offset), limit: spell.number(limit), total: spell.number(lists.length) },
    }
  }

  /** url/page (platform 3.1): the text is in a field that each store names itself. */
  text(path: string, html: string): Fields {
    const content = this.draw.one<unknown>({ conteudo: html }, { blocos: [{ tipo: 'x', corpo: html }] }, [
      html,
    ])
    const name = 'Página da loja'
    return {
      estrutura: this.structure('page', name, [{ path, name }]),
      conteudo: html ? content : this.spell.empty(),
    }
  }

  /** struct/menus (platform 3.1, contract 4.19): entries in the platform's shape or in that of the embedded store. */
  menu(): Fields {
    const { sections, lists, listPage, texts, origin } = this.store
    const spell = this.spell
    const targets = [
      ...sections,
      ...lists,
      ...(listPage ? [listPage] : []),
      ...[...texts.keys()].map((path) => ({ path, name: 'Texto da loja' })),
    ]
    const entry = ({ path, name }: { path: string; name: string }, sub: Fields[] = []): Fields =>
      this.draw.one<Fields>(
        { label: spell.html(name), link: origin + path, rota: spell.empty(), icone: '', sub },
        { label: spell.html(name), link: '', rota: { path, query: spell.empty() }, icone: null, sub },
        { label: spell.html(name), url: path, itens: sub },
      )
    const [first, ...others] = targets.map((target) => entry(target))
    return {
      id: '7',
      menu: spell.list([
        entry({ path: targets[0]!.path, name: 'Tudo' }, others),
        first!,
        { label: 'Copyright', link: 'Todos os direitos reservados', rota: [], sub: [] },
        { label: '<b>Ligue</b>', link: 'tel:+551130000000', sub: [] },
        { label: '', link: '', sub: spell.empty() },
        { label: 'Título', link: '#', sub: spell.empty() },
        { label: 'Rede', link: 'https://rede.example/loja', sub: [] },
        ...STORE_ONLY.map((path) => entry({ path, name: 'No site da loja' })),
      ]),
    }
  }

  /** showcase/banners (platform 3.1). */
  banners(): Fields {
    const { sections, origin } = this.store
    const spell = this.spell
    const picture = (link: string) => ({
      imagem: 'https://cdn.exemplo.example/b.webp',
      imagemOriginal: '',
      link,
    })
    return {
      banners: spell.list(
        [origin + sections[0]!.path, sections[0]!.path, '', 'https://rede.example/loja'].map(
          (link, index) => ({
            id: index,
            nome: spell.html(`Banner ${index}`),
            dimensoes: {
              desktop: index === 1 ? [] : picture(link),
              mobile: index === 1 ? picture(link) : [],
            },
          }),
        ),
      ),
    }
  }

  /** showcase/products (platform 3.1). */
  showcase(): Fields {
    return {
      vitrine: this.draw.one<unknown>([], {
        id: '1',
        titulo: this.spell.html('Mais vendidos'),
        tagTitulo: 'script',
      }),
      produtos: this.spell.list(this.store.products.slice(0, 8).map((one) => this.card(one))),
    }
  }

  /** url/home (platform 3.1). */
  home(): Fields {
    const conteudo = this.draw.one<unknown>([], {}, null, { blocos: [1] })
    return { estrutura: this.structure('home', 'Loja nunca vista', []), conteudo }
  }
}
