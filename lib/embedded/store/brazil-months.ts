import { brazilTime } from '#lib/shop/brazil-time.ts'

/** A calendar month in Brazil with its start in milliseconds. */
export interface Month {
  /** 2026-11 */
  name: string
  start: number
}

/** Returns the months in Brazil from one time to another, oldest first. */
export function monthsBetween(first: number, last: number): Month[] {
  const months: Month[] = []
  let [year = 0, month = 0] = brazilTime(first).day.split('-').map(Number)
  for (;;) {
    const start = startOf(year, month)
    if (start > last) return months
    months.push({ name: `${year}-${String(month).padStart(2, '0')}`, start })
    ;[year, month] = month === 12 ? [year + 1, 1] : [year, month + 1]
  }
}

// Brazil had daylight saving time until 2019, so the UTC offset is looked up, not assumed.
function startOf(year: number, month: number): number {
  const utcMidnight = Date.UTC(year, month - 1, 1)
  const guess = utcMidnight + 3 * 3_600_000
  const { day, time } = brazilTime(guess)
  return guess + utcMidnight - Date.parse(`${day}T${time}Z`)
}
