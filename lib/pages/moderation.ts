import 'server-only'
import { cookies } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { moderationAccess, moderatorSessions, type ModerationAccess } from '../host/moderation.ts'
import { sessionCookieName } from '../moderation/session-cookie.ts'
import type { ModeratorSession } from '../moderation/sessions.ts'
import { moderationPaths } from '../routes/moderation-paths.ts'

/** Moderation access and the visitor's session for a page. Redirects to the sign-in page without a session. */
export async function requireModerator(): Promise<{ access: ModerationAccess; session: ModeratorSession }> {
  const access = requireModerationAccess()
  const id = (await cookies()).get(sessionCookieName(access.siteUrl))?.value ?? ''
  return { access, session: moderatorSessions().find(id) ?? redirect(moderationPaths.signIn) }
}

/** Moderation access for a page that needs no session. Renders the 404 page when this shop has no moderation. */
export function requireModerationAccess(): ModerationAccess {
  return moderationAccess() ?? notFound()
}
