import { classNames } from '#components/ui/class-names.ts'
import { Icon } from '#components/ui/icon.tsx'

import styles from './topic-list.module.css'

type TopicListProps = { topics: readonly string[]; className?: string | undefined }

/** The short selling points of a product; renders nothing without any. */
export function TopicList({ topics, className }: TopicListProps) {
  if (topics.length === 0) return null
  return (
    <ul role="list" className={classNames(styles.topics, className)}>
      {topics.map((topic) => (
        <li key={topic} className={styles.topic}>
          <Icon name="check" size="small" className={styles.mark} />
          {topic}
        </li>
      ))}
    </ul>
  )
}
