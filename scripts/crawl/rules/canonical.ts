import { ownAddress, TRACKING, withoutLanguage } from '../site/addresses.ts'
import type { Page } from '../site/page.ts'
import type { CrawledSite } from '../site/site.ts'
import { absolute, canonicalOf, isCanonicalPage, isIndexable, isSame, type Rule } from './rule.ts'

/** The page that has one canonical address for both languages (P2). */
export const SHARED_PATH = '/pagina/quem-somos'

// The products of the shop's own brand are all its products, so that list may name another page as its canonical.
const OWN_BRAND = /^\/marca\//

function canonical(page: Page, { origin, pages }: CrawledSite): string[] | undefined {
  const href = canonicalOf(page)
  if (page.status !== 200 || (!href && !isIndexable(page))) return undefined
  if (!URL.canParse(href)) return [`canonical “${href}” is not an absolute URL`]
  const url = new URL(href)
  const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1'
  const target = pages.get(ownAddress(href, '/', origin) ?? '')
  const faults = [
    ...(url.origin === origin ? [] : [`${href} is on another host`]),
    ...(url.protocol === 'https:' || isLocal ? [] : [`${href} is not https`]),
    ...(url.hash ? ['has a fragment'] : []),
    ...(url.pathname !== '/' && url.pathname.endsWith('/') ? ['ends with a slash'] : []),
    ...(target?.status === 200 ? [] : [`${href} has status ${target?.status ?? 'unknown'}`]),
    ...(isIndexable(page) && target && !isIndexable(target) ? [`${href} is not indexable`] : []),
    ...(target && !isSame(canonicalOf(target), href, origin) ? [`${href} has another canonical`] : []),
  ]
  const isOwnCanonical = isSame(href, absolute(page.address, origin), origin)
  const isShared =
    withoutLanguage(page.address) === SHARED_PATH || OWN_BRAND.test(withoutLanguage(page.address))
  if (!page.address.includes('?') && isIndexable(page) && !isOwnCanonical && !isShared)
    faults.push(`a page without a query has the canonical ${href}`)
  return faults
}

function parameters(page: Page, { origin, pages }: CrawledSite): string[] | undefined {
  const href = canonicalOf(page)
  if (!page.address.includes('?') || page.status !== 200 || !URL.canParse(href)) return undefined
  const requested = new URL(page.address, origin)
  const url = new URL(href)
  const bare = OWN_BRAND.test(withoutLanguage(page.address)) ? pages.get(requested.pathname) : undefined
  const expected = bare ? new URL(canonicalOf(bare), origin).pathname : requested.pathname
  const extra = [...url.searchParams.keys()].filter(
    (name) => !requested.searchParams.has(name) || TRACKING.test(name),
  )
  const pageNumber = requested.searchParams.get('pagina')
  return [
    ...(url.pathname === expected ? [] : [`its canonical is another page: ${href}`]),
    ...(url.searchParams.has('sabor') ? ['the canonical of a selected flavour contains sabor'] : []),
    ...extra.map((name) => `the canonical contains the parameter “${name}”`),
    ...(pageNumber !== null && url.searchParams.get('pagina') !== pageNumber && isIndexable(page)
      ? [`page ${pageNumber} of a list has the canonical ${href}`]
      : []),
  ]
}

function advertised(page: Page, { variants }: CrawledSite): string[] | undefined {
  const variant = variants.get(page.address)
  if (!variant) return undefined
  const texts = page.jsonLd.map(({ text }) => text)
  return [
    ...(variant.canonical.replaceAll('&amp;', '&') === canonicalOf(page)
      ? []
      : [`with ?utm_source its canonical is ${variant.canonical || 'missing'}`]),
    ...(JSON.stringify(variant.jsonLd) === JSON.stringify(texts)
      ? []
      : ['with ?utm_source its structured data differs']),
  ]
}

export const CANONICAL_RULES: Rule[] = [
  {
    rule: 'R9',
    title:
      'the canonical is an absolute URL of a page with status 200, and each indexable page is its own canonical',
    checkPage: canonical,
  },
  {
    rule: 'R10',
    title: 'pages with a query and further pages of a list have the right canonical',
    checkPage: parameters,
  },
  {
    rule: 'R10 R42',
    title: 'advertising parameters change neither canonical nor structured data',
    checkPage: advertised,
  },
]

/** The indexable pages without a query that are their own canonical (R65). */
export function listedPages(site: CrawledSite): Page[] {
  return [...site.pages.values()].filter((page) => !page.address.includes('?') && isCanonicalPage(page, site))
}
