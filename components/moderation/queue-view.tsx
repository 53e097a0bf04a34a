import { moderationCopy as copy } from '#lib/copy/moderation.ts'
import { queueAddress, queueQueryString, STATUSES, statusParameter } from '#lib/moderation/queue-address.ts'
import { moderationPaths } from '#lib/routes/moderation-paths.ts'
import type { ReviewQueueQuery, ReviewQueue } from '#lib/shop/moderation.ts'
import type { NamedTopic } from '#lib/shop/review-topics.ts'

import { Pager } from './pager.tsx'
import parts from './parts.module.css'
import { QueueBoard } from './queue-board.tsx'
import styles from './queue-view.module.css'
import { ModeratedReviewCard } from './moderated-review-card.tsx'

const NUMBER = new Intl.NumberFormat('pt-BR')

interface QueueViewProps {
  queue: ReviewQueue
  request: ReviewQueueQuery
  formToken: string
  siteUrl: string
  topics: readonly NamedTopic[]
  /** The notice about the last action, for a page without script. */
  notice: string | undefined
  /** The last action of this session, if it can be undone. */
  undoable: { number: number; text: string } | undefined
}

/** The moderation queue: tabs by status, a filter, and twenty reviews with their actions. */
export function QueueView({ queue, request, formToken, siteUrl, topics, notice, undoable }: QueueViewProps) {
  const { status, topic, search } = request
  const returnQuery = queueQueryString({ ...request, page: queue.page })
  const isFiltered = Boolean(topic ?? search)
  const cards = queue.reviews.map((review) => ({
    id: review.id,
    node: (
      <ModeratedReviewCard
        review={review}
        topics={topics}
        formToken={formToken}
        returnQuery={returnQuery}
        siteUrl={siteUrl}
      />
    ),
  }))
  return (
    <div className={styles.queue}>
      <h1 className={parts.heading}>{copy.headings[status]}</h1>
      <nav aria-label={copy.tabsLabel} className={styles.tabs}>
        {STATUSES.map((each) => (
          <a
            key={each}
            href={queueAddress({ status: each, topic, search, page: 1 })}
            aria-current={each === status ? 'true' : undefined}
          >
            {copy.tabs[each]} <span className={styles.count}>{NUMBER.format(queue.counts[each])}</span>
          </a>
        ))}
      </nav>
      <Filter request={request} topics={topics} isFiltered={isFiltered} total={queue.total} />
      <QueueBoard
        cards={cards}
        formToken={formToken}
        returnQuery={returnQuery}
        bulkDecisions={
          status === 'waiting'
            ? ['approve', 'approve-without-photo', 'reject']
            : status === 'published'
              ? ['reject', 'wait']
              : ['approve', 'wait']
        }
        notice={notice}
        undoable={undoable}
        empty={isFiltered ? copy.emptyFiltered : copy.empty[status]}
      />
      <Pager
        page={queue.page}
        last={queue.lastPage}
        addressOf={(page) => queueAddress({ ...request, page })}
      />
    </div>
  )
}

interface FilterProps {
  request: ReviewQueueQuery
  topics: readonly NamedTopic[]
  isFiltered: boolean
  total: number
}

function Filter({ request: { status, topic, search }, topics, isFiltered, total }: FilterProps) {
  return (
    <search>
      <form action={moderationPaths.queue} className={parts.filter}>
        {status !== 'waiting' && <input type="hidden" name="estado" value={statusParameter(status)} />}
        <label className={parts.label}>
          {copy.topic}
          <select name="assunto" defaultValue={topic ?? ''} className={parts.control}>
            <option value="">{copy.allTopics}</option>
            {topics.map((each) => (
              <option key={each.topic} value={each.topic}>
                {each.name}
              </option>
            ))}
          </select>
        </label>
        <label className={parts.label}>
          {copy.search}
          <input type="search" name="busca" defaultValue={search} maxLength={100} className={parts.control} />
        </label>
        <button className={parts.button}>{copy.filter}</button>
        {isFiltered && (
          <p className={styles.found}>
            {copy.found(total)} · <a href={queueAddress({ status, page: 1 })}>{copy.clear}</a>
          </p>
        )}
      </form>
    </search>
  )
}
