import { mixed } from 'yup'
import { objectOrDefaults, text } from './fields.ts'

// PHP writes [] for an empty query; a value may be a number or, for several of one name, a list.
function readQuery(_cast: unknown, original: unknown): [string, string][] {
  if (typeof original !== 'object' || original === null) return []
  if (Array.isArray(original)) return original.flatMap((entry) => readQuery(entry, entry))
  return Object.entries(original).flatMap(([name, value]) => readValue(name, value))
}

function readValue(name: string, value: unknown): [string, string][] {
  if (typeof value === 'string' || typeof value === 'number') return [[name, String(value)]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    readValue(Array.isArray(value) ? `${name}[]` : `${name}[${key}]`, each),
  )
}

/** `rota` of a link: its path and its query as pairs of name and value; PHP's [] counts as empty (platform 3). */
export const routeSchema = objectOrDefaults({
  path: text(),
  query: mixed<[string, string][]>().transform(readQuery).default([]).required(),
})
