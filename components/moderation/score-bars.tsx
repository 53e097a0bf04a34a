import { moderationCopy as copy } from '#lib/copy/moderation.ts'

import styles from './score-bars.module.css'
import { countText } from './survey-text.ts'

// The lowest scores that count as promoter and as passive.
const PROMOTER = 9
const PASSIVE = 7

/** The number of answers for each score, as bars. */
export function ScoreBars({ scores }: { scores: number[] }) {
  const highest = Math.max(1, ...scores)
  return (
    <ol role="list" className={styles.bars}>
      {scores.map((count, score) => (
        <li key={score}>
          <span className={styles.count}>{countText(count)}</span>
          <span
            className={
              score >= PROMOTER ? styles.promoter : score >= PASSIVE ? styles.passive : styles.detractor
            }
            style={{ height: `${(count / highest) * 100}px` }}
          />
          <span className={styles.score}>
            <span className="visually-hidden">{copy.score} </span>
            {score}
          </span>
        </li>
      ))}
    </ol>
  )
}
