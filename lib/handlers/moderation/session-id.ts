import { host } from '../../host/host.ts'
import { readCookie } from '../../http/cookies.ts'
import { moderationCookieName } from '../../moderation/session-cookie.ts'

/** The moderator session id that a request carries; '' for none. */
export function moderatorSessionId(request: Request): string {
  return readCookie(request.headers.get('cookie'), moderationCookieName(host().env.siteUrl))
}
