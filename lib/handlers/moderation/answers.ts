import 'server-only'
import { moderationCopy as copy } from '../../copy/moderation.ts'
import { moderationPaths } from '../../routes/moderation-paths.ts'
import { html, type Html } from '../../shop/html.ts'
import { plainPage, PLAIN_PAGE_HEADERS } from '../../shop/plain-page.ts'
import { host } from '../../host/host.ts'

const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' }

/** A 303 redirect to a moderation page, with a cookie when the session changes. */
export function redirectTo(location: string, cookie?: string): Response {
  const headers = new Headers({ ...PRIVATE, Location: location })
  if (cookie !== undefined) headers.set('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** A JSON response with a notice, for the page's own script. */
export function jsonNotice(message: string, status = 200): Response {
  return Response.json({ message }, { status, headers: PRIVATE })
}

/** Whether the request comes from the page's own script rather than from a plain form. */
export function wantsJson(request: Request): boolean {
  return request.headers.get('accept') === 'application/json'
}

/** The page for a rejected form: foreign origin, or a token of another session (L23). */
export function rejectedPage(): Response {
  return page(403, copy.refused, html`<p>${copy.refusedText}</p>`)
}

/** The 429 page after too many wrong passwords, with the seconds to wait. */
export function lockedPage(seconds: number): Response {
  const answer = page(429, copy.locked, html`<p>${copy.lockedText(seconds)}</p>`)
  answer.headers.set('Retry-After', String(seconds))
  return answer
}

function page(status: number, heading: string, text: Html): Response {
  const content = html`${text}
    <p><a href="${moderationPaths.queue}">${copy.back}</a></p>`
  const { brandName: brand } = host().env
  return new Response(plainPage({ lang: 'pt', heading, brand, home: moderationPaths.queue, content }), {
    status,
    headers: { ...PLAIN_PAGE_HEADERS, ...PRIVATE, 'Referrer-Policy': 'no-referrer' },
  })
}
