/** The newest of the dates of everything that a page or file shows; undefined without any, or when one is unknown (R65). */
export function newestOf(dates: readonly (string | undefined)[]): string | undefined {
  const known = dates.filter((date) => date !== undefined)
  if (known.length < dates.length) return undefined
  return known.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1)
}
