/** Formats a time in Brasília. */
export const ORDER_TIME = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** Returns a day such as 2026-12-02 as '02/12/2026'. */
export function dayText(day: string): string {
  return day.split('-').reverse().join('/')
}
