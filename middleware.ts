import { NextResponse, type NextRequest } from 'next/server'
import { cleanAddress } from '#lib/attribution/clean-address.ts'
import { normalizedPath } from '#lib/routes/normalized-path.ts'
import { readClick } from '#lib/attribution/click.ts'
import { newClickCookies, consentedClick } from '#lib/attribution/click-consent.ts'
import { REVIEWS_PREFIX } from '#lib/routes/address-space.ts'
import {
  internalListPath,
  internalPath,
  internalPricedPath,
  internalVariantPath,
} from '#lib/routes/internal-pages.ts'
import { langOfPath } from '#lib/routes/lang.ts'
import {
  listingSegment,
  priceValueIn,
  readListingParams,
  typedPricesIn,
  type ListingParams,
} from '#lib/routes/listing-address.ts'
import { isModeration, isModerationPage, MODERATION_HEADERS } from '#lib/routes/moderation-paths.ts'
import { isListingKind, type ListingKind } from '#lib/routes/page-kind.ts'
import { variantIn } from '#lib/routes/page-query.ts'
import { barePath, localePath } from '#lib/routes/paths.ts'
import { readReviewListParams, reviewListSegment } from '#lib/routes/review-address.ts'
import { routeTable, type RouteTable } from '#lib/routes/route-table.ts'
import { isShopPage, kindOfShopPage, needsReports } from '#lib/routes/shop-pages.ts'
import { notFoundPath } from '#lib/routes/not-found.ts'
import { pageSpellingOf } from '#lib/routes/page-spelling.ts'

/**
 * Middleware handles ad clicks, addresses that may not exist, and parameters that select another cached page, before a page
 * renders (P9, T3). The server sets the header below for those requests only (needsMiddleware in lib/routes/known-pages.ts),
 * because middleware halves the throughput of a page (T1, docs/decisions/0037). Next reads the matcher at build time, so it
 * has to be a literal.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [{ source: '/:path*', has: [{ type: 'header', key: 'x-needs-middleware' }] }],
}

/** Handles the click first, then the address. */
export async function middleware(request: NextRequest) {
  const { pathname, searchParams } = request.nextUrl
  if (isRead(request) && searchParams.has('gclid')) return redirectWithoutClick(request)
  if (normalizedPath(pathname) !== pathname) return redirectToPath(request, await pageSpellingOf(pathname))
  if (isModeration(pathname))
    return routeTable()?.hasModeration() ? withModerationHeaders(request) : notFound(request)
  const table = routeTable()
  const path = barePath(pathname)
  const externalUrl = table?.externalUrl(path)
  if (table && externalUrl) {
    const lang = langOfPath(pathname)
    return redirectToExternal(request, await table.handOver(request, { path, lang, externalUrl }))
  }
  if (needsReports(path) && !table?.hasReports()) return notFound(request)
  if (table?.isReviewsPage(path)) {
    const params = readReviewListParams(searchParams, table.reviewTopics())
    // A page beyond the last one is not found before it renders, so it creates no cache entry (R67, docs/decisions/0064).
    if (params && !(await table.hasReviewPage(params))) return notFound(request)
    return rewriteToListPage(request, params, (known) => {
      const segment = reviewListSegment(known)
      return segment && `${internalReviewsPath(path)}/${segment}`
    })
  }
  const ownPages = table?.ownPages() ?? EVERY_PAGE
  const belongsToShop = isShopPage(path, ownPages)
  const kind = belongsToShop ? kindOfShopPage(path, ownPages) : await table?.kindOf(path)
  if (kind === 'not-found') return (await redirectToOtherSpelling(request)) ?? notFound(request)
  if (!belongsToShop && !kind) return outage()
  if (kind === undefined) return NextResponse.next()
  if (isListingKind(kind)) {
    const params = readListingParams(searchParams)
    if (params && table) {
      const listing = { kind, path, params }
      if (typedPricesIn(searchParams) && (await isPriced(table, listing)))
        return rewriteToPriced(request, listing)
      // A made-up value is not found before a page renders, so it creates no cache entry (R67, docs/decisions/0064).
      if (!(await table.hasListing(kind, path, params)))
        return priceValueIn(params) && (await isPriced(table, listing))
          ? rewriteToPriced(request, listing)
          : notFound(request)
    }
    return rewriteToListPage(request, params, (known) => {
      const segment = listingSegment(known)
      return segment ? internalListPath(path, kind, segment) : internalPath(path, kind, ownPages)
    })
  }
  const variant = kind === 'product' ? variantIn(searchParams) : ''
  // An id that is not a flavour or kit of the product gets the plain page, so made-up ids create no cache entries (docs/decisions/0027).
  const isVariant = variant !== '' && (await table?.hasVariant(path, variant))
  const target = isVariant ? internalVariantPath(path, variant, ownPages) : internalPath(path, kind, ownPages)
  return rewrite(request, target)
}

// Without a route table, middleware treats no page as missing.
const EVERY_PAGE = { hasEmbeddedStore: true, hasOwnTexts: true }

function isRead({ method }: NextRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

// One redirect to the address without click parameters, for a gclid without a value too. The visitor's consent decides which click cookies are set (R20–R23).
function redirectWithoutClick(request: NextRequest) {
  const { pathname, search, searchParams } = request.nextUrl
  const address = cleanAddress(pathname, search)
  const response = NextResponse.redirect(new URL(address, request.url), 307)
  response.headers.set('cache-control', 'no-store')
  const click = readClick(address.split('?', 1)[0]!, searchParams, Math.floor(Date.now() / 1000))
  const cookies = click ? newClickCookies(click, request.headers.get('cookie')) : []
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

// The stored click of a consenting visitor is passed to the external checkout (P8). The address may contain a code, so the
// checkout's pages must not pass it on as referrer.
function redirectToExternal(request: NextRequest, target: URL) {
  const click = consentedClick(request.headers.get('cookie'))
  for (const [name, value] of Object.entries(click?.parameters ?? {})) target.searchParams.set(name, value)
  const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
  return NextResponse.redirect(target, { status: 302, headers })
}

function withModerationHeaders(request: NextRequest) {
  const response = NextResponse.next()
  if (!isModerationPage(request.nextUrl.pathname)) return response
  for (const [name, value] of Object.entries(MODERATION_HEADERS)) response.headers.set(name, value)
  return response
}

// A list with params is rendered by an internal route (docs/decisions/0013).
function rewriteToListPage<T>(
  request: NextRequest,
  params: T | undefined,
  internalPathOf: (params: T) => string,
) {
  return params ? rewrite(request, internalPathOf(params)) : notFound(request)
}

interface FilteredListing {
  kind: ListingKind
  path: string
  params: ListingParams
}

function isPriced(table: RouteTable, { kind, path, params }: FilteredListing): Promise<boolean> {
  return table.takesAnyPriceRange(kind, path, params)
}

// A listing with a range of prices that a shopper has typed is rendered for each request (docs/decisions/0013).
function rewriteToPriced(request: NextRequest, { kind, path }: FilteredListing) {
  const url = internalUrl(request, internalPricedPath(path, kind))
  url.search = request.nextUrl.search
  return NextResponse.rewrite(url)
}

// Leaves the request unchanged when `path` is the path of the request or ''. A rewritten page that selects a flavour or params is
// cached separately; its address and canonical do not change (R10, R52).
function rewrite(request: NextRequest, path: string) {
  const isSame = path === '' || path === barePath(request.nextUrl.pathname)
  return isSame ? NextResponse.next() : NextResponse.rewrite(internalUrl(request, path))
}

// The store does not respond, so it is unknown whether the page exists. The server in front of Next replaces this response by the
// outage page (P9, server/outage-page.ts).
function outage() {
  return new NextResponse(null, { status: 500 })
}

// The internal route has the brand as a separate segment (next.config.mjs, P4).
function internalReviewsPath(path: string): string {
  return path.replace(REVIEWS_PREFIX, '/avaliacoes-produtos/')
}

// /Colageno and /col%61geno lead to the page in one redirect; an address without a page stays as it is (R1, R16).
async function redirectToOtherSpelling(request: NextRequest) {
  const { pathname } = request.nextUrl
  const spelling = isRead(request) ? await pageSpellingOf(pathname) : pathname
  return spelling === pathname ? undefined : redirectToPath(request, spelling)
}

function redirectToPath({ nextUrl, url }: NextRequest, path: string) {
  return NextResponse.redirect(new URL(path + nextUrl.search, url), 308)
}

async function notFound(request: NextRequest) {
  const page = await notFoundPath(request.nextUrl.pathname, routeTable())
  return NextResponse.rewrite(new URL(page, request.url), { status: 404 })
}

// Portuguese pages have internal routes below /pt (T13); the address in the browser does not change (R3).
function internalUrl(request: NextRequest, path: string): URL {
  const lang = langOfPath(request.nextUrl.pathname)
  return new URL(lang === 'pt' ? `/pt${path}` : localePath(lang, path), request.url)
}
