import fc from 'fast-check'

/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Text that would do harm if it were shown as HTML. */
const HOSTILE = '<b>Forte</b><script>alert(1)</script><img src=x onerror=alert(1)>'

type Replacement = (value: Json) => Json | undefined

const amountIn = (value: Json, locale: string) =>
  typeof value === 'number'
    ? value.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    : value

/** Functions that replace a value by one that stores send instead (platform 3); `undefined` removes the field. */
const REPLACEMENTS: Replacement[] = [
  () => null,
  () => '',
  () => [],
  () => ({}),
  () => false,
  () => true,
  () => undefined,
  () => HOSTILE,
  () => 'texto',
  () => '12abc',
  () => -7,
  () => 1e15,
  () => '9'.repeat(40),
  () => 'x'.repeat(3000),
  () => '__proto__',
  () => ({ toString: 1, constructor: null, valueOf: 'x' }),
  (value) => (typeof value === 'number' ? String(value) : value),
  (value) => amountIn(value, 'pt-BR'),
  (value) => amountIn(value, 'en-US'),
  (value) => (Array.isArray(value) ? { ...value } : [value]),
  (value) => (Array.isArray(value) ? [...value, null, 'x', {}, []] : value),
  (value) => ({ valor: value, outro: 1 }),
]

type Path = readonly (string | number)[]

function pathsIn(value: Json, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const entries = Array.isArray(value)
    ? value.map((each, index) => [index, each] as const)
    : Object.entries(value)
  return [path, ...entries.flatMap(([key, each]) => pathsIn(each, [...path, key]))]
}

function changed(value: Json | undefined, [key, ...rest]: Path, replace: Replacement): Json | undefined {
  if (value === undefined) return value
  if (key === undefined) return replace(value)
  if (typeof value !== 'object' || value === null) return value
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, Json>
  const next = changed(copy[key], rest, replace)
  if (next === undefined) delete copy[key]
  else copy[key] = next
  // A list with a hole is no JSON.
  return Array.isArray(copy) ? (copy as Json[]).filter((each) => each !== undefined) : copy
}

/** Variants of a document in which one to three values are replaced. */
export function mutations(document: Json): fc.Arbitrary<Json> {
  const paths = pathsIn(document).filter((path) => path.length > 0)
  const change = fc.record({ path: fc.constantFrom(...paths), replace: fc.constantFrom(...REPLACEMENTS) })
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) =>
      changes.reduce<Json>((value, { path, replace }) => changed(value, path, replace) ?? value, document),
    )
}

/** Every number in a document, also as text, in cents: a page of the document may show no other amount. */
export function amountsIn(document: Json): Set<number> {
  const text = JSON.stringify(document)
  const numbers = text.match(/\d+(?:[.,]\d+)*/g) ?? []
  return new Set(numbers.map((each) => Math.round(Number(plain(each)) * 100)))
}

function plain(number: string): string {
  const decimals = /[.,](\d{1,2})$/.exec(number)?.[1] ?? ''
  const whole = number.slice(0, decimals ? -decimals.length - 1 : undefined).replace(/[.,]/g, '')
  return `${whole}.${decimals || '0'}`
}

/** The amounts that a text shows, in cents. */
export function shownAmounts(text: string): number[] {
  return [...text.matchAll(/R\$\s?([\d.]+),(\d{2})/g)].map(([, whole = '', cents = '']) =>
    Number(whole.replaceAll('.', '') + cents),
  )
}
