import { withinResponsiveTime } from '#lib/concurrency/responsive-time.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApiClient } from '#lib/client/api-client.ts'
import { getReviewPage, reviewQuery } from '#lib/client/reports/reviews.ts'
import type { Host } from '#lib/host/host.ts'
import type { ReviewListParams } from '#lib/routes/review-address.ts'
import { topicSlug } from '#lib/shop/review-topics.ts'

// Short, so that the page of a new review exists soon after it is published.
const FRESH_MS = 10_000
// The same deadline and wait as for listings (server/routing/listing-index.ts).
const DEADLINE_MS = 1500
const WAIT_MS = 400

interface PageCount {
  /** The number of the last page; `undefined` when the reports API did not respond. */
  pages: number | undefined
  /** The time at which the entry expires, by the `clock` of the index. */
  until: number
}

/** The number of pages of each topic's reviews. */
export interface ReviewIndex {
  /** Whether the reviews page has these params; true also when the reports API does not respond in time. */
  has(params: Pick<ReviewListParams, 'topic' | 'page'>): Promise<boolean>
}

/**
 * Learns from the reports API how many pages the reviews of a topic have, so that made-up page numbers cause neither calls nor
 * cached pages (R67, docs/decisions/0064). Only a page beyond the last known one causes a call, at most one in ten seconds.
 */
export function createReviewIndex(
  { reports, env }: Pick<Host, 'reports' | 'env'>,
  clock: () => number,
): ReviewIndex {
  const topics = new Map(env.brand.topics.map(({ topic }) => [topicSlug(topic), topic]))
  const counts = new Map<string, PageCount>()
  const pending = new Map<string, Promise<void>>()
  const client =
    reports &&
    createApiClient({
      base: `${reports.base}/api`,
      lang: 'pt',
      timeoutMs: DEADLINE_MS,
      within: withinResponsiveTime,
      fetch: (input) => reports.fetch(input as Request),
    })

  async function load(slug: string): Promise<void> {
    if (!client) return
    const query = reviewQuery({ topic: topics.get(slug), order: 'imagem' }, 1)
    const first = await getReviewPage(client, env.storeCode, query).catch(() => undefined)
    counts.set(slug, { pages: first?.lastPage, until: clock() + FRESH_MS })
  }

  function loadOnce(slug: string): Promise<void> {
    const call = pending.get(slug) ?? load(slug).finally(() => pending.delete(slug))
    pending.set(slug, call)
    return call
  }

  return {
    async has({ topic, page }) {
      const isWithin = () => page <= (counts.get(topic)?.pages ?? 1)
      if (isWithin()) return true
      if ((counts.get(topic)?.until ?? 0) <= clock())
        await Promise.race([loadOnce(topic), sleep(WAIT_MS, undefined, { ref: false })])
      return isWithin() || counts.get(topic)?.pages === undefined
    },
  }
}
