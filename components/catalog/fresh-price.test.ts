import { routeFetchToStore } from '#lib/testing/store-fetch.ts'

import { fetchPrice } from './fresh-price.ts'

const ONE = '/colageno-1-pote.html'
const TWO = '/colageno-2-potes.html'

test('section 7: who asks for the same kit at once shares the answer, other kits wait their turn', async () => {
  const store = await routeFetchToStore()
  let underway = 0
  let most = 0
  store.between = async (_call, pass) => {
    most = Math.max(most, ++underway)
    const answer = await pass()
    underway--
    return answer
  }
  expect(await Promise.all([ONE, TWO, ONE].map((path) => fetchPrice(path, 'pt')))).toEqual([2490, 4470, 2490])
  expect(store.calls).toHaveLength(2)
  expect(most).toBe(1)
})

test('a failure stops nobody behind it, and the next asks anew', async () => {
  const store = await routeFetchToStore()
  store.between = (call, pass) => (call.path.includes('1-pote') ? Promise.reject(new TypeError()) : pass())
  const failed = expect(fetchPrice(ONE, 'pt')).rejects.toMatchObject({ kind: 'network' })
  expect(await fetchPrice(TWO, 'pt')).toBe(4470)
  await failed
  store.between = undefined
  expect(await fetchPrice(ONE, 'pt')).toBe(2490)
})
