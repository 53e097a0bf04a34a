import { routeFetchToStore } from '#lib/testing/store-fetch.ts'

import { queryClient } from './cart-query.ts'
import { kitPriceQuery } from './price-query.ts'

const ONE = '/colageno-1-pote.html'
const TWO = '/colageno-2-potes.html'
const fetchPrice = async (path: string) => (await queryClient().fetchQuery(kitPriceQuery('pt', path))).price

test('spec section 7: simultaneous requests for a kit share a response, other kits are requested one after the other', async () => {
  const store = await routeFetchToStore()
  let underway = 0
  let most = 0
  store.intercept = async (_call, pass) => {
    most = Math.max(most, ++underway)
    const response = await pass()
    underway--
    return response
  }
  expect(await Promise.all([ONE, TWO, ONE].map(fetchPrice))).toEqual([2490, 4470, 2490])
  expect(store.calls).toHaveLength(2)
  expect(most).toBe(1)
})

test('a failed request does not block the next ones, and a later call requests the price again', async () => {
  const store = await routeFetchToStore()
  store.intercept = (call, pass) => (call.path.includes('1-pote') ? Promise.reject(new TypeError()) : pass())
  const failed = expect(fetchPrice(ONE)).rejects.toMatchObject({ kind: 'network' })
  expect(await fetchPrice(TWO)).toBe(4470)
  await failed
  store.intercept = undefined
  expect(await fetchPrice(ONE)).toBe(2490)
})
