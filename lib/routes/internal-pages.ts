import { PAGE_PATTERNS } from './address-space.ts'
import type { ListingKind, PageKind } from './page-kind.ts'
import { pagePaths } from './page-paths.ts'
import { paths } from './paths.ts'

/** The folder of app/[lang] that renders pages whose address does not tell their kind (docs/decisions/0039). */
const INTERNAL_FOLDER = 'store'

/** Which pages with texts of the brand the shop has. */
export interface OwnTexts {
  /** Whether the institutional texts, the landing page and the kit builder belong to this shop. */
  hasOwnTexts: boolean
  /** The path of the brand's landing page, if this shop shows it. */
  landingPath?: string | undefined
  /** The pages for which the brand has no content. */
  missingPages?: ReadonlySet<string>
}

/** Whether a page that shows texts of the brand has them. */
export function hasTexts(path: string, { hasOwnTexts, missingPages }: OwnTexts): boolean {
  return hasOwnTexts && !missingPages?.has(path)
}

// The kind that an address has in Next's own routing.
function kindOfRoute(path: string, own: OwnTexts): PageKind | undefined {
  // The kit builder needs the store's kits only, but a brand may be without it.
  if (path === pagePaths.buildKit()) return own.missingPages?.has(path) ? undefined : 'kits'
  if (path === paths.home()) return 'home'
  if (path === paths.search()) return 'search'
  if (path === pagePaths.products()) return 'landing-page'
  if (path === pagePaths.guides()) return undefined
  if (PAGE_PATTERNS.category.test(path)) return 'category'
  if (PAGE_PATTERNS.brand.test(path)) return 'brand'
  return PAGE_PATTERNS.product.test(path) ? 'product' : undefined
}

/** The kind of an internal route: `story` is the product page that shows the brand's landing page (P28). */
type RouteKind = PageKind | 'story'

/**
 * The kind in the path of the internal route that renders a page, when Next's own routing would take its address for another
 * kind; `undefined` when no rewrite is needed (docs/decisions/0039).
 */
export function rewrittenKind(path: string, kind: PageKind, own: OwnTexts): RouteKind | undefined {
  if (kind === 'product' && path === own.landingPath) return 'story'
  return kind === 'not-found' || kindOfRoute(path, own) === kind ? undefined : kind
}

/** The path of the route that renders a page of this kind, without language. */
export function internalPath(path: string, kind: PageKind, own: OwnTexts): string {
  const rewritten = rewrittenKind(path, kind, own)
  if (rewritten === undefined) return path
  if (rewritten === 'home') return paths.home()
  return rewritten === 'search' ? paths.search() : `/${INTERNAL_FOLDER}/${rewritten}${path}`
}

/** The path of the route that renders a listing with params; `segment` holds them (docs/decisions/0013). */
export function internalListPath(path: string, kind: ListingKind, segment: string): string {
  return rewrittenKind(path, kind, { hasOwnTexts: true }) === undefined
    ? `${path}/${segment}`
    : `/${INTERNAL_FOLDER}/filtered/${kind}/${segment}${path}`
}

/** The path of the route that renders a listing with any range of prices, for each request (docs/decisions/0013). */
export function internalPricedPath(path: string, kind: ListingKind): string {
  return `/${INTERNAL_FOLDER}/priced/${kind}${path}`
}

/** The path of the route that renders a product with a selected variant (R52). */
export function internalVariantPath(path: string, variant: string, own: OwnTexts): string {
  const rewritten = rewrittenKind(path, 'product', own)
  if (rewritten === undefined) return `${path}/sabor/${variant}`
  const folder = rewritten === 'story' ? 'story-variant' : 'variant'
  return `/${INTERNAL_FOLDER}/${folder}/${variant}${path}`
}

/**
 * The store's path in the parameters of a route. Next decodes or encodes them differently after each kind of rewrite; a path of the
 * store never contains an encoded percent sign.
 */
export function pathOfSegments(segments: readonly string[]): string {
  const path = segments.map((segment) => encodeURIComponent(decoded(decoded(segment)))).join('/')
  return `/${path.replace(/%2b/gi, '+').replace(/%2c/gi, ',')}`
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
