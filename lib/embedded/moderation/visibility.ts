import type { Selectable } from 'kysely'
import type { ReviewStatus } from '#lib/shop/moderation.ts'
import type { Queries } from '../db/database.ts'
import { statusName, statusNumber } from '../db/review-status.ts'
import type { ReviewTable } from '../db/review-tables.ts'
import { addToTotals } from '../reports/totals.ts'

/** The visible state of a review. */
export interface ReviewVisibility {
  status: ReviewStatus
  isPhotoShown: boolean
}

/** The columns needed to change a review's state. */
export type ReviewStateColumns = Pick<
  Selectable<ReviewTable>,
  'id' | 'status' | 'topic' | 'halves' | 'photo' | 'photo_shown'
>

/** Returns the state of a stored review. */
export function visibilityOf(review: Pick<ReviewStateColumns, 'status' | 'photo_shown'>): ReviewVisibility {
  return { status: statusName(review.status), isPhotoShown: review.photo_shown === 1 }
}

/** Limits a state to what is possible: only a published review with a photo shows its photo. */
export function possibleVisibility(
  { status, isPhotoShown }: ReviewVisibility,
  photo: string | null,
): ReviewVisibility {
  return { status, isPhotoShown: isPhotoShown && status === 'published' && photo !== null }
}

/** Whether two states are the same. */
export function isSameVisibility(one: ReviewVisibility, other: ReviewVisibility): boolean {
  return one.status === other.status && one.isPhotoShown === other.isPhotoShown
}

/**
 * Sets the state of a review and updates the totals of its topic. Call it in a transaction that has locked the
 * review.
 */
export async function setReviewVisibility(
  queries: Queries,
  review: ReviewStateColumns,
  to: ReviewVisibility,
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
  const wasPublished = visibilityOf(review).status === 'published'
  const isPublished = to.status === 'published'
  // The totals count photos too, so they change even when only the photo does.
  if (wasPublished) await addToTotals(queries, review, -1)
  if (isPublished) await addToTotals(queries, { ...review, photo_shown: to.isPhotoShown ? 1 : 0 }, 1)
}
