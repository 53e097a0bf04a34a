import type { Draw } from './draw.ts'

/** How PHP may write a value (platform 3); each method chooses one of the ways. */
export interface Spelling {
  /** An amount in one of the number styles. */
  money(cents: number): number | string
  /** A whole number, also as text. */
  number(value: number): number | string
  flag(isSet: boolean): boolean | number | string
  /** A value for none. */
  none(): unknown
  /** An empty object, or none. */
  empty(): unknown
  /** A list, also as an object with numeric keys. */
  list<T>(entries: readonly T[]): T[] | Record<string, T>
  /** A text as HTML: with entities, or inside an element. */
  html(text: string): string
  /** A document, sometimes with a field that docs/platform-api.md does not describe. */
  withUnknown<T extends object>(document: T): T
}

/** The spellings that `draw` chooses. */
export function spellingOf(draw: Draw): Spelling {
  return {
    money(cents) {
      const fixed = (cents / 100).toFixed(2)
      const [whole = '', decimals = ''] = fixed.split('.')
      const grouped = (mark: string) => whole.replace(/\B(?=(\d{3})+$)/g, mark)
      return draw.one<number | string>(
        cents / 100,
        cents / 100,
        fixed,
        `${grouped('.')},${decimals}`,
        `${grouped(',')}.${decimals}`,
        `${whole},${decimals}`,
      )
    },
    number: (value) => draw.one<number | string>(value, String(value)),
    flag: (isSet) =>
      draw.one<boolean | number | string>(isSet, isSet ? 's' : 'n', isSet ? 1 : 0, isSet ? 'S' : 'N'),
    none: () => draw.one<unknown>('', null, false, undefined, []),
    empty: () => draw.one<unknown>([], {}, null, undefined, ''),
    list(entries) {
      const first = draw.int(0, 3)
      return entries.length > 0 && draw.chance(25)
        ? Object.fromEntries(entries.map((entry, index) => [String(first + index), entry]))
        : [...entries]
    },
    html(text) {
      const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
      return draw.one(
        /[<>&]/.test(text) ? escaped : text,
        escaped,
        `<b>${escaped}</b>`,
        `<span class="x">${escaped}</span>`,
        escaped.replaceAll('ã', '&atilde;').replaceAll('é', '&#233;').replaceAll('"', '&quot;'),
      )
    },
    withUnknown: (document) =>
      draw.chance(30)
        ? { ...document, campoNovo: draw.one<unknown>(null, [1, { a: [] }], 'x', {}) }
        : document,
  }
}
