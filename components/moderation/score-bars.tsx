import { moderationCopy as copy } from '#lib/copy/moderation.ts'

import styles from './score-bars.module.css'
import { countText } from './survey-text.ts'

const PROMOTER = 9
const PASSIVE = 7

/** How often each score was given. */
export function ScoreBars({ scores }: { scores: number[] }) {
  const most = Math.max(1, ...scores)
  return (
    <ol role="list" className={styles.bars}>
      {scores.map((count, score) => (
        <li key={score}>
          <span className={styles.count}>{countText(count)}</span>
          <span
            className={
              score >= PROMOTER ? styles.promoter : score >= PASSIVE ? styles.passive : styles.detractor
            }
            style={{ height: `${(count / most) * 100}px` }}
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
