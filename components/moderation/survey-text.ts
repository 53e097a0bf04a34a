const NUMBER = new Intl.NumberFormat('pt-BR')
const LONG = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const SHORT = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' })

const middleOf = (month: string) => Date.parse(`${month}-15T00:00:00Z`)

/** A whole number in Brazilian format. */
export function countText(count: number): string {
  return NUMBER.format(count)
}

/** An NPS with its sign; a dash without answers. */
export function npsText(nps: number | null): string {
  return nps === null ? '–' : NUMBER.format(nps).replace('-', '−')
}

/** A part of a whole in percent; 0% of an empty whole. */
export function percentText(part: number, whole: number): string {
  return `${NUMBER.format(whole === 0 ? 0 : Math.round((part / whole) * 100))}%`
}

/** The name of a month: 2026-11 is 'novembro de 2026'. */
export function monthName(month: string): string {
  return LONG.format(middleOf(month))
}

/** The short name and year of a month: 2026-11 is 'nov' and '26'. */
export function shortMonth(month: string): [name: string, year: string] {
  return [SHORT.format(middleOf(month)).replace('.', ''), month.slice(2, 4)]
}
