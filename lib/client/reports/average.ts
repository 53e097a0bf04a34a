import { bareNumber, toNumber } from '../../contract/fields.ts'
import type { ReviewTopic } from '../../contract/reviews.ts'
import type { ApiClient } from '../api-client.ts'

// A bare number; what is none counts as no reviews (contract 4.16).
const average = bareNumber()
  .transform((_cast: unknown, original: unknown) => toNumber(original) || 0)
  .required()

/** GET avaliacoes/media: the average of a topic, 0 without reviews (contract 4.16). Throws ApiError. */
export function getAverage(reports: ApiClient, storeCode: string, topic: ReviewTopic): Promise<number> {
  return reports.call('get', `avaliacoes/media/${storeCode}/${encodeURIComponent(topic)}`, average)
}
