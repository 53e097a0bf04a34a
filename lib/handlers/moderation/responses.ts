import 'server-only'
import { moderationPaths } from '../../routes/moderation-paths.ts'

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

/** The redirect after a form of a foreign origin or with the token of another session (L23); its page needs no session. */
export function redirectRejected(): Response {
  return redirectTo(`${moderationPaths.signIn}?erro=recusado`)
}

/** The redirect after too many wrong passwords; its page says how long to wait (L25). */
export function redirectLocked(): Response {
  return redirectTo(`${moderationPaths.signIn}?erro=espera`)
}
