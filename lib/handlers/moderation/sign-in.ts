import 'server-only'
import { moderatorSessionId } from './session-id.ts'
import { moderatorCookie } from '../../moderation/session-cookie.ts'
import { moderationPaths } from '../../routes/moderation-paths.ts'
import { readForm } from '../form.ts'
import { ADDRESS_HEADER } from '../../host/limits.ts'
import { lockedOutRedirect, redirectTo, rejectedFormRedirect } from './responses.ts'
import { withModeratorForm } from './forms.ts'
import {
  isModeratorPassword,
  MODERATOR,
  moderatorSessions,
  moderationAccess,
  signInAttempts,
} from '../../host/moderation.ts'

/**
 * Signs a moderator in with the password: opens a new session and closes the old one. After five wrong passwords from one
 * address, or thirty in total, within fifteen minutes even the right one has to wait (L23, L25).
 */
export async function signInModerator(request: Request): Promise<Response> {
  const access = moderationAccess()
  if (!access) return new Response(null, { status: 404 })
  const form = await readForm(request)
  if (!form) return rejectedFormRedirect()
  const address = request.headers.get(ADDRESS_HEADER) ?? ''
  const attempts = signInAttempts()
  if (attempts.wait(address) > 0) return lockedOutRedirect()
  if (!isModeratorPassword(form['senha'] ?? '')) {
    attempts.fail(address)
    await access.moderation.note({ actor: MODERATOR, action: 'sign-in-failed', detail: '' })
    return attempts.wait(address) > 0
      ? lockedOutRedirect()
      : redirectTo(`${moderationPaths.signIn}?erro=senha`)
  }
  attempts.succeed(address)
  moderatorSessions().close(moderatorSessionId(request))
  await access.moderation.note({ actor: MODERATOR, action: 'sign-in', detail: '' })
  return redirectTo(moderationPaths.queue, moderatorCookie(moderatorSessions().open(), access.siteUrl))
}

/** Signs the moderator out. */
export function signOutModerator(request: Request): Promise<Response> {
  return withModeratorForm(request, async ({ access }) => {
    moderatorSessions().close(moderatorSessionId(request))
    return redirectTo(`${moderationPaths.signIn}?saiu=1`, moderatorCookie('', access.siteUrl))
  })
}
