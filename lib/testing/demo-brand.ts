import { readCompany } from '#lib/config/company-file.ts'
import { parseEnv } from '#lib/config/env.ts'

/** The environment of a shop without variables: the embedded store, which takes Pix and sends no e-mails. */
export const DEMO_ENV = parseEnv({}).env

/** The default brand, with its default name. */
export const DEMO_BRAND = DEMO_ENV.brand

/** The company data of the default brand, which are invented. */
export const DEMO_COMPANY = readCompany(undefined, DEMO_BRAND.company)

/** Company data of a shop that has set none, with the e-bit seal. */
export const EMPTY_COMPANY = readCompany(undefined, { socials: [], ebit: { shown: true, url: null } })
