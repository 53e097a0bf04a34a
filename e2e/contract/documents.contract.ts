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
import { cacheControl, storeSettings } from './checked-answer.ts'
import { Shopper } from './shopper.ts'
import { skipOnExternalHost, subject } from './subject.ts'
import type { ErrorDocument, KitDocument, PageDocument, ProductCard, Structure } from './wire.ts'

type Home = PageDocument<{
  listas: KitDocument[]
  linhas: { kits: string[] }[]
  banners: { imagem: string; alt: string; url: string }[]
}>
type Detail = PageDocument<ProductCard & { descricoes: { curta: string }; status: string; estoque: number }>

const LONG = { public: true, 'max-age': '60', 's-maxage': '300', 'stale-while-revalidate': '3600' } as const
const PAGE = { public: true, 'max-age': '0', 's-maxage': '120', 'stale-while-revalidate': '600' } as const
const front = (path: string) => `/v2/front/${path}`
const urlOf = (call: string, path: string) => front(`url/${call}?url=${encodeURIComponent(path)}`)
const home = () => read<Home>(front('url/home'))

/** One address of every kind of cacheable document. */
async function documents() {
  const [kit] = (await home()).conteudo.listas
  assert.ok(kit, 'the home call carries kits')
  return [
    { path: front('settings'), cache: LONG, schema: settingsSchema },
    { path: front('struct/menus/menu-principal'), cache: LONG, schema: menuSchema },
    { path: front('url/home'), cache: PAGE, nivel: 'home', schema: homeSchema },
    {
      path: urlOf('page', '/pagina/atendimento'),
      cache: PAGE,
      nivel: 'page',
      at: '/pagina/atendimento',
      schema: pageSchema,
    },
    {
      path: urlOf('product/detail', kit.url.single),
      cache: PAGE,
      nivel: 'product/detail',
      at: kit.url.single,
      schema: productDetailSchema,
    },
    {
      path: urlOf('list/detail', `/lista${kit.url.lista}`),
      cache: PAGE,
      nivel: 'list/detail',
      at: `/lista${kit.url.lista}`,
      schema: listDetailSchema,
    },
    {
      path: urlOf('list/listing', kit.url.single),
      cache: PAGE,
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
            cache: PAGE,
            nivel: 'product/listing/landing-page',
            at: '/produtos',
            schema: listingSchema,
          },
        ]),
  ]
}

test('4.1–4.8 every document can be read by the shop and has its level, cache rule and structure', async () => {
  for (const { path, cache, schema, ...expected } of await documents()) {
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
    if ('at' in expected) assert.equal(canonical.pathname, expected.at)
    if (subject.siteUrl) assert.equal(canonical.origin, subject.siteUrl)
    for (const { label, url } of estrutura.breadcrumb)
      assert.ok(label && URL.canParse(url), `${label} ${url}`)
  }
})

test('3.3 every cacheable document has an ETag that repeats, and is 304 for it', async () => {
  for (const { path } of await documents()) {
    const first = await new Shopper().call('GET', path)
    const etag = first.headers.get('etag') ?? ''
    assert.match(etag, /^(W\/)?"[^"]+"$/, path)
    // Also when it is built anew, minutes later, where time can be moved.
    subject.clock?.advance(10 * 60_000)
    const second = await new Shopper().call('GET', path)
    assert.deepEqual([second.headers.get('etag'), second.text], [etag, first.text], path)
    for (const sent of [etag, `W/${etag.replace(/^W\//, '')}`, `"other", ${etag}`]) {
      const same = await new Shopper().call('GET', path, undefined, { 'If-None-Match': sent })
      assert.deepEqual([same.status, same.text, same.headers.get('etag')], [304, '', etag], `${path} ${sent}`)
      assert.equal(same.headers.get('cache-control'), first.headers.get('cache-control'))
    }
    assert.equal(
      (await new Shopper().call('GET', path, undefined, { 'If-None-Match': '"other"' })).status,
      200,
    )
  }
})

test('3.3 cacheable documents vary by token and language', { skip: skipOnExternalHost }, async () => {
  for (const { path } of await documents()) {
    const { headers } = await new Shopper().call('GET', path)
    const vary = (headers.get('vary') ?? '').toLowerCase().split(/, */)
    assert.ok(vary.includes('app-token') && vary.includes('accept-language'), `${path}: ${vary.join()}`)
  }
})

test('3.3 a session changes nothing about a cacheable document', async () => {
  for (const { path } of await documents()) {
    const anonymous = await new Shopper().call('GET', path)
    const known = await new Shopper().call('GET', path, undefined, { Session: 'abcdefghijklmnopqrstuv' })
    assert.equal(known.text, anonymous.text)
    assert.equal(known.headers.get('etag'), anonymous.headers.get('etag'))
  }
})

test('3.3 an address that the store does not know is 404, cacheable for a short time', async () => {
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

test('4.5 each page call answers only for its own kind', async () => {
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

test('4.3 verify returns the level of each page', async () => {
  for (const { nivel, at } of (await documents()).map((entry) => ({ nivel: '', at: '', ...entry }))) {
    if (!at) continue
    const { status, body } = await new Shopper().call<{ nivel: string }>('GET', urlOf('verify', at))
    assert.deepEqual([status, body], [200, { nivel }], at)
  }
  assert.deepEqual((await new Shopper().call('GET', urlOf('verify', '/'))).body, { nivel: 'home' })
})

test('4.4 the kits of the home call are whole and their addresses answer', async () => {
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

test('4.6 a product has its price with every instalment, its state and its description', async () => {
  const [kit] = (await home()).conteudo.listas
  const { conteudo, info } = await read<Detail>(urlOf('product/detail', kit?.url.single ?? ''))
  assert.ok(Number.isInteger(conteudo.id) && conteudo.sku && conteudo.nome && conteudo.descricoes.curta)
  assert.ok(['disponivel', 'indisponivel', 'sobConsulta'].includes(conteudo.status))
  assert.ok(URL.canParse(conteudo.url))
  await checkPrices(conteudo.precos)
  assert.deepEqual(info && [info.offset, info.limit, info.total], [0, 1, 1])
  const asSpa = await read<Detail>(`${urlOf('product/detail', kit?.url.single ?? '')}&offset=0&limit=1`)
  assert.equal(asSpa.conteudo.id, conteudo.id)
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

test('4.19 a menu is a tree of labels and addresses; an unknown one is empty or 404', async () => {
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
