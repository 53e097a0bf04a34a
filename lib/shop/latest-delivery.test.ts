/** @jest-environment node */
import { latestDelivery } from './latest-delivery.ts'

const option = (price: number | undefined, until: string) => ({ id: '', label: '', price, time: '', until })
const quote = (...options: ReturnType<typeof option>[]) => ({ options, note: '', place: '' })

test('contract 4.19: the cart arrives with the last of its lines, each by its cheapest way', () => {
  const standard = quote(option(1990, '2026-12-01'), option(990, '2026-12-03'))
  expect(latestDelivery([standard])).toBe('2026-12-03')
  expect(latestDelivery([standard, quote(option(0, '2026-12-07'))])).toBe('2026-12-07')
})

test('without a day for every line there is none', () => {
  expect(latestDelivery([])).toBe('')
  expect(latestDelivery([quote()])).toBe('')
  expect(latestDelivery([quote(option(990, '2026-12-03')), quote(option(990, ''))])).toBe('')
})
