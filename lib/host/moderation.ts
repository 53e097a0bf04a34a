import 'server-only'
import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { VISITOR_IP_HEADER } from '../http/visitor-ip-header.ts'
import { readCookie } from '../http/cookies.ts'
import { deviceCookieName } from '../moderation/session-cookie.ts'
import { processService } from '../process/process-service.ts'
import { reviewTopics } from '../content/review-topics.ts'
import type { NamedTopic } from '../shop/review-topics.ts'
import type { OwnerOrders } from '../shop/owner-orders.ts'
import type { Moderation, ModeratorSignIn } from '../shop/moderation.ts'
import { host } from './host.ts'

/** The actor that the moderation log names: all moderators share one password. */
export const MODERATOR = 'moderacao'

/** The moderation service with the settings that its pages and handlers need. */
export interface ModerationAccess {
  moderation: Moderation
  /** The orders of the embedded store. */
  orders: OwnerOrders | undefined
  brand: string
  /** The review topics of the brand, in Portuguese. */
  topics: readonly NamedTopic[]
  siteUrl: string
}

const key = processService('moderation-key', () => randomBytes(32))

/** Access to moderation; `undefined` when no password is configured or an external reports API stores the reviews. */
export function moderationAccess(): ModerationAccess | undefined {
  const { env, moderation, orders } = host()
  if (moderation === null || env.moderationPassword === undefined) return undefined
  const topics = reviewTopics(env.brand, 'pt')
  return { moderation, orders, brand: env.brandName, topics, siteUrl: env.siteUrl }
}

/** Whether this is the moderators' password; compares in constant time. */
export function isModeratorPassword(given: string): boolean {
  const { moderationPassword } = host().env
  const digest = (text: string) => createHmac('sha256', key.get()).update(text).digest()
  return moderationPassword !== undefined && timingSafeEqual(digest(given.trim()), digest(moderationPassword))
}

/** The sign-in attempt of a client with these request headers. */
export function moderatorSignIn(headers: Pick<Headers, 'get'>): ModeratorSignIn {
  const { siteUrl, moderationPassword = '' } = host().env
  return {
    ip: headers.get(VISITOR_IP_HEADER) ?? '',
    device: readCookie(headers.get('cookie'), deviceCookieName(siteUrl)),
    passwordHash: hash('sha256', moderationPassword, 'hex'),
  }
}
