import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { TEXT_PAGES } from './documents/text-pages.ts'
import { STORE_PRODUCTS } from './products/all.ts'
import { startForeignStore } from './host.ts'
import { BRANDS, CATEGORIES, BUNDLES, BUNDLE_LISTING, LANDING_PAGES } from './tree.ts'

const store = await startForeignStore()
after(() => store.close())

type Json = Record<string, unknown>

async function call(
  path: string,
  { method = 'GET', body, cookie = '' }: { method?: string; body?: object; cookie?: string } = {},
) {
  const response = await fetch(`${store.apiUrl}/v2/front/${path}`, {
    method,
    headers: { 'App-Token': 'wapstore', 'User-Agent': 'Test/1', Cookie: cookie },
    ...(body && { body: JSON.stringify(body) }),
  })
  const session = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
  return { status: response.status, body: (await response.json()) as Json, session }
}

test('platform 2 every address has a kind, and its document responds with 200', async () => {
  const paths = [
    ...STORE_PRODUCTS,
    ...CATEGORIES,
    ...BRANDS,
    ...LANDING_PAGES,
    ...BUNDLES,
    BUNDLE_LISTING,
  ].map(({ path }) => path)
  for (const path of [...paths, ...TEXT_PAGES]) {
    const { status, body } = await call(`url/verify?url=${path}/`)
    assert.equal(status, 200, path)
    const level = body['nivel'] as string
    const document = level === 'brand' ? 'product/listing/brand' : level
    assert.equal((await call(`url/${document}?url=${path}`)).status, 200, path)
  }
  assert.ok(STORE_PRODUCTS.length >= 40)
  assert.equal((await call('url/verify?url=/nada')).status, 404)
})

test('platform 3.4 a limit above 30 is 400, an offset beyond the end 404', async () => {
  const listing = 'url/product/listing/category?url=/ferramentas'
  assert.equal((await call(`${listing}&limit=31`)).status, 400)
  assert.equal((await call(`${listing}&limit=12&offset=12`)).status, 200)
  assert.equal((await call(`${listing}&limit=12&offset=120`)).status, 404)
})

test('platform 3.6 a variation is added, changed and removed with flat fields', async () => {
  const shirt = { idProduto: '201', idUnidadeVenda: '1', idArmazem: '3', adicional: '' }
  const add = (idAtributoSimples: string, quantidade = '1', cookie = '') =>
    call('checkout/cart', {
      method: 'POST',
      body: { tipo: 'produto', itens: [{ ...shirt, idAtributoSimples, quantidade }] },
      cookie,
    })
  assert.deepEqual((await add('0')).body['itens'], [])
  const detail = await call('url/product/detail?url=/camiseta-malha-crua-azul')
  const values = Object.values(
    (detail.body['conteudo'] as { atributos: { simples: { valores: object } } }).atributos.simples.valores,
  ) as { idAtributoValor: string }[]
  const [small] = values.map(({ idAtributoValor }) => idAtributoValor)
  const added = await add(small!, '9')
  assert.equal(added.body['quantidadeTotal'], '3')
  assert.match(JSON.stringify(added.body['mensagens']), /apenas 3/)
  const line = { tipo: 'produto', ...shirt, idAtributoSimples: small! }
  const nested = { ...line, hash: line, quantidade: 1 }
  const write = (method: string, body: object) =>
    call('checkout/cart', { method, body, cookie: added.session })
  assert.equal((await write('PUT', nested)).status, 400)
  assert.equal((await write('PUT', { ...line, quantidade: 2 })).body['quantidadeTotal'], '2')
  assert.equal((await write('DELETE', line)).body['quantidadeItens'], 0)
})

test('platform 1 a call without the token gets 401, one with a rejected user agent 403 as HTML', async () => {
  const url = `${store.apiUrl}/v2/front/settings`
  assert.equal((await fetch(url, { headers: { 'User-Agent': 'Test/1' } })).status, 401)
  const rejected = await fetch(url, { headers: { 'App-Token': 'wapstore', 'User-Agent': 'curl/8' } })
  assert.equal(rejected.status, 403)
  assert.match(rejected.headers.get('content-type') ?? '', /html/)
})
