const ZONE = 'America/Sao_Paulo'
const PARTS = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  hourCycle: 'h23',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
})

/** A moment as the clocks of Brazil show it: 2026-11-20 and 14:03:59. */
export function brazilTime(at: number): { day: string; time: string } {
  const [day = '', time = ''] = PARTS.format(at).split(', ')
  return { day, time }
}

/** A month of Brazil, with the moment in which it begins. */
export interface Month {
  /** 2026-11 */
  name: string
  start: number
}

/** The months of Brazil that hold two moments and all between them, oldest first. */
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

// Brazil had summer time until 2019: how far its clocks were from UTC at that moment is asked, not assumed.
function startOf(year: number, month: number): number {
  const wanted = Date.UTC(year, month - 1, 1)
  const guess = wanted + 3 * 3_600_000
  const { day, time } = brazilTime(guess)
  return guess + wanted - Date.parse(`${day}T${time}Z`)
}
