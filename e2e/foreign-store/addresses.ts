import { TEXT_PAGES } from './documents/text-pages.ts'
import { productAt } from './products/all.ts'
import { BRANDS, CATEGORIES, BUNDLES, BUNDLE_LISTING, LANDING_PAGES, type Section } from './tree.ts'

/** The path of a `url` parameter, without a trailing slash (platform 1). */
export function parameterPath(parameter: string | null): string {
  const path = (parameter ?? '').replace(/[?#].*$/, '').replace(/\/+$/, '')
  return path === '' ? '/' : path
}

export const LISTINGS: Record<string, { sections: readonly Section[]; heading: string }> = {
  category: { sections: CATEGORIES, heading: 'categoria' },
  brand: { sections: BRANDS, heading: 'marca' },
  'landing-page': { sections: LANDING_PAGES, heading: 'landingPage' },
}

/** The kind of an address (platform 2), in the long or short form; undefined for an unknown one. */
export function addressLevel(path: string): string | undefined {
  if (path === '/') return 'home'
  if (productAt(path)) return 'product/detail'
  for (const [kind, { sections }] of Object.entries(LISTINGS))
    if (sections.some((one) => one.path === path)) return kind === 'brand' ? kind : `product/listing/${kind}`
  if (path === BUNDLE_LISTING.path) return 'list/listing'
  if (BUNDLES.some((one) => one.path === path)) return 'list/detail'
  return TEXT_PAGES.includes(path) ? 'page' : undefined
}
