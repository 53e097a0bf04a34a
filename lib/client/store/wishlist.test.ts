/** @jest-environment node */
import { createApiClient } from '../api-client.ts'
import { getWishlist } from './wishlist.ts'

const card = (id: number) => ({
  id: String(id),
  nome: `Produto ${id}`,
  url: `https://loja.test/p-${id}.html`,
})

function storeWith(answers: Record<string, unknown>) {
  const requested: string[] = []
  const fetch = async (input: RequestInfo | URL) => {
    const { pathname, search } = new URL(new Request(input as Request).url)
    requested.push(pathname.slice(1) + search)
    const answer = answers[pathname.slice(1)]
    return answer === undefined ? Response.json({ error: 'x' }, { status: 404 }) : Response.json(answer)
  }
  return { requested, store: createApiClient({ base: 'http://api.test', lang: 'pt', timeoutMs: 500, fetch }) }
}

test('contract 4.24 a store that sends product cards gets one call', async () => {
  const { requested, store } = storeWith({ wishlist: { favoritos: [8, 9], produtos: [card(9), card(8)] } })
  const { products, missing } = await getWishlist(store)
  expect(products.map(({ id, path }) => [id, path])).toEqual([
    [8, '/p-8.html'],
    [9, '/p-9.html'],
  ])
  expect([missing, requested]).toEqual([0, ['wishlist?produtos=1']])
})

test('platform 3.1 for a store that sends only ids the cards come from its seen products; unknown ids are left out', async () => {
  const showcase = 'showcase/products/ultimos-vistos'
  const { requested, store } = storeWith({
    wishlist: { favoritos: ['8', 9, 'x'] },
    [showcase]: { produtos: [card(9), card(7)] },
  })
  const { products, missing } = await getWishlist(store)
  expect(products.map(({ id }) => id)).toEqual([9])
  expect([missing, requested[1]]).toEqual([1, `${showcase}?productId=0&seenProducts=8%3B9&limit=2`])
})

test('platform 3.7 a store without the showcase of seen products, or with an empty wishlist, gives no products', async () => {
  expect(await getWishlist(storeWith({ wishlist: { favoritos: [8] } }).store)).toEqual({
    products: [],
    missing: 1,
  })
  const { requested, store } = storeWith({ wishlist: { favoritos: {} } })
  expect(await getWishlist(store)).toEqual({ products: [], missing: 0 })
  expect(requested).toHaveLength(1)
})
