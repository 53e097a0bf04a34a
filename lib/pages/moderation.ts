import 'server-only'
import { cookies } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { moderationAccess, type ModerationAccess } from '../host/moderation.ts'
import { moderationCookieName } from '../moderation/session-cookie.ts'
import { moderationPaths } from '../routes/moderation-paths.ts'
import type { ModeratorSession } from '../shop/moderation.ts'

/** The moderation service and the moderator's session for a page. Redirects to the sign-in page without a session. */
export async function requireModerator(): Promise<{ access: ModerationAccess; session: ModeratorSession }> {
  const access = requireModerationAccess()
  const id = (await cookies()).get(moderationCookieName(access.siteUrl))?.value ?? ''
  const session = await access.moderation.sessions.find(id)
  return { access, session: session ?? redirect(moderationPaths.signIn) }
}

/** The moderation service for a page that needs no session. Renders the 404 page when this shop has no moderation. */
export function requireModerationAccess(): ModerationAccess {
  return moderationAccess() ?? notFound()
}
