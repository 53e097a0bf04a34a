import { readFileSync } from 'node:fs'
import type { Company } from './company.ts'
import own from './company.json' with { type: 'json' }

/** The company data of the shop, or those in `file`, where missing fields stay unset. Throws an error for the log when it cannot be read. */
export function readCompany(file: string | undefined): Company {
  if (!file) return own
  try {
    const { links, ebit, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Company>
    return { ...own, ...rest, links: { ...own.links, ...links }, ebit: { ...own.ebit, ...ebit } }
  } catch (error) {
    throw new Error(`COMPANY_FILE="${file}" cannot be read: ${(error as Error).message}`, { cause: error })
  }
}
