import type { ReviewTopic } from '#lib/contract/reviews.ts'
import type { AuditEntry, Decision, DecisionResult, ReviewState, ReviewStatus } from '#lib/shop/moderation.ts'
import type { Queries } from '../db/database.ts'
import type { StoreContext } from '../store/store.ts'
import { writeAudit } from './audit.ts'
import {
  isSameVisibility,
  setReviewVisibility,
  possibleVisibility,
  visibilityOf,
  type ReviewStateColumns,
  type ReviewVisibility,
} from './visibility.ts'

const DECIDED_VISIBILITY: Record<Decision, ReviewVisibility> = {
  approve: { status: 'published', isPhotoShown: true },
  'approve-without-photo': { status: 'published', isPhotoShown: false },
  reject: { status: 'rejected', isPhotoShown: false },
  wait: { status: 'waiting', isPhotoShown: false },
}

const STATUS_WORDS: Record<ReviewStatus, string> = {
  waiting: 'aguardando',
  published: 'publicada',
  rejected: 'recusada',
}

/**
 * Applies a decision to reviews. Reviews that do not exist or already have the state are skipped and left out of
 * the result.
 */
export function decide(
  store: StoreContext,
  ids: readonly number[],
  decision: Decision,
  actor: string,
): Promise<DecisionResult> {
  const moves = new Map(ids.map((id) => [id, DECIDED_VISIBILITY[decision]]))
  return move(store, moves, decision, actor)
}

/** Restores the former state of reviews; reviews that were erased since are skipped. */
export function undo(
  store: StoreContext,
  before: readonly ReviewState[],
  actor: string,
): Promise<DecisionResult> {
  return move(store, new Map(before.map((state) => [state.id, state])), 'undo', actor)
}

function move(
  store: StoreContext,
  moves: Map<number, ReviewVisibility>,
  action: AuditEntry['action'],
  actor: string,
): Promise<DecisionResult> {
  return store.db.write(async (queries) => {
    const before: ReviewState[] = []
    const topics = new Set<ReviewTopic>()
    const entries: Omit<AuditEntry, 'at'>[] = []
    for (const review of await lockReviews(store, queries, [...moves.keys()])) {
      const from = visibilityOf(review)
      const to = possibleVisibility(moves.get(review.id) ?? from, review.photo)
      if (isSameVisibility(from, to)) continue
      await setReviewVisibility(queries, review, to, store.now())
      before.push({ id: review.id, ...from })
      entries.push({
        actor,
        action,
        reviewId: review.id,
        detail: `${visibilityText(from)} → ${visibilityText(to)}`,
      })
      if (from.status === 'published' || to.status === 'published') topics.add(review.topic as ReviewTopic)
    }
    await writeAudit(store, queries, entries)
    return { before, topics: [...topics] }
  })
}

// Locked in ascending order of id, so that two moderators cannot deadlock.
function lockReviews(store: StoreContext, queries: Queries, ids: number[]): Promise<ReviewStateColumns[]> {
  const found = queries
    .selectFrom('review')
    .select(['id', 'status', 'topic', 'halves', 'photo', 'photo_shown'])
    .where('id', 'in', ids.length > 0 ? ids : [-1])
    .orderBy('id')
  return (store.db.engine === 'postgres' ? found.forUpdate() : found).execute()
}

function visibilityText({ status, isPhotoShown }: ReviewVisibility): string {
  return STATUS_WORDS[status] + (isPhotoShown ? ' com foto' : '')
}
