import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { cookies } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { sessionCookieName } from '../moderation/session-cookie.ts'
import { ModeratorSessions, type ModeratorSession } from '../moderation/sessions.ts'
import { SignInAttempts } from '../moderation/sign-in-attempts.ts'
import { moderationPaths } from '../routes/moderation-paths.ts'
import type { Moderation } from '../shop/moderation.ts'
import { host } from './host.ts'
import { readCookie } from '../handlers/session-cookie.ts'

/** Who did something, as the log names it. */
export const MODERATOR = 'moderacao'

/** What the pages of moderators work with. */
export interface Desk {
  moderation: Moderation
  brand: string
  brandSlug: string
  siteUrl: string
}

interface Door {
  sessions: ModeratorSessions
  attempts: SignInAttempts
  key: Buffer
}

const SLOT = Symbol.for('rosalume.moderators')

// Pages and route handlers are bundled apart and meet on globalThis (T10).
function door(): Door {
  const slots = globalThis as unknown as Record<symbol, Door | undefined>
  return (slots[SLOT] ??= {
    sessions: new ModeratorSessions(Date.now, () => randomBytes(16).toString('base64url')),
    attempts: new SignInAttempts(Date.now),
    key: randomBytes(32),
  })
}

/** Sessions of this process. */
export const moderatorSessions = () => door().sessions

/** Wrong passwords of the last minutes. */
export const signInAttempts = () => door().attempts

/** The desk; nothing without a password in the configuration, or where reviews are looked after elsewhere. */
export function openDesk(): Desk | undefined {
  const { env, moderation } = host()
  if (moderation === null || env.moderationPassword === undefined) return undefined
  return { moderation, brand: env.brandName, brandSlug: env.brandSlug, siteUrl: env.siteUrl }
}

/** Whether this is the password; how long that takes tells nothing of it. */
export function isPassword(given: string): boolean {
  const { moderationPassword } = host().env
  const digest = (text: string) => createHmac('sha256', door().key).update(text).digest()
  return moderationPassword !== undefined && timingSafeEqual(digest(given.trim()), digest(moderationPassword))
}

/** The id of the session that a request belongs to, '' for none. */
export function sessionId(request: Request): string {
  return readCookie(request.headers.get('cookie'), sessionCookieName(host().env.siteUrl))
}

/** The desk and the session of who looks at a page; on to the sign-in when there is none. */
export async function visitDesk(): Promise<{ desk: Desk; session: ModeratorSession }> {
  const desk = openDesk() ?? notFound()
  const session = moderatorSessions().find(
    (await cookies()).get(sessionCookieName(desk.siteUrl))?.value ?? '',
  )
  return { desk, session: session ?? redirect(moderationPaths.signIn) }
}

/** The desk for a page that needs no session. */
export function visitDoor(): Desk {
  return openDesk() ?? notFound()
}
