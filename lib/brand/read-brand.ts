import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { ValidationError } from 'yup'
import { withUnbrokenUnits } from '../shop/units.ts'
import { brandSchema, type Brand } from './brand-schema.ts'

/** The brand of the shop when BRAND_FILE is not set. */
export const DEFAULT_BRAND = 'brands/rosalume'

/**
 * Reads a brand from a JSON file or a folder. In a folder, brand.json has the top-level fields, every other JSON file is the value
 * of the field with the file's name, and the folder pages has the texts of the institutional pages. Throws an error that lists all
 * faults.
 */
export function readBrand(place: string): Brand {
  try {
    const parts = unbroken(statSync(place).isDirectory() ? readFolder(place) : readJson(place))
    const text = JSON.stringify(parts)
    if (checked?.text !== text) checked = { text, brand: check(parts) }
    return checked.brand
  } catch (error) {
    const faults =
      error instanceof ValidationError ? error.errors.map(inPlainWords).join('; ') : (error as Error).message
    throw new Error(`BRAND_FILE="${place}" does not describe a brand: ${faults}.`, { cause: error })
  }
}

// The last brand without a fault: checking it takes ten times as long as reading it, and a start reads it more than once.
let checked: { text: string; brand: Brand } | undefined

function check(parts: unknown): Brand {
  // Strict first, so that a number is not accepted as text; the cast then fills in the defaults.
  const brand = brandSchema.cast(brandSchema.validateSync(parts, { strict: true, abortEarly: false }))
  const faults = missingLinkedPages(brand)
  if (faults.length > 0) throw new Error(faults.join('; '))
  return brand
}

// No line of a text ends between a number and its unit.
function unbroken(value: unknown): unknown {
  if (typeof value === 'string') return withUnbrokenUnits(value)
  if (Array.isArray(value)) return value.map(unbroken)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, unbroken(each)]))
}

const KINDS: Record<string, string> = {
  object: 'an object of fields',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
}

// The library's sentences about types and unknown fields, for a person who edits the file.
function inPlainWords(fault: string): string {
  return fault
    .replace(/ must be a `(\w+)` type, but[^]*/, (_, kind: string) => ` must be ${KINDS[kind] ?? kind}`)
    .replace(/^this field has unspecified keys: /, 'there is no field ')
    .replace(/^(\S+) field has unspecified keys: /, '$1 has no field ')
}

/**
 * The brand of an external store without BRAND_FILE: only name, mark, icons and colours of the given brand, because its promises
 * and product texts would be untrue for another store (P29). Its page texts stay in the object, but are not shown (`hasOwnTexts`).
 */
export function withoutContent({ name, slug, storeCode, mark, icons, colors, pages }: Brand): Brand {
  return brandSchema.cast({ name, slug, storeCode, mark, icons, colors, pages })
}

// Fields whose texts link to a page of the brand.
function missingLinkedPages({
  returnDays,
  topics,
  landing,
  pages,
  faq,
  references,
  guides,
}: Brand): string[] {
  const needs: [hasField: boolean, field: string, hasPage: boolean, page: string][] = [
    [returnDays !== undefined, 'returnDays', pages.returns !== undefined, 'pages.returns'],
    [topics.length > 0, 'topics', pages.terms !== undefined, 'pages.terms'],
    [landing !== undefined, 'landing', faq !== undefined, 'faq'],
    [landing !== undefined, 'landing', references !== undefined, 'references'],
    [guides !== undefined, 'guides', references !== undefined, 'references'],
  ]
  return needs
    .filter(([hasField, , hasPage]) => hasField && !hasPage)
    .map(([, field, , page]) => `${field} links to ${page}, which is missing`)
}

function readFolder(folder: string): unknown {
  const { 'brand.json': own, ...others } = Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name, readJson(path.join(folder, name))]),
  )
  if (typeof own !== 'object') throw new Error('brand.json is missing')
  const pages = readPages(path.join(folder, 'pages'))
  const fields = Object.entries(others).map(([name, value]) => [path.basename(name, '.json'), value] as const)
  return { ...own, ...Object.fromEntries(fields), ...(pages ? { pages } : {}) }
}

// `terms.pt.html` is the Portuguese text of the page `terms`.
function readPages(folder: string): Record<string, unknown> | undefined {
  if (!existsSync(folder)) return undefined
  const pages: Record<string, Record<string, string>> = {}
  for (const file of readdirSync(folder)) {
    const [name = '', lang = ''] = file.split('.')
    pages[name] = { ...pages[name], [lang]: readFileSync(path.join(folder, file), 'utf8') }
  }
  return pages
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${path.basename(file)}: ${(error as Error).message}`, { cause: error })
  }
}
