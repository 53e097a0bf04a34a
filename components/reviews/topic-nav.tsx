import { Link } from '#components/ui/link.tsx'
import { REVIEW_TOPICS, type ReviewTopic } from '#lib/contract/reviews.ts'
import { reviewListCopy } from '#lib/copy/review-list.ts'
import { reviewTopicCopy } from '#lib/copy/review-topics.ts'
import type { Lang } from '#lib/routes/lang.ts'

import { reviewListAddress, REVIEWS_ANCHOR } from './list-address.ts'
import styles from './topic-nav.module.css'

type TopicNavProps = { lang: Lang; allReviewsPath: string; topic: ReviewTopic | undefined }

/** The topics of reviews, each a link to its page (spec section 2). */
export function TopicNav({ lang, allReviewsPath, topic }: TopicNavProps) {
  const copy = reviewListCopy[lang]
  return (
    <nav aria-label={copy.topics} data-print="off">
      <ul role="list" className={styles.topics}>
        {[undefined, ...REVIEW_TOPICS].map((each) => (
          <li key={each ?? ''}>
            <Link
              href={
                reviewListAddress({ allReviewsPath, topic: each, order: 'imagem' }) +
                (each ? REVIEWS_ANCHOR : '')
              }
              aria-current={each === topic ? 'page' : undefined}
              scroll={false}
              className={styles.topic}
            >
              {each ? reviewTopicCopy[lang][each] : copy.allTopics}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
