import { Link } from '#components/ui/link.tsx'
import type { ReviewTopic } from '#lib/contract/reviews.ts'
import { reviewListCopy } from '#lib/copy/review-list.ts'
import { REVIEWS_ANCHOR } from '#lib/routes/review-address.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { NamedTopic } from '#lib/shop/review-topics.ts'

import { reviewListAddress } from './list-address.ts'
import styles from './topic-nav.module.css'

type TopicNavProps = {
  lang: Lang
  allReviewsPath: string
  topics: readonly NamedTopic[]
  selected: ReviewTopic | undefined
}

/** The topics of reviews, each a link to its page (spec section 2). */
export function TopicNav({ lang, allReviewsPath, topics, selected }: TopicNavProps) {
  const copy = reviewListCopy[lang]
  return (
    <nav aria-label={copy.topics} data-print="off">
      <ul role="list" className={styles.topics}>
        {[{ topic: undefined, name: copy.allTopics }, ...topics].map(({ topic, name }) => (
          <li key={topic ?? ''}>
            <Link
              href={
                reviewListAddress({ allReviewsPath, topic, order: 'imagem' }) + (topic ? REVIEWS_ANCHOR : '')
              }
              aria-current={topic === selected ? 'page' : undefined}
              scroll={false}
              className={styles.topic}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
