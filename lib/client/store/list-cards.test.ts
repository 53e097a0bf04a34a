/** @jest-environment node */
import { frontApi } from '../../../e2e/foreign-store/front-api.ts'
import { newSession } from '../../../e2e/foreign-store/sessions.ts'
import { createApiClient, type ApiClient } from '../api-client.ts'
import { getListCards } from './list-cards.ts'

const ORIGIN = 'https://loja.example'

/** A client of a store that responds to every call with `answer`, by default as the store of e2e/foreign-store. */
function clientWith(answer = foreignAnswer): ApiClient {
  return createApiClient({
    base: `${ORIGIN}/api/v2/front`,
    lang: 'pt',
    timeoutMs: 10_000,
    fetch: (input) => Promise.resolve(answer(new URL(new Request(input).url))),
  })
}

function foreignAnswer({ pathname, searchParams: query }: URL): Response {
  const path = pathname.replace('/api/v2/front/', '')
  const session = newSession(new Map())
  const { status, body } = frontApi({ method: 'GET', path, query, body: {}, session, origin: ORIGIN })
  return Response.json(body, { status })
}

const listing = (listas: unknown) => () => Response.json({ estrutura: {}, conteudo: { listas } })

test('platform 2 a listing of lists returns each list with its name, address, picture and price', async () => {
  const { name, cards } = await getListCards(clientWith(), '/kits')
  expect(name).toBe('Kits')
  expect(cards).toMatchObject([
    { id: 501, name: 'Kit primeira oficina', path: '/lista/kit-primeira-oficina.html', price: 15_290 },
    { id: 502, name: 'Kit café da manhã', path: '/lista/kit-cafe-da-manha.html', price: 7870, inStock: true },
  ])
  expect(cards.every(({ picture }) => picture.startsWith(ORIGIN))).toBe(true)
})

test('platform 1 the lists of all pages are fetched, in pages of 12 from a store that rejects 24; a store that ignores `offset` is called twice', async () => {
  const all = Array.from({ length: 30 }, (_, index) => ({ nome: `Kit ${index}`, url: `/k-${index}` }))
  const calls: string[] = []
  const answer = (ignoresOffset: boolean) =>
    clientWith(({ searchParams: query }) => {
      const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))]
      calls.push(`${offset} ${limit}`)
      if (limit > 12) return Response.json({ error: 'limit' }, { status: 400 })
      const produtos = all.slice(ignoresOffset ? 0 : offset, (ignoresOffset ? 0 : offset) + limit)
      return Response.json({ estrutura: {}, conteudo: { produtos: { ...produtos } }, info: { total: '30' } })
    })
  const { cards } = await getListCards(answer(false), '/kits')
  expect(cards.map(({ path }) => path)).toEqual(all.map(({ url }) => url))
  expect(calls).toEqual(['0 24', '0 12', '12 12', '24 12'])
  calls.length = 0
  expect((await getListCards(answer(true), '/kits')).cards).toHaveLength(12)
  expect(calls).toEqual(['0 24', '0 12', '12 12'])
})

test('platform 2 a list without name, without address or at the address of its own page is left out', async () => {
  const lists = [
    { nome: '', url: '/a' },
    { nome: 'Sem endereço' },
    { nome: 'Esta página', url: '/kits' },
    { nome: 'Kit', url: { categoria: '/colageno', single: '', lista: '/x.html' } },
    null,
  ]
  const { cards } = await getListCards(clientWith(listing(lists)), '/kits')
  expect(cards.map(({ name, path }) => [name, path])).toEqual([['Kit', '/colageno']])
})

test.each([
  [
    { precosGerais: { precoDe: '49,90', precoPor: '39,90' } },
    { price: 3990, priceFrom: 4990, inStock: true },
  ],
  [{ precos: [] }, { price: undefined, inStock: true }],
  [
    { precos: { por: 10 }, emEstoque: 'n' },
    { price: 1000, inStock: false },
  ],
  [
    { precos: { por: 10 }, status: 'sobConsulta' },
    { price: undefined, inStock: false },
  ],
])('platform 3.3 the price and stock of a list are the store’s own: %j', async (fields, expected) => {
  const { cards } = await getListCards(clientWith(listing([{ nome: 'Kit', url: '/k', ...fields }])), '/kits')
  expect(cards).toMatchObject([expected])
})
