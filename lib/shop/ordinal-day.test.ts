/** @jest-environment node */
import { withOrdinalDay } from './ordinal-day.ts'
import { reviewDay } from './review.ts'

test('in Portuguese the first of a month is an ordinal, in every date in words', () => {
  expect(withOrdinalDay('terça, 1 de dezembro')).toBe('terça, 1º de dezembro')
  expect(reviewDay('2026-12-01T13:15:00Z', 'pt-BR')).toBe('1º de dezembro de 2026')
  expect(reviewDay('2026-12-01T13:15:00Z', 'pt-BR', 'medium')).toBe('1º de dez. de 2026')
})

test.each([
  '11 de dezembro de 2026',
  '21 de março',
  'sábado, 31 de outubro',
  'December 1, 2026',
  '01/12/2026',
])('%s stays', (date) => expect(withOrdinalDay(date)).toBe(date))
