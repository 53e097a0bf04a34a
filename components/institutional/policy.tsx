import type { ReactNode } from 'react'
import styles from './policy.module.css'

/** A section of a long institutional text. Its id never changes, because other pages and e-mails link to it. */
interface PolicySection {
  id: string
  title: string
  body: ReactNode
}

interface PolicyProps {
  /** The label of the table of contents. */
  contents: string
  /** The sentence that states the date of the last update. */
  updated: string
  sections: readonly PolicySection[]
  /** Content before the first section. */
  children?: ReactNode
}

/** A long institutional text with its table of contents: collapsed on small screens, beside the text on wide ones (spec section 2). */
export function Policy({ contents, updated, sections, children }: PolicyProps) {
  return (
    <div className={styles.policy}>
      <nav aria-label={contents} className={styles.contents} data-print="off">
        <p className={styles.label} aria-hidden="true">
          {contents}
        </p>
        <details>
          <summary className={styles.label}>{contents}</summary>
          <ol role="list">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <div className={styles.text}>
        {children}
        {sections.map(({ id, title, body }) => (
          <section key={id}>
            <h2 id={id}>{title}</h2>
            {body}
          </section>
        ))}
        <p className={styles.updated}>{updated}</p>
      </div>
    </div>
  )
}
