import type { ReactNode } from 'react'
import styles from './policy.module.css'

/** A part of a long institutional text; its id stays what it is, since other pages and letters point at it. */
export interface PolicySection {
  id: string
  title: string
  body: ReactNode
}

interface PolicyProps {
  /** What the table of contents is called. */
  contents: string
  /** The sentence that dates the text. */
  updated: string
  sections: readonly PolicySection[]
  /** What stands before the first section. */
  children?: ReactNode
}

/** A long institutional text with its table of contents: folded on small screens, beside the text where there is room (spec section 2). */
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
