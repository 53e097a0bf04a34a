import 'server-only'
import { moderationPaths } from '../../routes/moderation-paths.ts'

const PRIVATE_HEADERS = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' }

/** A 303 redirect to a moderation page; `cookies` are the Set-Cookie headers of a session that begins or ends. */
export function redirectTo(location: string, ...cookies: string[]): Response {
  const headers = new Headers({ ...PRIVATE_HEADERS, Location: location })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** A JSON response with a notice, for the page's own script. */
export function jsonNotice(message: string, status = 200): Response {
  return Response.json({ message }, { status, headers: PRIVATE_HEADERS })
}

/** Whether the request comes from the page's own script rather than from a plain form. */
export function acceptsJson(request: Request): boolean {
  return request.headers.get('accept') === 'application/json'
}

/** The redirect after a form from another origin or with a wrong token (L23): to the sign-in page, which shows a message. */
export function rejectedFormRedirect(): Response {
  return redirectTo(`${moderationPaths.signIn}?erro=recusado`)
}

/** The redirect after too many wrong passwords: to the sign-in page, which states how long to wait (L25). */
export function lockedOutRedirect(): Response {
  return redirectTo(`${moderationPaths.signIn}?erro=espera`)
}
