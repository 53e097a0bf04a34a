/** Opening hours of a service on weekdays (1 is Monday, 7 is Sunday), in full hours of Brasília's time. */
export interface OpeningHours {
  days: readonly number[]
  from: number
  to: number
}

/** Whether a service is open, and the weekday and hour of the next change: of its closing, or of its next opening. */
export interface OpeningState {
  isOpen: boolean
  /** Days until the change: 0 is today. */
  inDays: number
  weekday: number
  hour: number
}

/** Brasília is three hours behind UTC all year: Brazil has had no daylight saving time since 2019 (Decreto 9.772/2019). */
const OFFSET_MS = -3 * 3_600_000
const HOURS = /^([1-7]+) (\d{1,2})-(\d{1,2})$/

/** The state of a service at a time in milliseconds since 1970; undefined when it never opens. */
export function openingState({ days, from, to }: OpeningHours, time: number): OpeningState | undefined {
  const here = new Date(time + OFFSET_MS)
  const hour = here.getUTCHours()
  const weekdayIn = (inDays: number) => ((here.getUTCDay() + inDays + 6) % 7) + 1
  if (days.includes(weekdayIn(0)) && hour >= from && hour < to)
    return { isOpen: true, inDays: 0, weekday: weekdayIn(0), hour: to }
  for (let inDays = hour < from ? 0 : 1; inDays <= 7; inDays++)
    if (days.includes(weekdayIn(inDays)))
      return { isOpen: false, inDays, weekday: weekdayIn(inDays), hour: from }
  return undefined
}

/** Opening hours as the text of an attribute: '12345 9-17'. */
export function openingText({ days, from, to }: OpeningHours): string {
  return `${days.join('')} ${from}-${to}`
}

/** Reads that text; undefined for any other. */
export function readOpening(text: string | undefined): OpeningHours | undefined {
  const [, days, from, to] = HOURS.exec(text ?? '') ?? []
  return days ? { days: [...days].map(Number), from: Number(from), to: Number(to) } : undefined
}
