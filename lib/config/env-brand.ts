import type { Brand } from '../brand/brand-schema.ts'
import { DEFAULT_BRAND, readBrand, withoutContent } from '../brand/read-brand.ts'
import type { EnvReader } from './env-reader.ts'
import { A_SLUG, any, slug } from './env-values.ts'

/** Whose shop this is. */
export interface BrandEnv {
  /** The brand in BRAND_FILE, with the name and slug of this environment (P28). */
  brand: Brand
  brandName: string
  brandSlug: string
  /** Whether BRAND_FILE is set, so that the brand is the owner's choice. */
  hasBrandFile: boolean
  /** A company file that replaces the shop's own. */
  companyFile: string | undefined
}

/** Reads the brand; an external store without BRAND_FILE gets the default brand without its promises and texts (P29). */
export function readBrandEnv(reader: EnvReader): BrandEnv {
  const { read, text } = reader
  const hasBrandFile = text('BRAND_FILE') !== ''
  const hasOwnStore = text('STORE_API_URL') === ''
  const file = brandOf(text('BRAND_FILE') || DEFAULT_BRAND, reader)
  const brand = hasBrandFile || hasOwnStore ? file : withoutContent(file)
  const brandName = read('BRAND_NAME', any, brand.name, 'a name')
  const brandSlug = read('BRAND_SLUG', slug, brand.slug, A_SLUG)
  return {
    brand: { ...brand, name: brandName, slug: brandSlug },
    brandName,
    brandSlug,
    hasBrandFile,
    companyFile: read('COMPANY_FILE', any, undefined, 'a file'),
  }
}

function brandOf(place: string, { report }: EnvReader): Brand {
  try {
    return readBrand(place)
  } catch (error) {
    report('BRAND_FILE', (error as Error).message)
    return readBrand(DEFAULT_BRAND)
  }
}
