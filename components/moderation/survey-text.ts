const NUMBER = new Intl.NumberFormat('pt-BR')
const LONG = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const SHORT = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' })

const inMonth = (month: string) => Date.parse(`${month}-15T00:00:00Z`)

/** A whole number as Brazil writes it. */
export function countText(count: number): string {
  return NUMBER.format(count)
}

/** A score with its sign; a dash where nobody has answered. */
export function npsText(nps: number | null): string {
  return nps === null ? '–' : NUMBER.format(nps).replace('-', '−')
}

/** A share of a whole in percent; nothing of nothing is 0%. */
export function percentText(part: number, whole: number): string {
  return `${NUMBER.format(whole === 0 ? 0 : Math.round((part / whole) * 100))}%`
}

/** 2026-11 as novembro de 2026. */
export function monthName(month: string): string {
  return LONG.format(inMonth(month))
}

/** 2026-11 as nov and 26. */
export function shortMonth(month: string): [name: string, year: string] {
  return [SHORT.format(inMonth(month)).replace('.', ''), month.slice(2, 4)]
}
