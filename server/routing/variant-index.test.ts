import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseEnv } from '#lib/config/env.ts'
import { createVariantIndex } from './variant-index.ts'

const value = (id: number) => ({ label: `Sabor ${id}`, idProduto: id })
const detail = (ids: readonly number[]) => ({
  estrutura: { seo: {} },
  conteudo: {
    id: 9,
    nome: 'Whey',
    url: 'http://store.internal/whey',
    precos: { de: 10, por: 10 },
    atributos: { simples: { nome: 'Sabor', valores: ids.map(value) } },
  },
})
const kit = (quantidade: number, ids: readonly number[]) => ({
  id: `k${quantidade}`,
  idLista: 1000 + quantidade,
  quantidade,
  precosGerais: { precoPor: 10 },
  possuiVariacao: ids.length > 0,
  variacoes: ids.map((id) => ({ id, nome: `Sabor ${id}` })),
})
const listing = (...listas: unknown[]) => ({ estrutura: { seo: {} }, conteudo: { listas } })

type Wire = { detail?: unknown; listing?: unknown }

function storeOf(products: Record<string, Wire>) {
  const calls: string[] = []
  const state = { isDown: false, hold: Promise.resolve() }
  const store = {
    base: 'http://store.internal',
    async fetch(request: Request) {
      const { pathname, searchParams } = new URL(request.url)
      const path = searchParams.get('url') ?? ''
      calls.push(`${pathname.replace('/v2/front/url/', '')} ${path}`)
      await state.hold
      if (state.isDown) throw new Error('down')
      const body = products[path]?.[pathname.endsWith('/product/detail') ? 'detail' : 'listing']
      return body ? Response.json(body) : new Response('{}', { status: 404 })
    },
  }
  return { calls, state, host: { store, env: parseEnv({}).env } }
}

test('R52 a product without kits has its own variants, and no other id', async () => {
  const { calls, host } = storeOf({ '/whey': { detail: detail([476, 477, 0]) } })
  const variants = createVariantIndex(host, 400, () => 0)
  assert.equal(await variants.has('/whey', '476'), true)
  assert.equal(await variants.has('/whey', '477'), true)
  for (let id = 1; id < 400; id++) assert.equal(await variants.has('/whey', String(id)), false)
  assert.deepEqual(calls.toSorted(), ['list/listing /whey', 'product/detail /whey'])
})

test('R52 a product with kits has the flavours of its smallest kit and those of its larger kits, and no other id', async () => {
  const { host } = storeOf({
    '/colageno': { detail: detail([1, 2]), listing: listing(kit(3, [7, 8]), kit(1, [422, 423])) },
    '/um-so': { detail: detail([1]), listing: listing(kit(1, [])) },
    '/unico': { detail: detail([5]) },
  })
  const variants = createVariantIndex(host, 400, () => 0)
  for (const id of ['422', '423', '7', '8', 'kit-1003'])
    assert.equal(await variants.has('/colageno', id), true, id)
  for (const id of ['1', '2', '9', '1001', 'kit-1001', 'kit-7'])
    assert.equal(await variants.has('/colageno', id), false, id)
  assert.equal(await variants.has('/um-so', '1'), false)
  assert.equal(await variants.has('/unico', '5'), false, 'a single variant is not a choice')
  assert.equal(await variants.has('/nada', '5'), false)
})

test('concurrent lookups share one pair of store calls', async () => {
  const { calls, host } = storeOf({ '/whey': { detail: detail([476, 477]) } })
  const variants = createVariantIndex(host, 400, () => 0)
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, at) => variants.has('/whey', String(at + 400))),
  )
  assert.deepEqual(
    answers.flatMap((isFlavour, at) => (isFlavour ? [at + 400] : [])),
    [476, 477],
  )
  assert.equal(calls.length, 2)
})

test('a change in the store shows after an invalidation, or when the entry is no longer fresh', async () => {
  let now = 0
  const products: Record<string, Wire> = {
    '/whey': { detail: detail([1, 2]) },
    '/b': { detail: detail([3, 4]) },
  }
  const { calls, state, host } = storeOf(products)
  const variants = createVariantIndex(host, 400, () => now)
  assert.deepEqual([await variants.has('/whey', '2'), await variants.has('/b', '4')], [true, true])
  products['/whey'] = { detail: detail([1, 5]) }
  products['/b'] = { detail: detail([3, 6]) }
  variants.invalidate('/whey')
  assert.deepEqual([await variants.has('/whey', '5'), await variants.has('/b', '4')], [true, true])
  variants.invalidate()
  assert.deepEqual([await variants.has('/b', '6'), await variants.has('/b', '4')], [true, false])
  now += 5 * 60_000
  calls.length = 0
  assert.equal(await variants.has('/b', '6'), true)
  assert.equal(calls.length, 2)

  let release = () => {}
  state.hold = new Promise((done) => (release = done))
  now += 5 * 60_000
  const early = variants.has('/b', '6')
  variants.invalidate('/b')
  release()
  await early
  calls.length = 0
  await variants.has('/b', '6')
  assert.equal(calls.length, 2, 'a response from before the invalidation is not cached')
})

test('P9 while the store is down, known flavours stay known and others are not found; a failed lookup is not repeated for other ids', async () => {
  let now = 0
  const { calls, state, host } = storeOf({ '/whey': { detail: detail([476, 477]) } })
  const variants = createVariantIndex(host, 400, () => now)
  assert.equal(await variants.has('/whey', '476'), true)
  state.isDown = true
  now += 5 * 60_000
  calls.length = 0
  for (let id = 470; id < 480; id++)
    assert.equal(await variants.has('/whey', String(id)), id === 476 || id === 477, String(id))
  for (let id = 1; id < 50; id++) assert.equal(await variants.has('/serum', String(id)), false)
  assert.equal(calls.length, 4)
  state.isDown = false
  now += 5000
  assert.equal(await variants.has('/whey', '478'), false)
  assert.equal(calls.length, 6)
})

test('L8 a slow store delays a lookup no longer than the deadline', async () => {
  const { state, host } = storeOf({ '/whey': { detail: detail([476, 477]) } })
  const answer = Promise.withResolvers<void>()
  state.hold = answer.promise
  const variants = createVariantIndex(host, 50, () => 0)
  const begun = performance.now()
  assert.equal(await variants.has('/whey', '476'), false)
  assert.ok(performance.now() - begun < 10_000)
  answer.resolve()
})

test('the index stores the flavours of at most 2,000 products', async () => {
  const { calls, host } = storeOf({})
  const variants = createVariantIndex(host, 400, () => 0)
  for (let index = 0; index <= 2000; index++) await variants.has(`/p-${index}`, '1')
  calls.length = 0
  await variants.has('/p-2000', '1')
  assert.equal(calls.length, 0)
  await variants.has('/p-0', '1')
  assert.equal(calls.length, 2)
})
