const DAY_MS = 86_400_000

// Month and day. 20 November is a holiday of the whole country since 2024 (Lei 14.759/2023).
const FIXED_HOLIDAYS = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25']

// Days from Easter Sunday: carnival on Monday and Tuesday, Good Friday, Corpus Christi. Neither banks nor carriers work on these days.
const EASTER_HOLIDAYS = [-48, -47, -2, 60]

/** A day of the calendar as YYYY-MM-DD. */
export type Day = string

/** Whether parcels are carried and banks work on a day: neither a weekend nor a holiday of the whole country. */
export function isBusinessDay(day: Day): boolean {
  const time = toTime(day)
  const weekday = new Date(time).getUTCDay()
  if (weekday === 0 || weekday === 6 || FIXED_HOLIDAYS.includes(day.slice(5))) return false
  const easter = easterOf(Number(day.slice(0, 4)))
  return !EASTER_HOLIDAYS.includes(Math.round((time - easter) / DAY_MS))
}

/** Returns the business day that is `count` business days after a day; with 0 the day itself, or the next business day. */
export function addBusinessDays(day: Day, count: number): Day {
  let time = toTime(day)
  while (!isBusinessDay(toDay(time))) time += DAY_MS
  for (let left = count; left > 0; left--)
    do time += DAY_MS
    while (!isBusinessDay(toDay(time)))
  return toDay(time)
}

const toDay = (time: number): Day => new Date(time).toISOString().slice(0, 10)
const toTime = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

// The Gregorian calendar's rule for Easter Sunday (Meeus).
function easterOf(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * shift + 114
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)
}
