import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseEnv } from '#lib/config/env.ts'
import { readListingParams } from '#lib/routes/listing-address.ts'
import { createListingIndex } from './listing-index.ts'

const AT = { kind: 'category', path: '/proteinas' } as const
const brandLink = (query: string) => ({ nome: query, url: `https://loja.example/proteinas?${query}` })

interface Answer {
  brands?: string[]
  orders?: string[]
  categories?: string[]
  total?: number
  takesAnyPriceRange?: boolean
}

// A store whose listing depends on the filters of the request: `responses` has a listing for each query; '' is the plain listing.
function storeOf(responses: Record<string, Answer>) {
  const calls: string[] = []
  const state = { isDown: false }
  const store = {
    base: 'http://store.internal',
    async fetch(request: Request) {
      const query = new URL(request.url).searchParams
      for (const name of ['url', 'offset', 'limit']) query.delete(name)
      calls.push(decodeURIComponent(query.toString()))
      if (state.isDown) throw new Error('down')
      const found = responses[decodeURIComponent(query.toString())]
      if (!found) return new Response('{}', { status: 404 })
      const { brands = [], orders = [], categories = [], total = 10, takesAnyPriceRange } = found
      return Response.json({
        estrutura: { seo: {} },
        conteudo: {
          produtos: [],
          detalhes: {
            marcas: brands.map(brandLink),
            ordenacao: orders.map((order) => ({
              label: order,
              url: `https://loja.example/proteinas?${order}`,
            })),
            filtros: categories.map((valor) => ({ label: valor, valor })),
            precoLivre: takesAnyPriceRange,
          },
        },
        info: { total, limit: 24, offset: 0 },
      })
    },
  }
  const clock = { now: 1_000_000 }
  const index = createListingIndex({ store, env: parseEnv({}).env }, () => clock.now)
  const has = (query: string) => index.has(AT, readListingParams(new URLSearchParams(query))!)
  const takesAnyPriceRange = (query: string) =>
    index.takesAnyPriceRange(AT, readListingParams(new URLSearchParams(query))!)
  return { calls, state, clock, index, has, takesAnyPriceRange }
}

test('R67 made-up values of a filter, a category and an order cost one call together', async () => {
  const { calls, has } = storeOf({
    '': { brands: ['marca=a', 'marca=b'], orders: ['order=pop'], categories: ['whey'] },
  })
  for (const query of ['marca=a', 'marca=b', 'order=pop', 'categoria=whey', 'order=pop&marca=a'])
    assert.equal(await has(query), true, query)
  for (let made = 0; made < 200; made++)
    for (const name of ['marca', 'categoria', 'order', 'atributo[]'])
      assert.equal(await has(`${name}=zzz${made}`), false)
  assert.deepEqual(calls, [''])
})

test('R67 a value that only a narrower listing links to is looked up there, once', async () => {
  const { calls, has } = storeOf({
    '': { brands: ['marca=a'] },
    'marca=a': { brands: ['marca=a&atributo=cor-1', 'marca=a&atributo=cor-1,2'] },
    'atributo=cor-1': {},
  })
  assert.equal(await has('atributo=cor-1&marca=a'), true)
  assert.equal(await has('atributo=cor-1,2&marca=a'), true)
  for (let made = 0; made < 50; made++) assert.equal(await has(`marca=a&atributo=cor-9${made}`), false)
  assert.deepEqual(calls, ['', 'marca=a'])
})

test('R67 several values in one parameter are found step by step', async () => {
  const { has } = storeOf({
    '': { brands: ['marca=1', 'marca=2'] },
    'marca=1': { brands: ['marca=1,2'] },
    'marca=1,2': { brands: ['marca=1,2,3'] },
  })
  assert.equal(await has('marca=1,2,3'), true)
  assert.equal(await has('marca=1,9'), false)
})

test('R67 pages beyond the last one cost one call for each set of filters', async () => {
  const { calls, has } = storeOf({ '': { brands: ['marca=a'], total: 60 }, 'marca=a': { total: 25 } })
  for (const [query, exists] of [
    ['pagina=3', true],
    ['pagina=4', false],
    ['pagina=2&marca=a', true],
    ['pagina=3&marca=a', false],
  ] as const)
    assert.equal(await has(query), exists, query)
  for (let page = 5; page < 200; page++) assert.equal(await has(`pagina=${page}`), false)
  assert.deepEqual(calls, ['', 'marca=a'])
})

test('R67 when a page loads the listing of a made-up value, the index does not learn that value', async () => {
  const { index, has } = storeOf({ '': {} })
  const params = readListingParams(new URLSearchParams('marca=zzz'))!
  const orders = [{ label: 'Preço', storeQuery: 'marca=zzz&order=p', isCurrent: false }]
  const listing = { orders, filters: [], filterGroups: [], total: 0, pageSize: 24 }
  index.learn(AT.path, params, listing)
  assert.deepEqual(await Promise.all(['order=p', 'marca=zzz'].map(has)), [true, false])
})

test('P9 while the store is down, every value counts as existing; afterwards the index rejects made-up ones', async () => {
  const { calls, state, clock, has } = storeOf({ '': { brands: ['marca=a'] } })
  state.isDown = true
  for (const query of ['marca=a', 'marca=zzz', 'pagina=9']) assert.equal(await has(query), true)
  assert.equal(calls.length, 1)
  state.isDown = false
  clock.now += 6000
  assert.deepEqual(await Promise.all(['marca=a', 'marca=zzz', 'pagina=9'].map(has)), [true, false, false])
})

test('decision 0025 after an invalidation the store is called again, and known values stay', async () => {
  const responses: Record<string, Answer> = { '': { brands: ['marca=a'] } }
  const { calls, index, has } = storeOf(responses)
  assert.equal(await has('marca=b'), false)
  responses[''] = { brands: ['marca=b'], total: 30 }
  index.invalidate('/outra')
  assert.equal(await has('marca=b'), false)
  index.invalidate('/proteinas')
  assert.deepEqual(await Promise.all(['marca=b', 'marca=a', 'pagina=2'].map(has)), [true, true, true])
  assert.equal(calls.length, 2)
})

test('R67 a store that takes any range of prices costs one call for all of them, with known other filters', async () => {
  const { calls, takesAnyPriceRange, has } = storeOf({
    '': { categories: ['whey'], takesAnyPriceRange: true },
  })
  for (let to = 30; to < 230; to++) {
    assert.equal(await takesAnyPriceRange(`preco=29-${to}&categoria=whey`), true)
    assert.equal(await has(`preco=29-${to}`), false)
  }
  for (const query of ['preco=29-30&categoria=inventada', 'preco=30-29', 'preco=29-x', 'preco=029-30'])
    assert.equal(await takesAnyPriceRange(query), false, query)
  assert.equal(await takesAnyPriceRange('categoria=whey'), true)
  assert.deepEqual(calls, [''])
  assert.equal(await storeOf({ '': { categories: ['whey'] } }).takesAnyPriceRange('preco=29-30'), false)
})

test('R67 a store that does not respond takes no typed range', async () => {
  const { state, takesAnyPriceRange } = storeOf({ '': { takesAnyPriceRange: true } })
  state.isDown = true
  assert.equal(await takesAnyPriceRange('preco=29-30'), false)
})
