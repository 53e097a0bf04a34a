import { bareNumber } from '../../contract/fields.ts'
import { toNumber } from '../../contract/numbers.ts'
import type { ReviewTopic } from '../../contract/reviews.ts'
import type { ApiClient } from '../api-client.ts'

// The body is a bare number; anything else counts as no reviews (contract 4.16).
const average = bareNumber()
  .transform((_cast: unknown, original: unknown) => toNumber(original) || 0)
  .required()

/** GET avaliacoes/media: the average of a topic, or of a product in it, in stars, 0 without reviews (contract 4.16). Throws ApiError. */
export function getReviewAverage(
  reports: ApiClient,
  storeCode: string,
  topic: ReviewTopic,
  productId?: number,
): Promise<number> {
  const query = productId ? { query: { produto_id: String(productId) } } : {}
  return reports.call('get', `avaliacoes/media/${storeCode}/${encodeURIComponent(topic)}`, average, query)
}
