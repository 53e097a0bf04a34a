import assert from 'node:assert/strict'
import { test } from 'node:test'
import { homeSchema } from '#lib/contract/home.ts'
import { kitListingSchema, listDetailSchema } from '#lib/contract/list.ts'
import { listingSchema } from '#lib/contract/listing.ts'
import { menuSchema } from '#lib/contract/menu.ts'
import { pageSchema } from '#lib/contract/page.ts'
import { productDetailSchema } from '#lib/contract/product.ts'
import { settingsSchema } from '#lib/contract/settings.ts'
import { checkInstallments, cents } from './cart-arithmetic.ts'
import { read } from './catalogue.ts'
import { cacheControl, storeSettings } from './checked-response.ts'
import { Shopper } from './shopper.ts'
import { skipOnExternalHost, subject } from './subject.ts'
import type { ErrorDocument, KitDocument, PageDocument, ProductCard, Structure } from './wire.ts'

type Home = PageDocument<{
  listas: KitDocument[]
  linhas: { kits: string[] }[]
  banners: { imagem: string; alt: string; url: string }[]
}>
type Detail = PageDocument<ProductCard & { descricoes: { curta: string }; status: string; estoque: number }>

const LONG_CACHE = {
  public: true,
  'max-age': '60',
  's-maxage': '300',
  'stale-while-revalidate': '3600',
} as const
const PAGE_CACHE = {
  public: true,
  'max-age': '0',
  's-maxage': '120',
  'stale-while-revalidate': '600',
} as const
const front = (path: string) => `/v2/front/${path}`
const urlOf = (call: string, path: string) => front(`url/${call}?url=${encodeURIComponent(path)}`)
const home = () => read<Home>(front('url/home'))

/** Returns one path for each kind of cacheable document, with the Cache-Control, `nivel`, page path and schema of its response. */
async function cacheableDocuments() {
  const [kit] = (await home()).conteudo.listas
  assert.ok(kit, 'url/home returns kits')
  return [
    { path: front('settings'), cache: LONG_CACHE, schema: settingsSchema },
    { path: front('struct/menus/menu-principal'), cache: LONG_CACHE, schema: menuSchema },
    { path: front('url/home'), cache: PAGE_CACHE, nivel: 'home', schema: homeSchema },
    {
      path: urlOf('page', '/pagina/atendimento'),
      cache: PAGE_CACHE,
      nivel: 'page',
      pagePath: '/pagina/atendimento',
      schema: pageSchema,
    },
    {
      path: urlOf('product/detail', kit.url.single),
      cache: PAGE_CACHE,
      nivel: 'product/detail',
      pagePath: kit.url.single,
      schema: productDetailSchema,
    },
    {
      path: urlOf('list/detail', `/lista${kit.url.lista}`),
      cache: PAGE_CACHE,
      nivel: 'list/detail',
      pagePath: `/lista${kit.url.lista}`,
      schema: listDetailSchema,
    },
    {
      path: urlOf('list/listing', kit.url.single),
      cache: PAGE_CACHE,
      nivel: 'list/listing',
      schema: kitListingSchema,
    },
    {
      path: front('url/product/listing/search?busca=colageno'),
      cache: { public: true, 's-maxage': '30' },
      nivel: 'product/listing/search',
      schema: listingSchema,
    },
    ...(subject.name === 'external'
      ? []
      : [
          {
            path: urlOf('product/listing/landing-page', '/produtos'),
            cache: PAGE_CACHE,
            nivel: 'product/listing/landing-page',
            pagePath: '/produtos',
            schema: listingSchema,
          },
        ]),
  ]
}

test('4.1–4.8 every cacheable document passes its schema and has the right nivel, Cache-Control and estrutura', async () => {
  for (const { path, cache, schema, ...expected } of await cacheableDocuments()) {
    const { status, body, headers } = await new Shopper().call<{ estrutura?: Structure }>('GET', path)
    assert.equal(status, 200, path)
    await schema.validate(body)
    const directives = cacheControl(headers)
    assert.deepEqual({ ...directives, ...cache }, directives, path)
    assert.ok(!('private' in directives || 'no-store' in directives), path)
    assert.deepEqual(headers.getSetCookie(), [], path)
    if (!('nivel' in expected)) continue
    const { estrutura } = body
    assert.equal(estrutura?.nivel, expected.nivel, path)
    assert.ok(estrutura.seo.title.trim(), path)
    for (const text of ['title', 'description', 'keywords'] as const)
      assert.equal(typeof estrutura.seo[text], 'string')
    assert.equal(typeof estrutura.seo.indexar, 'boolean')
    const canonical = new URL(estrutura.seo.canonical)
    if ('pagePath' in expected) assert.equal(canonical.pathname, expected.pagePath)
    if (subject.siteUrl) assert.equal(canonical.origin, subject.siteUrl)
    for (const { label, url } of estrutura.breadcrumb)
      assert.ok(label && URL.canParse(url), `${label} ${url}`)
  }
})

test('3.3 every cacheable document has a stable ETag and returns 304 for it', async () => {
  for (const { path } of await cacheableDocuments()) {
    const first = await new Shopper().call('GET', path)
    const etag = first.headers.get('etag') ?? ''
    assert.match(etag, /^(W\/)?"[^"]+"$/, path)
    // The ETag must also survive a rebuild of the document ten minutes later, if the test can advance the clock.
    subject.clock?.advance(10 * 60_000)
    const second = await new Shopper().call('GET', path)
    assert.deepEqual([second.headers.get('etag'), second.text], [etag, first.text], path)
    for (const ifNoneMatch of [etag, `W/${etag.replace(/^W\//, '')}`, `"other", ${etag}`]) {
      const unchanged = await new Shopper().call('GET', path, undefined, { 'If-None-Match': ifNoneMatch })
      assert.deepEqual(
        [unchanged.status, unchanged.text, unchanged.headers.get('etag')],
        [304, '', etag],
        `${path} ${ifNoneMatch}`,
      )
      assert.equal(unchanged.headers.get('cache-control'), first.headers.get('cache-control'))
    }
    assert.equal(
      (await new Shopper().call('GET', path, undefined, { 'If-None-Match': '"other"' })).status,
      200,
    )
  }
})

test(
  '3.3 cacheable documents send Vary with App-Token and Accept-Language',
  { skip: skipOnExternalHost },
  async () => {
    for (const { path } of await cacheableDocuments()) {
      const { headers } = await new Shopper().call('GET', path)
      const vary = (headers.get('vary') ?? '').toLowerCase().split(/, */)
      assert.ok(vary.includes('app-token') && vary.includes('accept-language'), `${path}: ${vary.join()}`)
    }
  },
)

test('3.3 a cacheable document is the same with and without a session', async () => {
  for (const { path } of await cacheableDocuments()) {
    const anonymous = await new Shopper().call('GET', path)
    const withSession = await new Shopper().call('GET', path, undefined, {
      Session: 'abcdefghijklmnopqrstuv',
    })
    assert.equal(withSession.text, anonymous.text)
    assert.equal(withSession.headers.get('etag'), anonymous.headers.get('etag'))
  }
})

test('3.3 an unknown path returns 404, cacheable for 30 seconds', async () => {
  const paths = [
    '/nada',
    '/nada.html',
    '/pagina/nada',
    '/lista/nada.html',
    '/colageno/nada',
    '/%00',
    '/Colageno ',
  ]
  for (const call of ['page', 'verify', 'product/detail', 'list/detail'])
    for (const path of paths) {
      const { status, body, headers } = await new Shopper().call<ErrorDocument>('GET', urlOf(call, path))
      assert.deepEqual([status, body.codigo], [404, 'nao_encontrada'], `${call} ${path}`)
      assert.deepEqual(cacheControl(headers), { public: true, 's-maxage': '30' }, `${call} ${path}`)
    }
  const { body } = await new Shopper().call<ErrorDocument>('GET', urlOf('verify', '/nada'))
  assert.equal(body.error, 'Página não encontrada')
})

test('4.5 a page call returns 404 for the path of another kind of page', async () => {
  const [kit] = (await home()).conteudo.listas
  assert.ok(kit)
  for (const [call, path] of [
    ['page', kit.url.single],
    ['product/detail', '/pagina/atendimento'],
    ['list/detail', kit.url.single],
    ['product/detail', `/lista${kit.url.lista}`],
  ] as const)
    assert.equal((await new Shopper().call('GET', urlOf(call, path))).status, 404, `${call} ${path}`)
})

test('4.3 verify returns the nivel of each page', async () => {
  for (const { nivel, pagePath } of (await cacheableDocuments()).map((entry) => ({
    nivel: '',
    pagePath: '',
    ...entry,
  }))) {
    if (!pagePath) continue
    const { status, body } = await new Shopper().call<{ nivel: string }>('GET', urlOf('verify', pagePath))
    assert.deepEqual([status, body], [200, { nivel }], pagePath)
  }
  assert.deepEqual((await new Shopper().call('GET', urlOf('verify', '/'))).body, { nivel: 'home' })
})

test('4.4 the kits of url/home have all fields, and their paths return 200', async () => {
  const { conteudo } = await home()
  assert.ok(conteudo.banners.length > 0 && conteudo.linhas.length > 0)
  const ids = conteudo.listas.map(({ id }) => id)
  assert.equal(new Set(ids).size, ids.length)
  for (const kit of conteudo.listas) {
    assert.equal(typeof kit.id, 'string')
    assert.ok(cents(kit.precosGerais.precoPor, 'precoPor') > 0)
    assert.ok(cents(kit.precosGerais.precoDe, 'precoDe') >= cents(kit.precosGerais.precoPor, 'precoPor'))
    assert.ok(kit.variacoes.length > 0 && kit.quantidade >= 1, kit.id)
    assert.ok(kit.imagens.pequena && kit.imagens.media && kit.imagens.grande, kit.id)
    for (const address of Object.values(kit.url)) assert.match(address, /^\//)
    type ListDetail = PageDocument<{ id: number; tipo: string; nome: string; precos: ProductCard['precos'] }>
    const { conteudo: detail } = await read<ListDetail>(urlOf('list/detail', `/lista${kit.url.lista}`))
    assert.ok(Number.isInteger(detail.id) && detail.nome && detail.tipo)
    await checkPrices(detail.precos)
    assert.equal(
      (await new Shopper().call('GET', urlOf('product/detail', kit.url.single))).status,
      200,
      kit.url.single,
    )
  }
})

test('4.6 a product has its price with every installment, its status and its description', async () => {
  const [kit] = (await home()).conteudo.listas
  const { conteudo, info } = await read<Detail>(urlOf('product/detail', kit?.url.single ?? ''))
  assert.ok(Number.isInteger(conteudo.id) && conteudo.sku && conteudo.nome && conteudo.descricoes.curta)
  assert.ok(['disponivel', 'indisponivel', 'sobConsulta'].includes(conteudo.status))
  assert.ok(URL.canParse(conteudo.url))
  await checkPrices(conteudo.precos)
  assert.deepEqual(info && [info.offset, info.limit, info.total], [0, 1, 1])
  const withPaging = await read<Detail>(`${urlOf('product/detail', kit?.url.single ?? '')}&offset=0&limit=1`)
  assert.equal(withPaging.conteudo.id, conteudo.id)
})

test('4.2 the event id of a cacheable document is a UUID', async () => {
  for (const path of [
    front('url/home'),
    urlOf('product/detail', (await home()).conteudo.listas[0]?.url.single ?? ''),
  ]) {
    const { estrutura } = await read<PageDocument<object>>(path)
    assert.match(
      estrutura.apps?.pixelFacebook?.eventId ?? '',
      /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/,
    )
  }
})

test('4.19 a menu is a tree of labels and URLs; an unknown menu is empty or 404', async () => {
  interface Entry {
    label: string
    url: string
    itens: Entry[]
  }
  const check = (entries: Entry[]) => {
    for (const { label, url, itens } of entries) {
      assert.ok(label && typeof url === 'string' && Array.isArray(itens), JSON.stringify({ label, url }))
      check(itens)
    }
  }
  const { menu } = await read<{ menu: Entry[] }>(front('struct/menus/menu-principal'))
  assert.ok(menu.length > 0)
  check(menu)
  const unknown = await new Shopper().call<{ menu: Entry[] }>('GET', front('struct/menus/nada'))
  assert.ok(unknown.status === 404 || unknown.body.menu.length === 0)
})

async function checkPrices({ de, por, parcelamento }: ProductCard['precos']): Promise<void> {
  const price = cents(por, 'por')
  assert.ok(price > 0 && cents(de, 'de') >= price)
  checkInstallments(parcelamento, price, (await storeSettings()).parcelamento)
}
