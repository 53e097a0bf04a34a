import { NextResponse, type NextRequest } from 'next/server'
import { cleanAddress } from '#lib/attribution/clean-address.ts'
import { hasGclid, readClick } from '#lib/attribution/click.ts'
import { newClickCookies, consentedClick } from '#lib/attribution/click-consent.ts'
import { isShopPage, needsReports, variantIn } from '#lib/routes/address-space.ts'
import { langOfPath } from '#lib/routes/lang.ts'
import { listingSegment, isListing, readListingParams } from '#lib/routes/listing-address.ts'
import { isModeration, isModerationPage, moderationHeaders } from '#lib/routes/moderation-paths.ts'
import { barePath, localePath, paths } from '#lib/routes/paths.ts'
import { isReviewsPage, readReviewListParams, reviewListSegment } from '#lib/routes/review-address.ts'
import { routeTable } from '#lib/routes/route-table.ts'

/**
 * Middleware handles ad clicks, addresses that may not exist, and parameters that select another cached page, before a page
 * renders (P9, T3). The server sets the header below for those requests only (needsMiddleware in lib/routes/address-space.ts),
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
  if (isRead(request) && hasGclid(searchParams)) return redirectWithoutClick(request)
  if (isModeration(pathname))
    return routeTable()?.hasModeration() ? withModerationHeaders(request) : notFound(request)
  const path = barePath(pathname)
  const table = routeTable()
  const externalUrl = table?.externalUrl(path)
  if (table && externalUrl) {
    const lang = langOfPath(pathname)
    return redirectToExternal(request, await table.handOver(request, { path, lang, externalUrl }))
  }
  if (needsReports(path) && !table?.hasReports()) return notFound(request)
  if (!isShopPage(path) && !(await routeTable()?.hasPage(path))) return notFound(request)
  if (isListing(path))
    return rewriteToListPage(request, path, readListingParams(searchParams), listingSegment)
  if (isReviewsPage(path))
    return rewriteToListPage(
      request,
      internalReviewsPath(path),
      readReviewListParams(searchParams),
      reviewListSegment,
    )
  const variant = variantIn(path, searchParams)
  return variant > 0 ? rewriteToVariant(request, path, variant) : NextResponse.next()
}

function isRead({ method }: NextRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

// One redirect to the address without click parameters. The visitor's consent decides which click cookies are set (R20–R23).
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

// Next reads the nonce for its scripts from the policy in the request headers.
function withModerationHeaders(request: NextRequest) {
  if (!isModerationPage(request.nextUrl.pathname)) return NextResponse.next()
  const nonce = btoa(crypto.randomUUID())
  const policy = moderationHeaders(nonce, process.env.NODE_ENV === 'development')
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy['Content-Security-Policy'] ?? '')
  const response = NextResponse.next({ request: { headers } })
  for (const [name, value] of Object.entries(policy)) response.headers.set(name, value)
  return response
}

// A list with params is rendered by an internal route below the list's own (docs/decisions/0013).
function rewriteToListPage<T>(
  request: NextRequest,
  page: string,
  params: T | undefined,
  segmentOf: (params: T) => string,
) {
  if (!params) return notFound(request)
  const segment = segmentOf(params)
  return segment ? NextResponse.rewrite(internalUrl(request, `${page}/${segment}`)) : NextResponse.next()
}

// A product page with a preselected flavour is cached separately; its address and canonical do not change (R10, R52). An id that
// is not a flavour of the product gets the plain page, so made-up ids create no cache entries (docs/decisions/0027).
async function rewriteToVariant(request: NextRequest, path: string, id: number) {
  const exists = await routeTable()?.hasVariant(path, id)
  return exists ? NextResponse.rewrite(internalUrl(request, `${path}/sabor/${id}`)) : NextResponse.next()
}

// The internal route has the brand as a separate segment (next.config.mjs, P4).
function internalReviewsPath(path: string): string {
  return path.replace('/avaliacoes-produtos-', '/avaliacoes-produtos/')
}

async function notFound(request: NextRequest) {
  const nearest = await routeTable()?.nearest(barePath(request.nextUrl.pathname))
  const page = nearest ? `${paths.notFound()}/${encodeURIComponent(nearest.slice(1))}` : paths.notFound()
  return NextResponse.rewrite(internalUrl(request, page), { status: 404 })
}

// Portuguese pages have internal routes below /pt (T13); the address in the browser does not change (R3).
function internalUrl(request: NextRequest, path: string): URL {
  const lang = langOfPath(request.nextUrl.pathname)
  return new URL(lang === 'pt' ? `/pt${path}` : localePath(lang, path), request.url)
}
