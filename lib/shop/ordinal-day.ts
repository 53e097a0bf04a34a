/** A date in words with the ordinal that Portuguese writes for the first of a month, '1º de dezembro', where Intl has '1'; other dates stay. */
export function withOrdinalDay(date: string): string {
  return date.replace(/\b1 de /, '1º de ')
}
