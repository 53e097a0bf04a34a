import type { Draw } from './draw.ts'
import { STORE_ONLY } from './model.ts'
import type {
  UnseenList,
  UnseenPrice,
  UnseenProduct,
  UnseenSection,
  UnseenStore,
  UnseenValue,
} from './model.ts'
import { spellingOf, type Spelling } from './spelling.ts'
import { isSoldByCard } from './truth.ts'

type Fields = Record<string, unknown>

/** Writes the documents of a store; `draw` chooses among the spellings of PHP (platform 3). */
export class Documents {
  readonly #draw: Draw
  readonly #spell: Spelling
  readonly #store: UnseenStore

  constructor(draw: Draw, store: UnseenStore) {
    this.#draw = draw
    this.#spell = spellingOf(draw)
    this.#store = store
  }

  /** An address, as `rota`, as `url` or as both. */
  #link(path: string, query: Record<string, string> = {}): Fields {
    const search = new URLSearchParams(query).toString()
    // Letters outside ASCII may be written as they are.
    const written = this.#draw.one(path, decodeURI(path))
    const url = `${this.#store.origin}${written}${this.#draw.one('', search ? '' : '/')}${search && '?'}${search}`
    const rota = {
      name: 'x',
      route: '/:url*',
      path: written,
      params: [],
      query: search ? query : this.#spell.empty(),
    }
    return this.#draw.one<Fields>(
      { rota, url },
      { rota, url: this.#spell.none() },
      { rota: this.#spell.empty(), url },
    )
  }

  #structure(nivel: string, title: string, trail: { path: string; name: string }[]): Fields {
    const spell = this.#spell
    const crumbs = [{ path: '/', name: 'Início' }, ...trail]
    const path = trail.at(-1)?.path ?? '/'
    return spell.withUnknown({
      nivel,
      seo: this.#draw.one<unknown>(
        spell.empty(),
        { title: spell.html(title), description: spell.none(), canonical: this.#store.origin + path },
        { title: '', description: 'Uma <i>frase</i>.', canonical: '', indexar: spell.flag(true) },
      ),
      breadcrumb: spell.list(
        crumbs.map(({ path: to, name }, index) => ({
          label: spell.html(name),
          atual: spell.flag(index === crumbs.length - 1),
          url: this.#store.origin + to,
          rota: spell.empty(),
        })),
      ),
      apps: this.#draw.one<unknown>([], { pixelFacebook: [] }, undefined),
    })
  }

  #amounts(price: UnseenPrice): Fields {
    const spell = this.#spell
    return spell.withUnknown({
      de: this.#draw.chance(20) && price.from <= price.now ? spell.none() : spell.money(price.from),
      por: spell.money(price.now),
      vista: this.#draw.chance(20) && price.atOnce >= price.now ? spell.none() : spell.money(price.atOnce),
      descontoVista: spell.number(price.percent),
      dadosDescontoVista: spell.empty(),
      parcelamento: spell.list(
        price.plan.map(({ count, each, total, rate }) => ({
          parcelas: spell.number(count),
          valorParcela: spell.money(each),
          valorTotal: spell.money(total),
          taxa: this.#draw.one<unknown>(rate, String(rate), String(rate).replace('.', ',')),
          exibirTaxa: spell.flag(rate > 0),
        })),
      ),
      regrasAtacado: [],
    })
  }

  #prices(price: UnseenPrice | undefined): unknown {
    if (price) return this.#amounts(price)
    return this.#draw.one<unknown>(
      [],
      { por: null },
      { por: 0, de: '0,00' },
      { de: null, por: '' },
      { por: '0.00' },
    )
  }

  #request(product: UnseenProduct, value?: UnseenValue): Fields {
    const hash = [product.id, value?.id ?? 0, 1, 3, 1]
    return {
      hash: hash.join('-'),
      url: `${this.#store.origin}/checkout/carrinho?add=${hash.join('-')}`,
      tipo: 'produto',
      itens: [
        {
          idProduto: this.#spell.number(product.id),
          idAtributoSimples: this.#spell.number(value?.id ?? 0),
          idUnidadeVenda: '1',
          idArmazem: '3',
          quantidade: '1',
          adicional: '',
          parametros: '',
        },
      ],
    }
  }

  #pageRequest(product: UnseenProduct): unknown {
    if (product.needsInput === 'carrinho') return { ...this.#request(product), tipo: 'lista' }
    return product.values.length > 0 || product.needsInput ? this.#spell.empty() : this.#request(product)
  }

  #attributes(product: UnseenProduct): unknown {
    const { values, sisters } = product
    const spell = this.#spell
    if (values.length === 0 && sisters.length === 0)
      return this.#draw.one<unknown>([], { simples: [], unico: [] }, null, { simples: { valores: [] } }, {})
    const simples = {
      id: '3',
      nome: spell.html('Opção'),
      tipo: this.#draw.one('texto', 'imagem'),
      valores: spell.list(
        values.map((value, index) => ({
          idAtributoValor: spell.number(value.id),
          sku: `${product.id}-${value.id}`,
          label: spell.html(value.label),
          imagem: spell.none(),
          estoque: spell.number(value.stock),
          estoqueMarketplace: 0,
          descontoAdicional: null,
          ...(value.price !== 'product' && { precos: this.#prices(value.price) }),
          carrinho: this.#request(product, value),
          selecionado: spell.flag(index === 0 && product.id % 2 === 0),
        })),
      ),
    }
    const unico = {
      nome: 'Modelo',
      valores: spell.list(
        sisters.map((path, index) => ({
          idAtributoValor: String(index + 1),
          label: `Modelo ${index}`,
          imagem: '',
          produto: { id: String(1000 + index), estoque: 1, status: 'disponivel' },
          ...this.#link(path),
          selecionado: spell.flag(path === product.path),
        })),
      ),
    }
    return {
      simples: values.length > 0 ? simples : spell.empty(),
      unico: sisters.length > 0 ? unico : spell.empty(),
    }
  }

  #media({ id, pictures, name }: UnseenProduct): unknown {
    if (pictures === 0)
      return this.#draw.one<unknown>([], { imagens: [] }, null, { imagens: [{ arquivos: [] }] })
    const files = (index: number) =>
      Object.fromEntries(
        ['zoom', 'big', 'medium', 'small'].map((size) => [
          size,
          `https://cdn.exemplo.example/${size}/${id}-${index}.webp`,
        ]),
      )
    const imagens = this.#draw.times(pictures, (index) => ({
      id: index,
      idAtributoValor: this.#spell.number(0),
      descricao: index === 0 ? this.#spell.html(name) : this.#spell.none(),
      label: this.#spell.none(),
      arquivos: this.#draw.chance(80) ? files(index) : this.#spell.empty(),
      arquivosOriginais: files(index),
    }))
    return { imagens: this.#spell.list(imagens) }
  }

  #shared(product: UnseenProduct): Fields {
    const { id, name, status, stock, brand, path } = product
    const spell = this.#spell
    const section = this.#store.sections.find((one) => one.path === brand)
    return spell.withUnknown({
      id: spell.number(id),
      sku: spell.number(id),
      nome: spell.html(name),
      estoque: spell.number(stock),
      estoqueMarketplace: '0',
      status,
      marca: section
        ? { id: '1', nome: spell.html(section.name), ...this.#link(section.path) }
        : spell.empty(),
      precos: this.#prices(status === 'sobConsulta' && this.#draw.chance(70) ? undefined : product.price),
      ...this.#link(path),
      selos: this.#draw.one<unknown>([], [{ tipo: 'texto', label: 'Novo', imagem: '', cores: [] }]),
      filtros: [],
      midias: this.#media(product),
    })
  }

  /** A card of a listing or showcase (platform 3.2). */
  card(product: UnseenProduct): Fields {
    const { values, needsInput, rating } = product
    const isBuyable = isSoldByCard(product)
    return {
      ...this.#shared(product),
      descricoes: this.#spell.empty(),
      avaliacao: rating ? { media: String(rating), quantidade: '3' } : this.#spell.empty(),
      atributos: this.#attributes(product),
      carrinho: needsInput
        ? this.#spell.empty()
        : isBuyable
          ? this.#request(product, values[0])
          : this.#draw.one<unknown>([], this.#request(product)),
    }
  }

  /** url/product/detail (platform 3.3). */
  product(product: UnseenProduct): Fields {
    const { name, section, needsInput, rating } = product
    const spell = this.#spell
    const own = this.#store.sections.find((one) => one.path === section)!
    const html = this.#draw.one(
      '',
      'Texto sem HTML & com sinais < 5.',
      '<p onclick="x()">Um <b>texto</b>.</p><script>window.x=1</script><a href="javascript:x()">Clique</a>',
      '&lt;p&gt;Texto duas vezes escrito&lt;/p&gt;',
    )
    return {
      estrutura: this.#structure('product/detail', name, [own, product]),
      conteudo: {
        ...this.#shared(product),
        ean: spell.none(),
        mpn: '',
        tipo: 'produto',
        prevenda: [],
        descricoes: this.#draw.one<unknown>([], {
          curta: html,
          longa: html,
          simples: null,
          opcional1: false,
        }),
        categoria: this.#draw.one<unknown>([], {
          id: String(own.id),
          nome: spell.html(own.name),
          nivel: 1,
          taxonomia: [{ id: '1', nome: spell.html(own.name) }],
        }),
        caracteristicas: this.#draw.one<unknown>(
          [],
          [
            { nome: 'Ficha', visivelSite: spell.flag(true), itens: [{ label: 'Peso', valor: 3 }] },
            {
              nome: 'Interno',
              visivelSite: spell.flag(false),
              itens: [{ label: 'Custo', valor: 'segredo' }],
            },
          ],
        ),
        personalizacoes:
          needsInput === 'personalizacoes'
            ? [{ nome: 'Nome', obrigatorio: spell.flag(true) }]
            : spell.empty(),
        conjunto: needsInput === 'conjunto' ? { id: '1', grupos: [{ nome: 'Capa' }] } : spell.empty(),
        assinatura: [],
        combinacoes: [],
        perguntas: this.#draw.one<unknown>([], null, [
          {
            nome: 'Ana',
            email: 'ana@segredo.example',
            pergunta: 'Serve?',
            respostas: [],
            data: '2026-02-01',
          },
        ]),
        avaliacao: rating
          ? {
              media: String(rating),
              quantidade: 1,
              avaliacoes: [
                { nome: 'Bia', email: 'bia@segredo.example', nota: 5, comentario: 'Boa', data: null },
              ],
            }
          : spell.empty(),
        layoutPersonalizado: { codigoCss: 'body{display:none}', codigoJs: 'window.x=1' },
        atributos: this.#attributes(product),
        carrinho: this.#pageRequest(product),
      },
      info: this.#spell.empty(),
    }
  }

  /** url/product/listing/… (platform 3.4). */
  listing(
    section: UnseenSection | undefined,
    products: readonly UnseenProduct[],
    query: URLSearchParams,
  ): Fields {
    const spell = this.#spell
    const offset = Number(query.get('offset') || 0)
    const limit = Number(query.get('limit') || 12)
    const path = section?.path ?? '/busca'
    const text = query.get('busca')
    const found = products.filter(({ brand }) => !query.get('marca') || brand === `/${query.get('marca')}`)
    const own = section && { id: String(section.id), nome: spell.html(section.name), descricao: spell.none() }
    const filter = (change: Record<string, string>) =>
      this.#link(path, text ? { busca: text, ...change } : change)
    return {
      estrutura: this.#structure('product/listing', section?.name ?? 'Busca', section ? [section] : []),
      conteudo: {
        busca: text === null ? spell.empty() : { texto: text, sugestao: spell.none() },
        categoria: section?.kind === 'category' ? own : spell.empty(),
        marca: section?.kind === 'brand' ? own : spell.empty(),
        landingPage: section?.kind === 'landing-page' ? own : spell.empty(),
        produtos: spell.list(found.slice(offset, offset + limit).map((one) => this.card(one))),
        detalhes: this.#draw.one<unknown>([], {
          categorias: this.#draw.one<unknown>([], { filhas: this.#children(path) }),
          marcas: spell.list(
            this.#store.sections
              .filter(({ kind }) => kind === 'brand')
              .map((one) => ({
                nome: spell.html(one.name),
                ativo: spell.flag(query.get('marca') === one.path.slice(1)),
                ...filter({ marca: one.path.slice(1) }),
              })),
          ),
          filtros: this.#draw.one<unknown>([], null, { voltagem: { nome: 'Voltagem', valores: [] } }),
          filtrosPreco: this.#draw.one<unknown>(
            [],
            [{ de: 0, ate: spell.money(5000), ativo: spell.flag(false), ...filter({ preco: '0:5000' }) }],
          ),
          filtrosDescontoPrecoPor: this.#draw.one<unknown>([], {
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

  #children(path: string): unknown {
    const below = this.#store.sections.filter(
      (one) => one.path.startsWith(`${path}/`) && !one.path.slice(path.length + 1).includes('/'),
    )
    return this.#spell.list(
      below.map((one) => ({ nome: this.#spell.html(one.name), ...this.#link(one.path) })),
    )
  }

  /** url/list/detail (platform 3.5). */
  list(list: UnseenList): Fields {
    const spell = this.#spell
    return {
      estrutura: this.#structure('list/detail', list.name, [list]),
      conteudo: {
        id: spell.number(list.id),
        nome: spell.html(list.name),
        tipo: this.#draw.one('aberta', 'fechada', 'outra'),
        precos: this.#prices(list.price),
        produtos: spell.list(
          list.parts.map(({ product, quantity }) => {
            const { personalizacoes, conjunto } = this.product(product)['conteudo'] as Fields
            const input = { personalizacoes, conjunto }
            return {
              ...this.#shared(product),
              ...input,
              quantidade: spell.number(quantity),
              atributos: this.#attributes(product),
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
    const spell = this.#spell
    const offset = Number(query.get('offset') || 0)
    const limit = Number(query.get('limit') || 12)
    const { lists } = this.#store
    const cards = lists.slice(offset, offset + limit).map((list) => ({
      id: spell.number(list.id),
      tipo: 'lista',
      nome: spell.html(list.name),
      precos: this.#prices(list.price),
      ...this.#link(list.path),
    }))
    return {
      estrutura: this.#structure('list/listing', page.name, [page]),
      conteudo: { [this.#draw.one('listas', 'produtos')]: spell.list(cards) },
      info: { offset: spell.number(offset), limit: spell.number(limit), total: spell.number(lists.length) },
    }
  }

  /** url/page (platform 3.1): the text is in a field that each store names itself. */
  text(path: string, html: string): Fields {
    const content = this.#draw.one<unknown>({ conteudo: html }, { blocos: [{ tipo: 'x', corpo: html }] }, [
      html,
    ])
    const name = 'Página da loja'
    return {
      estrutura: this.#structure('page', name, [{ path, name }]),
      conteudo: html ? content : this.#spell.empty(),
    }
  }

  /** struct/menus (platform 3.1, contract 4.19): entries in the platform's shape or in that of the embedded store. */
  menu(): Fields {
    const { sections, lists, listPage, texts, origin } = this.#store
    const spell = this.#spell
    const targets = [
      ...sections,
      ...lists,
      ...(listPage ? [listPage] : []),
      ...[...texts.keys()].map((path) => ({ path, name: 'Texto da loja' })),
    ]
    const entry = ({ path, name }: { path: string; name: string }, sub: Fields[] = []): Fields =>
      this.#draw.one<Fields>(
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
    const { sections, origin } = this.#store
    const spell = this.#spell
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
      vitrine: this.#draw.one<unknown>([], {
        id: '1',
        titulo: this.#spell.html('Mais vendidos'),
        tagTitulo: 'script',
      }),
      produtos: this.#spell.list(this.#store.products.slice(0, 8).map((one) => this.card(one))),
    }
  }

  /** url/home (platform 3.1). */
  home(): Fields {
    const conteudo = this.#draw.one<unknown>([], {}, null, { blocos: [1] })
    return { estrutura: this.#structure('home', 'Loja nunca vista', []), conteudo }
  }
}
