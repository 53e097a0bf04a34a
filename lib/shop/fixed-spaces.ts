/** The detail of a line of an order, which breaks neither after a number ('2 Cranberry') nor before a dash. */
export function withFixedSpaces(detail: string): string {
  return detail.replace(/(\d) (?=\p{L})/gu, '$1\u00a0').replaceAll(/ (?=[-–] )/g, '\u00a0')
}
