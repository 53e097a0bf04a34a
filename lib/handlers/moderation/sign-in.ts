import 'server-only'
import { moderatorSessionId } from './session-id.ts'
import { deviceCookie, moderatorCookie } from '../../moderation/session-cookie.ts'
import { moderationPaths } from '../../routes/moderation-paths.ts'
import { readForm } from '../form.ts'
import { lockedOutRedirect, redirectTo, rejectedFormRedirect } from './responses.ts'
import { withModeratorForm } from './forms.ts'
import { isModeratorPassword, MODERATOR, moderationAccess, moderatorSignIn } from '../../host/moderation.ts'

/**
 * Signs a moderator in with the password: opens a new session and closes the old one. Within fifteen minutes there are five
 * attempts from one IP address and thirty from all unknown devices; a device on which a moderator has signed in has ten of its
 * own, so that strangers cannot lock moderators out (L23, L25, docs/decisions/0062).
 */
export async function signInModerator(request: Request): Promise<Response> {
  const access = moderationAccess()
  if (!access) return new Response(null, { status: 404 })
  const form = await readForm(request)
  if (form instanceof Response) return rejectedFormRedirect()
  const { moderation, siteUrl } = access
  const attempt = moderatorSignIn(request.headers)
  if ((await moderation.takeSignIn(attempt)) > 0) return lockedOutRedirect()
  if (!isModeratorPassword(form['senha'] ?? '')) {
    await moderation.note({ actor: MODERATOR, action: 'sign-in-failed', detail: '' })
    return (await moderation.secondsUntilSignIn(attempt)) > 0
      ? lockedOutRedirect()
      : redirectTo(`${moderationPaths.signIn}?erro=senha`)
  }
  await moderation.sessions.close(moderatorSessionId(request))
  const { id, device } = await moderation.openSession(attempt)
  await moderation.note({ actor: MODERATOR, action: 'sign-in', detail: '' })
  return redirectTo(moderationPaths.queue, moderatorCookie(id, siteUrl), deviceCookie(device, siteUrl))
}

/** Signs the moderator out. */
export function signOutModerator(request: Request): Promise<Response> {
  return withModeratorForm(request, async ({ access, id }) => {
    await access.moderation.sessions.close(id)
    return redirectTo(`${moderationPaths.signIn}?saiu=1`, moderatorCookie('', access.siteUrl))
  })
}
