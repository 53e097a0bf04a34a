import type { ReviewTopic } from '../contract/reviews.ts'
import { moderationPaths } from '../routes/moderation-paths.ts'
import { readPage } from './query.ts'
import type { ReviewQueueQuery, ReviewStatus } from '../shop/moderation.ts'

const STATUS_VALUES: Record<ReviewStatus, string> = {
  waiting: 'aguardando',
  published: 'publicadas',
  rejected: 'recusadas',
}
const MAX_SEARCH_LENGTH = 100

/** The order of the tabs. */
export const STATUSES: readonly ReviewStatus[] = ['waiting', 'published', 'rejected']

/** The filters and page in a query of the queue; invalid values and unknown topics are ignored. */
export function readQueueQuery(
  query: Pick<URLSearchParams, 'get'>,
  topics: readonly ReviewTopic[],
): ReviewQueueQuery {
  const search = query.get('busca')?.trim().slice(0, MAX_SEARCH_LENGTH)
  const topic = topics.find((name) => name === query.get('assunto'))
  return {
    status: STATUSES.find((status) => STATUS_VALUES[status] === query.get('estado')) ?? 'waiting',
    page: readPage(query),
    ...(topic && { topic }),
    ...(search && { search }),
  }
}

/** The query value of a status. */
export function statusParameter(status: ReviewStatus): string {
  return STATUS_VALUES[status]
}

/** The query string of filters and page, without its `?`. */
export function queueQueryString({ status, topic, search, page }: ReviewQueueQuery): string {
  const query = new URLSearchParams()
  if (status !== 'waiting') query.set('estado', STATUS_VALUES[status])
  if (topic) query.set('assunto', topic)
  if (search) query.set('busca', search)
  if (page > 1) query.set('pagina', String(page))
  return query.toString()
}

/** The address of the queue with filters and page; `notice` adds the parameters that noticeOf reads. */
export function queueAddress(filters: ReviewQueueQuery, notice: Record<string, string> = {}): string {
  const query = new URLSearchParams(queueQueryString(filters))
  for (const [name, value] of Object.entries(notice)) query.set(name, value)
  return query.size > 0 ? `${moderationPaths.queue}?${query}` : moderationPaths.queue
}
