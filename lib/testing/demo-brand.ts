import { DEFAULT_BRAND, readBrand } from '#lib/brand/read-brand.ts'
import { readCompany } from '#lib/config/company-file.ts'

/** The default brand, with its default name. */
export const DEMO_BRAND = readBrand(DEFAULT_BRAND)

/** The company data of the default brand. */
export const DEMO_COMPANY = readCompany(undefined, DEMO_BRAND.company)
