import { readFileSync } from 'node:fs'
import type { Brand } from '../brand/brand-schema.ts'
import type { Company } from './company.ts'

const NOTHING: Company = {
  legalName: null,
  taxId: null,
  address: null,
  email: null,
  phone: null,
  serviceCentre: null,
  whatsapp: null,
  socials: [],
  links: { club: null, tracking: null, blog: null },
  ebit: { shown: false, url: null },
}

/**
 * The company data of the brand, or those in `file`, which replace them; a field without a value stays unset. Throws an error
 * for the log when the file cannot be read.
 */
export function readCompany(file: string | undefined, own: Brand['company']): Company {
  const brand = merged(NOTHING, own ?? {})
  if (!file) return brand
  try {
    return merged(brand, JSON.parse(readFileSync(file, 'utf8')) as CompanyFile)
  } catch (error) {
    throw new Error(`COMPANY_FILE="${file}" cannot be read: ${(error as Error).message}`, { cause: error })
  }
}

type CompanyFile = NonNullable<Brand['company']>

function merged(base: Company, { links, ebit, socials, ...facts }: Partial<CompanyFile>): Company {
  return {
    ...base,
    ...stated(facts),
    socials: socials ?? base.socials,
    links: { ...base.links, ...stated(links ?? {}) },
    ebit: { ...base.ebit, ...stated(ebit ?? {}) },
  }
}

type Stated<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

function stated<T extends object>(fields: T): Stated<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Stated<T>
}
