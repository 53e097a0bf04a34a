import type { Selectable } from 'kysely'
import type { ReviewTopic } from '#lib/contract/reviews.ts'
import type { ReviewStatus } from '#lib/shop/moderation.ts'
import type { Queries } from '../db/database.ts'
import { statusName, statusNumber } from '../db/review-status.ts'
import type { ReviewTable } from '../db/tables.ts'
import { addToTotals } from '../reports/totals.ts'

/** How a review stands: what it shows in the shop. */
export interface Standing {
  status: ReviewStatus
  isPhotoShown: boolean
}

/** What has to be known of a review to move it. */
export type MovableReview = Pick<
  Selectable<ReviewTable>,
  'id' | 'status' | 'topic' | 'halves' | 'photo' | 'photo_shown'
>

/** How a stored review stands. */
export function standingOf(review: Pick<MovableReview, 'status' | 'photo_shown'>): Standing {
  return { status: statusName(review.status), isPhotoShown: review.photo_shown === 1 }
}

/** A standing as far as a review can have it: only a published one shows its photo, and only when there is one. */
export function possibleStanding({ status, isPhotoShown }: Standing, photo: string | null): Standing {
  return { status, isPhotoShown: isPhotoShown && status === 'published' && photo !== null }
}

/** Whether two standings are the same. */
export function isSameStanding(one: Standing, other: Standing): boolean {
  return one.status === other.status && one.isPhotoShown === other.isPhotoShown
}

/** Moves a review within a transaction that has locked it, with the totals of its topic. */
export async function moveReview(
  queries: Queries,
  review: MovableReview,
  to: Standing,
  now: number,
): Promise<void> {
  await queries
    .updateTable('review')
    .set({
      status: statusNumber(to.status),
      photo_shown: to.isPhotoShown ? 1 : 0,
      decided_at: to.status === 'waiting' ? null : now,
    })
    .where('id', '=', review.id)
    .execute()
  const was = standingOf(review).status === 'published'
  const is = to.status === 'published'
  if (was !== is) await addToTotals(queries, review.topic as ReviewTopic, is ? 1 : -1, review.halves)
}
