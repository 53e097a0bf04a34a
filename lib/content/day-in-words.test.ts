/** @jest-environment node */
import { dayInWords } from './day-in-words.ts'

test.each([
  ['2026-12-02', 'pt', 'quarta, 2 de dezembro'],
  ['2026-12-02', 'en', 'Wednesday, December 2'],
  ['2027-01-01', 'pt', 'sexta, 1º de janeiro'],
  ['2026-11-28', 'pt', 'sábado, 28 de novembro'],
] as const)('the day %s reads in %s as "%s"', (day, lang, text) => {
  expect(dayInWords(day, lang)).toBe(text)
})
