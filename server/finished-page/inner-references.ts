import { isElement, rowReference, type FlightRow, type Model } from './flight-rows.ts'

const ELEMENT_PARTS = ['$', 'type', 'key', 'props']

/**
 * The values of a payload that lie on the path of a reference such as "$1a:props:children:0", from the row to the target: they
 * must not change. Throws SyntaxError for a path that leads nowhere.
 */
export function partsWithReferences(
  rows: readonly FlightRow[],
  byId: ReadonlyMap<string, FlightRow>,
): ReadonlySet<Model> {
  const parts = new Set<Model>()

  const valueOf = (id: string | undefined) => byId.get(id ?? '')?.value ?? null

  function collect(value: Model): void {
    if (typeof value === 'string') {
      const reference = rowReference(value)
      if (reference?.path.length) follow(valueOf(reference.id), reference.path)
    } else if (value && typeof value === 'object') for (const part of Object.values(value)) collect(part)
  }

  function follow(start: Model, path: readonly string[]): void {
    let value = start
    for (const name of path) {
      if (typeof value === 'string') value = valueOf(rowReference(value)?.id)
      if (!value || typeof value !== 'object') throw new SyntaxError('A path of the payload leads nowhere.')
      parts.add(value)
      const key = isElement(value) ? ELEMENT_PARTS.indexOf(name) : name
      value = (value as Record<string, Model>)[key] ?? null
    }
    parts.add(value)
  }

  for (const { value } of rows) collect(value)
  return parts
}
