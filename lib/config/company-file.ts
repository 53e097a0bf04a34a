import { readFileSync } from 'node:fs'
import { isAddressParts } from '../brand/address-field.ts'
import type { Brand } from '../brand/brand-schema.ts'
import type { Company } from './company.ts'

const UNSET: Company = {
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
 * The company data of the brand; the fields that `file` has replace the brand's. A field that neither has is `null`. Invented data of a
 * demonstration are never mixed with those of a file. Throws an error for the log when the file cannot be read.
 */
export function readCompany(file: string | undefined, brandCompany: Brand['company']): Company {
  const data = merged(UNSET, brandCompany ?? {})
  if (!file) return data
  const { links, ebit, socials } = data
  const base = data.isDemo ? { ...UNSET, links, ebit, socials } : data
  try {
    return merged(base, JSON.parse(readFileSync(file, 'utf8')) as CompanyFile)
  } catch (error) {
    throw new Error(`COMPANY_FILE="${file}" cannot be read: ${(error as Error).message}`, { cause: error })
  }
}

type CompanyFile = NonNullable<Brand['company']>

function merged(base: Company, { links, ebit, socials, address, ...fields }: Partial<CompanyFile>): Company {
  return {
    ...base,
    ...withoutUndefined(fields),
    ...addressFields(address),
    socials: socials ?? base.socials,
    links: { ...base.links, ...withoutUndefined(links ?? {}) },
    ebit: { ...base.ebit, ...withoutUndefined(ebit ?? {}) },
  }
}

function addressFields(
  address: CompanyFile['address'],
): Pick<Company, 'address' | 'postalAddress'> | undefined {
  if (address === undefined) return undefined
  if (typeof address === 'string' || address === null) return { address, postalAddress: undefined }
  if (!isAddressParts(address))
    throw new Error('address must be a text or have street, city, state and postalCode')
  const { street, city, state, postalCode } = address
  return { address: [street, city, state, postalCode].join(', '), postalAddress: address }
}

type WithoutUndefined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

function withoutUndefined<T extends object>(fields: T): WithoutUndefined<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<T>
}
