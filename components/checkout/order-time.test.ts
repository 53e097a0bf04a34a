/** @jest-environment node */
import { timeText } from './order-time.ts'

test.each([
  ['2026-12-01T13:15:00Z', 'pt', '1º de dezembro de 2026 às 10:15'],
  ['2026-12-11T02:30:00Z', 'pt', '10 de dezembro de 2026 às 23:30'],
  ['2026-12-01T13:15:00Z', 'en', 'December 1, 2026 at 10:15 AM'],
  ['yesterday', 'pt', ''],
] as const)(
  'the time %s of an order reads in %s as "%s", in the time zone of Brasília',
  (iso, lang, text) => {
    expect(timeText(iso, lang).replace(/\s/gu, ' ')).toBe(text)
  },
)
