import { institutionalCopy } from '#lib/copy/institutional.ts'
import { referencesBySubject } from '#lib/content/references.ts'
import type { Lang } from '#lib/routes/lang.ts'
import styles from './reference-list.module.css'

interface ReferenceListProps {
  lang: Lang
  /** The heading level of the subjects: 3 below an h2 of the text, 2 directly below the h1. */
  level?: 2 | 3 | undefined
}

/** The scientific references by subject, each with its link (spec section 2, Other blocks). */
export function ReferenceList({ lang, level = 3 }: ReferenceListProps) {
  const { subjects } = institutionalCopy[lang]
  const Heading = level === 2 ? 'h2' : 'h3'
  return referencesBySubject(lang).map(({ subject, references }) => (
    <section key={subject} aria-labelledby={subject} className={styles.subject}>
      <Heading id={subject}>{subjects[subject]}</Heading>
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
