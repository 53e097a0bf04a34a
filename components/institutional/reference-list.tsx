import type { ReferenceGroup } from '#lib/content/references.ts'
import styles from './reference-list.module.css'

interface ReferenceListProps {
  groups: readonly ReferenceGroup[]
  /** The heading level of the subjects: 3 below an h2 of the text, 2 directly below the h1. */
  level?: 2 | 3 | undefined
}

/** The scientific references by subject, each with its link (spec section 2, Other blocks). */
export function ReferenceList({ groups, level = 3 }: ReferenceListProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return groups.map(({ id: subject, name, references }) => (
    <section key={subject} aria-labelledby={subject} className={styles.subject}>
      <Heading id={subject}>{name}</Heading>
      <ul role="list">
        {references.map(({ id, title, url, authors, journal, year, about }) => (
          <li key={id} id={id} className={styles.reference}>
            <p lang="en" className={styles.title}>
              <a href={url} rel="noopener" hrefLang="en">
                {title}
              </a>
            </p>
            <p lang="en" className={styles.source}>
              {authors}. <cite>{journal}</cite>, {year}.
            </p>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </section>
  ))
}
