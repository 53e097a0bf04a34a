import type { Moderation, ModeratorSignIn } from '#lib/shop/moderation.ts'
import { isPhotoName } from '../photos/photo-files.ts'
import { newDeviceToken } from '../store/known-device.ts'
import { uncountAttempt, takeAttempt, secondsUntilAttempt } from '../store/sign-in-budget.ts'
import { reviewTopicsOf, type StoreContext } from '../store/store.ts'
import { answerReview } from './answer.ts'
import { readAudit, writeAudit } from './audit.ts'
import { decide, undo } from './decide.ts'
import { erase } from './erase.ts'
import { readQueue } from './queue.ts'
import { moderatorSessions, openModeratorSession } from './sessions.ts'
import { surveyCsv } from './survey-csv.ts'
import { surveyResults } from './survey-results.ts'

const MAX_ATTEMPTS = 30

/** Returns the moderation service of a store (spec section 2, Reviews). */
export function createModeration(store: StoreContext): Moderation {
  return {
    topics: reviewTopicsOf(store.config),
    sessions: moderatorSessions(store),
    secondsUntilSignIn: (attempt) => secondsUntilAttempt(store, asOneAccount(attempt)),
    takeSignIn: (attempt) => takeAttempt(store, asOneAccount(attempt)),
    openSession: async (attempt) => {
      await uncountAttempt(store, asOneAccount(attempt))
      const id = await openModeratorSession(store)
      return { id, device: await newDeviceToken(store, asOneAccount(attempt)) }
    },
    queue: (query) => readQueue(store.db, query),
    decide: (ids, decision, actor) => decide(store, ids, decision, actor),
    undo: (before, actor) => undo(store, before, actor),
    answer: (id, text, actor) => answerReview(store, id, text, actor),
    photo: (name) => readPhoto(store, name),
    erase: (email, actor) => erase(store, email, actor),
    survey: (query) => surveyResults(store.db, query),
    surveyCsv: (query, actor) => surveyCsv(store, query, actor),
    audit: (page) => readAudit(store.db, page),
    note: (entry) => store.db.write((queries) => writeAudit(store, queries, [{ ...entry, reviewId: null }])),
  }
}

// All moderators share one password, so they are one account.
const asOneAccount = (attempt: ModeratorSignIn) => ({
  ...attempt,
  account: 'moderation',
  maxPerAccount: MAX_ATTEMPTS,
})

// Returns null for a photo that no review refers to, and for a text that is no name of a photo.
async function readPhoto({ db, photos }: StoreContext, name: string) {
  if (!isPhotoName(name)) return null
  const known = await db.read.selectFrom('review').select('id').where('photo', '=', name).executeTakeFirst()
  const bytes = known ? await photos.get(name) : null
  return bytes && { bytes, type: 'image/webp' }
}
