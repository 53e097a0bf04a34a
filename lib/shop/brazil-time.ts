const PARTS = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** Formats a time in milliseconds since 1970 in Brazil's time zone: 2026-11-20 and 14:03:59. */
export function brazilTime(at: number): { day: string; time: string } {
  const [day = '', time = ''] = PARTS.format(at).split(', ')
  return { day, time }
}
