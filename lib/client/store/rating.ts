import type { WireRating } from '../../contract/evaluation.ts'
import { storeTime } from '../../shop/store-time.ts'
import type { TopicReviews } from '../../shop/review.ts'

/**
 * The reviews of a product document, without those that have neither stars nor a comment. Average and total are the store's own
 * figures; the average is limited to 0 to 5, and the total is at least the number of reviews shown (platform 3.3).
 */
export function toStoreReviews({ media, quantidade, avaliacoes }: WireRating): TopicReviews {
  const reviews = avaliacoes
    .map(({ nome, nota, comentario, data }, index) => ({
      id: index + 1,
      name: nome,
      stars: Math.min(Math.max(nota, 0), 5),
      comment: comentario,
      createdAt: storeTime(data),
    }))
    .filter(({ stars, comment }) => stars > 0 || comment !== '')
  return {
    average: Math.min(Math.max(media, 0), 5),
    first: { reviews, total: Math.max(Math.floor(quantidade), reviews.length), page: 1, lastPage: 1 },
  }
}
