/** @jest-environment node */
import { fasterDelivery, latestDelivery } from './latest-delivery.ts'

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

const way = (label: string, price: number | undefined, until: string) => ({ ...option(price, until), label })
const standard = way('Padrão', 990, '2026-12-03')

test('contract 4.19: a faster way is offered with its price for one line, without it for several', () => {
  const express = way('Expressa', 1990, '2026-12-01')
  const one = quote(standard, way('Sedex', 1590, '2026-12-02'), express)
  expect(fasterDelivery([one])).toEqual({ label: 'Expressa', until: '2026-12-01', price: 1990 })
  const other = quote(standard, way('Expressa', 2990, '2026-12-02'))
  expect(fasterDelivery([one, other])).toEqual({ label: 'Expressa', until: '2026-12-02', price: undefined })
})

test.each([
  ['no other way', [quote(standard)]],
  ['a way that is no faster', [quote(standard, way('Agendada', 2990, '2026-12-03'))]],
  ['a way without a day', [quote(standard, way('Expressa', 2990, ''))]],
  [
    'a way that a line does not have',
    [quote(standard, way('Expressa', 2990, '2026-12-01')), quote(standard)],
  ],
  ['no day of the usual way', [quote(way('Padrão', 990, ''), way('Expressa', 2990, '2026-12-01'))]],
  ['nothing', []],
])('with %s, nothing faster is offered', (_, quotes) => expect(fasterDelivery(quotes)).toBeUndefined())
