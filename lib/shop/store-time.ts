const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?)?$/
const BRAZILIAN = /^(\d\d)\/(\d\d)\/(\d{4})(?:\s+(\d\d):(\d\d)(?::(\d\d))?)?$/

/** Whether a text begins with a date that exists: true for `2026-02-28`, false for `2026-02-30`, although Date.parse accepts both. */
export function isCalendarDay(text: string): boolean {
  const [day] = /^\d{4}-\d\d-\d\d(?=T|$)/.exec(text) ?? []
  const time = Date.parse(`${day}T00:00Z`)
  return day !== undefined && !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/**
 * Converts a date text of the store to ISO 8601; '' when it is not a date. A time without a zone is in Brasília's zone, and a
 * day without a time becomes noon there.
 */
export function storeTime(text: string): string {
  const trimmed = text.trim()
  const iso = ISO.exec(trimmed)
  const brazilian = BRAZILIAN.exec(trimmed)
  const [year, month, day, ...clock] = iso
    ? iso.slice(1)
    : brazilian
      ? [brazilian[3], brazilian[2], brazilian[1], ...brazilian.slice(4)]
      : []
  const [hours, minutes, seconds = '00'] = clock
  const time = year
    ? `${year}-${month}-${day}T${hours === undefined ? '12:00:00' : `${hours}:${minutes}:${seconds}`}-03:00`
    : trimmed
  return Number.isNaN(Date.parse(time)) || !isCalendarDay(time) ? '' : time
}
