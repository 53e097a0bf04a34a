import { NextResponse, type NextRequest } from 'next/server'
import { cleanAddress } from '#lib/attribution/clean-address.ts'
import { hasGclid, readClick } from '#lib/attribution/click.ts'
import { newClickCookies, consentedClick } from '#lib/attribution/click-consent.ts'
import { langOfPath } from '#lib/routes/lang.ts'
import { listingSegment, isListing, readListingParams } from '#lib/routes/listing-address.ts'
import { isModeration, isModerationPage, moderationHeaders } from '#lib/routes/moderation-paths.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { barePath, localePath, paths } from '#lib/routes/paths.ts'
import { isReviewsPage, readReviewListParams, reviewListSegment } from '#lib/routes/review-address.ts'
import { routeTable } from '#lib/routes/route-table.ts'

/**
 * Runs for addresses that are not known beforehand and settles whether they exist, before anything renders (decisions
 * P9, T1, T3). Pages and files that the shop has for certain are passed by: a page that middleware never sees can be
 * served twice as often. A test holds this list against the routes and the catalogue.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!(?:en/?)?$|(?:en/)?(?:colageno|colageno-chocolate|colageno-para-gravidas-e-lactantes-lac-gest-rosalume|colageno-tipo-2-rosalume|verisol|whey|serum|melatonina|creatina-morning-shot|gomas-renova-hair|omega-3-epa-dha-vita-e\\.html|multivitaminico-premium-de-a-a-z\\.html|creme-facial-resveratrol-para-o-dia\\.html|creme-facial-retinol-para-a-noite\\.html|espuma-de-limpeza-facial\\.html|mascara-de-argila-rosa-com-acido-hialuronico\\.html|hidratante-facial-protecao-solar-fps-60-uvauvb-com-acido-hialuronico\\.html|produtos|monte-seu-kit|avaliacoes-produtos-rosalume|obrigado|sem-conexao|pagina(?:/(?:atendimento|duvidas-frequentes|politica-de-pagamento|politica-de-privacidade|quem-somos|referencias|termos|troca-e-devolucao))?)$|(?:en/)?indisponivel$|_next/|v2/|api/|storage/|img/|empty$|sw\\.js$|favicon\\.ico$|icon\\.svg$|apple-touch-icon\\.png$|robots\\.txt$|sitemap\\.xml$|sitemaps/|feeds/|llms\\.txt$|manifest\\.webmanifest$|og/|icon-(?:192|512|maskable)\\.png$).*)',
    // A paid click is kept and taken out of the address, whatever page it leads to (R20).
    {
      source:
        '/((?!(?:_next|v2|api|storage|img|og|sitemaps|feeds)/.|(?:sw\\.js|favicon\\.ico|icon\\.svg|apple-touch-icon\\.png|icon-(?:192|512|maskable)\\.png|robots\\.txt|sitemap\\.xml|llms\\.txt|manifest\\.webmanifest)$).*)',
      has: [{ type: 'query', key: 'gclid' }],
    },
    // A listing with listing params in its address has a page of its own; without them middleware does not run.
    { source: '/((?:en/)?produtos)', has: [{ type: 'query', key: 'ordem' }] },
    { source: '/((?:en/)?produtos)', has: [{ type: 'query', key: 'categoria' }] },
    { source: '/((?:en/)?produtos)', has: [{ type: 'query', key: 'estoque' }] },
    { source: '/((?:en/)?produtos)', has: [{ type: 'query', key: 'pagina' }] },
    // So have the reviews.
    { source: '/((?:en/)?avaliacoes-produtos-rosalume)', has: [{ type: 'query', key: 'assunto' }] },
    { source: '/((?:en/)?avaliacoes-produtos-rosalume)', has: [{ type: 'query', key: 'ordem' }] },
    { source: '/((?:en/)?avaliacoes-produtos-rosalume)', has: [{ type: 'query', key: 'pagina' }] },
    // And a product in a flavour: any page of one segment that may be a product's, asked with an id of the store.
    {
      source:
        '/((?!(?:en|empty|(?:en/)?(?:avaliacao|avaliacao-empresa|avaliacoes-produtos(?:-.*)?|busca|categoria|checkout|frete|indisponivel|marca|monte-seu-kit|nao-encontrada|obrigado|pagina|produtos|sem-conexao)|[^/]+\\.(?:ico|png|svg|js|txt|xml|webmanifest))$)(?:en/)?[^/]+)',
      has: [{ type: 'query', key: 'sabor', value: '[1-9]\\d{0,6}' }],
    },
  ],
}

// Pages that are made anew for every visitor: a moment of middleware does not matter there.
const OWN = new Set<string>([
  paths.cart(),
  paths.cart().slice(0, -1),
  paths.cartAdd(),
  paths.cartChange(),
  paths.access(),
  paths.signIn(),
  paths.signUp(),
  paths.signOut(),
  paths.payment(),
  paths.search(),
  pagePaths.survey(),
  pagePaths.shipping(),
  pagePaths.contactSend(),
  pagePaths.contactRefused(),
  pagePaths.reviewRefused(),
])

/** Settles the click, then the address. */
export async function middleware(request: NextRequest) {
  const { pathname, searchParams } = request.nextUrl
  if (isRead(request) && hasGclid(searchParams)) return withoutClick(request)
  if (isModeration(pathname)) return routeTable()?.hasModeration() ? moderation(request) : notFound(request)
  const path = barePath(pathname)
  const externalUrl = routeTable()?.externalUrl(path)
  if (externalUrl) return leaving(request, externalUrl)
  // A known page would have been passed by; the store may have more than we listed.
  if (!OWN.has(path) && !(await routeTable()?.hasPage(path))) return notFound(request)
  if (isListing(path))
    return rewriteToListPage(request, path, readListingParams(searchParams), listingSegment)
  if (isReviewsPage(path))
    return rewriteToListPage(
      request,
      reviewsInside(path),
      readReviewListParams(searchParams),
      reviewListSegment,
    )
  const flavour = isOneSegment(path) && !OWN.has(path) ? flavourIn(searchParams) : 0
  return flavour > 0 ? inFlavour(request, path, flavour) : NextResponse.next()
}

function isRead({ method }: NextRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

// One hop to the address without its click; what is kept of it depends on the visitor's consent (R20–R23).
function withoutClick(request: NextRequest) {
  const { pathname, search, searchParams } = request.nextUrl
  const address = cleanAddress(pathname, search)
  const answer = NextResponse.redirect(new URL(address, request.url), 307)
  answer.headers.set('cache-control', 'no-store')
  const click = readClick(address.split('?', 1)[0]!, searchParams, Math.floor(Date.now() / 1000))
  const cookies = click ? newClickCookies(click, request.headers.get('cookie')) : []
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie)
  return answer
}

// The click that a visitor has agreed to keep goes on to where the order is made (P8).
function leaving(request: NextRequest, address: string) {
  const target = new URL(address)
  const click = consentedClick(request.headers.get('cookie'))
  for (const [name, value] of Object.entries(click?.parameters ?? {})) target.searchParams.set(name, value)
  return NextResponse.redirect(target, { status: 302, headers: { 'cache-control': 'no-store' } })
}

// The page finds the number of its scripts in the request (Next reads it from the policy).
function moderation(request: NextRequest) {
  if (!isModerationPage(request.nextUrl.pathname)) return NextResponse.next()
  const nonce = btoa(crypto.randomUUID())
  const policy = moderationHeaders(nonce, process.env.NODE_ENV === 'development')
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy['Content-Security-Policy'] ?? '')
  const answer = NextResponse.next({ request: { headers } })
  for (const [name, value] of Object.entries(policy)) answer.headers.set(name, value)
  return answer
}

// A list with params is an inner page below the list itself (docs/decisions/0013).
function rewriteToListPage<T>(
  request: NextRequest,
  page: string,
  params: T | undefined,
  segmentOf: (params: T) => string,
) {
  if (!params) return notFound(request)
  const segment = segmentOf(params)
  return segment ? NextResponse.rewrite(inside(request, `${page}/${segment}`)) : NextResponse.next()
}

function isOneSegment(path: string): boolean {
  return path.lastIndexOf('/') === 0
}

// An id of the store, written in one way only; 0 when there is none.
function flavourIn(query: URLSearchParams): number {
  const sabor = query.get('sabor') ?? ''
  return /^[1-9]\d{0,6}$/.test(sabor) ? Number(sabor) : 0
}

// A product in a flavour is a kept page of its own; its address stays as it is and so does its canonical (R10, R52). An id that
// is no flavour of it is the page itself: nobody can have more pages kept than there are (docs/decisions/0027).
async function inFlavour(request: NextRequest, path: string, flavour: number) {
  const isOne = await routeTable()?.hasVariant(path, flavour)
  return isOne ? NextResponse.rewrite(inside(request, `${path}/sabor/${flavour}`)) : NextResponse.next()
}

// The brand is a folder of its own inside (next.config.mjs, P4).
function reviewsInside(path: string): string {
  return path.replace('/avaliacoes-produtos-', '/avaliacoes-produtos/')
}

async function notFound(request: NextRequest) {
  const nearest = await routeTable()?.nearest(barePath(request.nextUrl.pathname))
  const page = nearest ? `${paths.notFound()}/${encodeURIComponent(nearest.slice(1))}` : paths.notFound()
  return NextResponse.rewrite(inside(request, page), { status: 404 })
}

// Portuguese pages live below /pt inside (T13); the address in the browser stays what was asked (R3).
function inside(request: NextRequest, path: string): URL {
  const lang = langOfPath(request.nextUrl.pathname)
  return new URL(lang === 'pt' ? `/pt${path}` : localePath(lang, path), request.url)
}
