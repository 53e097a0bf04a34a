import type { ReviewTopic } from '#lib/contract/reviews.ts'
import type { StoreContext } from '../store/store.ts'
import { writeAudit } from './audit.ts'
import { visibilityOf } from './visibility.ts'

/**
 * Writes, changes or removes (null) the shop's answer to a review and returns the topics whose pages show it; null when there is no
 * such review or it has this answer already. The answer of a hidden review is shown when the review is published.
 */
export function answerReview(
  store: StoreContext,
  id: number,
  answer: string | null,
  actor: string,
): Promise<ReviewTopic[] | null> {
  return store.db.write(async (queries) => {
    const found = queries
      .selectFrom('review')
      .select(['status', 'photo_shown', 'topic', 'answer'])
      .where('id', '=', id)
    const review = await (store.db.engine === 'postgres' ? found.forUpdate() : found).executeTakeFirst()
    if (!review || review.answer === answer) return null
    await queries
      .updateTable('review')
      .set({ answer, answered_at: answer === null ? null : store.now() })
      .where('id', '=', id)
      .execute()
    const action = answer === null ? 'answer-removed' : 'answer'
    await writeAudit(store, queries, [{ actor, action, reviewId: id, detail: answer ?? review.answer ?? '' }])
    return visibilityOf(review).status === 'published' ? [review.topic] : []
  })
}
