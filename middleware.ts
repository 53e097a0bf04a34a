import { NextResponse, type NextRequest } from 'next/server'
import { langOfPath } from '#lib/routes/lang.ts'
import { barePath, localePath, paths } from '#lib/routes/paths.ts'
import { routeTable } from '#lib/routes/route-table.ts'

/**
 * Runs for addresses that are not known beforehand and settles whether they exist, before anything renders (decisions
 * P9, T1, T3). Pages and files that the shop has for certain are passed by: a page that middleware never sees can be
 * served twice as often. A test holds this list against the routes and the catalogue.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!(?:en/?)?$|(?:en/)?(?:colageno|colageno-chocolate|colageno-para-gravidas-e-lactantes-lac-gest-rosalume|colageno-tipo-2-rosalume|verisol|whey|serum|melatonina|creatina-morning-shot|gomas-renova-hair|omega-3-epa-dha-vita-e\\.html|multivitaminico-premium-de-a-a-z\\.html|creme-facial-resveratrol-para-o-dia\\.html|creme-facial-retinol-para-a-noite\\.html|espuma-de-limpeza-facial\\.html|mascara-de-argila-rosa-com-acido-hialuronico\\.html|hidratante-facial-protecao-solar-fps-60-uvauvb-com-acido-hialuronico\\.html)$|(?:en/)?indisponivel$|_next/|v2/|img/|vazio$|favicon\\.ico$|icon\\.svg$|apple-touch-icon\\.png$).*)',
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
])

export async function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl
  const path = barePath(pathname)
  const elsewhere = routeTable()?.elsewhere(path)
  if (elsewhere) return NextResponse.redirect(elsewhere, 302)
  // A known page of several segments would have been passed by; of one segment, the store may have more than we listed.
  if (OWN.has(path) || (await routeTable()?.knows(path))) return NextResponse.next()
  const lang = langOfPath(pathname)
  // Portuguese pages live below /pt inside (decisions T13); the address in the browser stays what was asked (R3).
  const target = lang === 'pt' ? `/pt${paths.notFound()}` : localePath(lang, paths.notFound())
  return NextResponse.rewrite(new URL(target, request.url), { status: 404 })
}
