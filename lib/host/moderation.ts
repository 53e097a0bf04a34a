import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { ModeratorSessions } from '../moderation/sessions.ts'
import { SignInAttempts } from '../moderation/sign-in-attempts.ts'
import { processService } from '../process/process-service.ts'
import { reviewTopics } from '../content/review-topics.ts'
import type { NamedTopic } from '../shop/review-topics.ts'
import type { Moderation } from '../shop/moderation.ts'
import { host } from './host.ts'

/** The actor that the moderation log names: all moderators share one password. */
export const MODERATOR = 'moderacao'

/** The moderation service with the settings that its pages and handlers need. */
export interface ModerationAccess {
  moderation: Moderation
  brand: string
  /** The review topics of the brand, in Portuguese. */
  topics: readonly NamedTopic[]
  siteUrl: string
}

const service = processService('moderators', () => ({
  sessions: new ModeratorSessions(Date.now, () => randomBytes(16).toString('base64url')),
  attempts: new SignInAttempts(Date.now),
  key: randomBytes(32),
}))

/** The moderator sessions of this process. */
export const moderatorSessions = () => service.get().sessions

/** The failed sign-ins of the last fifteen minutes. */
export const signInAttempts = () => service.get().attempts

/** Access to moderation; `undefined` when no password is configured or an external reports API stores the reviews. */
export function moderationAccess(): ModerationAccess | undefined {
  const { env, moderation } = host()
  if (moderation === null || env.moderationPassword === undefined) return undefined
  return { moderation, brand: env.brandName, topics: reviewTopics(env.brand, 'pt'), siteUrl: env.siteUrl }
}

/** Whether this is the moderators' password; compares in constant time. */
export function isModeratorPassword(given: string): boolean {
  const { moderationPassword } = host().env
  const digest = (text: string) => createHmac('sha256', service.get().key).update(text).digest()
  return moderationPassword !== undefined && timingSafeEqual(digest(given.trim()), digest(moderationPassword))
}
