import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { ValidationError } from 'yup'
import { brandSchema, type Brand } from './brand-schema.ts'

/** The brand of the shop when BRAND_FILE is not set. */
export const DEFAULT_BRAND = 'brands/rosalume'

/**
 * The brand in a JSON file, or in a folder: there brand.json has the brand's own fields, and every other file is the field of
 * its name. Throws an error with one sentence per fault.
 */
export function readBrand(place: string): Brand {
  try {
    const parts = statSync(place).isDirectory() ? readFolder(place) : readJson(place)
    // Strict first, so that a number is no text; the cast then fills in what the brand left out.
    return brandSchema.cast(brandSchema.validateSync(parts, { strict: true, abortEarly: false }))
  } catch (error) {
    const faults = error instanceof ValidationError ? error.errors.join('; ') : (error as Error).message
    throw new Error(`BRAND_FILE="${place}" does not describe a brand: ${faults}.`, { cause: error })
  }
}

function readFolder(folder: string): unknown {
  const { 'brand.json': own, ...others } = Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name, readJson(path.join(folder, name))]),
  )
  if (typeof own !== 'object') throw new Error('brand.json is missing')
  const fields = Object.entries(others).map(([name, value]) => [path.basename(name, '.json'), value] as const)
  return { ...own, ...Object.fromEntries(fields) }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${path.basename(file)}: ${(error as Error).message}`, { cause: error })
  }
}
