import { classNames } from '#components/ui/class-names.ts'
import { DeferredSection } from '#components/ui/deferred-section.tsx'
import type { LandingContent } from '#lib/content/landing.ts'

import styles from './comment-list.module.css'
import section from './section.module.css'

/** The customer comments, a fixed list of the brand (spec section 2, Reviews). */
export function CommentList({ content }: { content: LandingContent }) {
  return (
    <DeferredSection className={classNames(section.section, styles.band)} aria-labelledby="comentarios">
      <h2 id="comentarios">{content.comments.heading}</h2>
      <ul role="list" className={styles.list}>
        {content.customers.map(({ id, nome, comentario }) => (
          <li key={id}>
            <figure className={styles.comment}>
              <blockquote>
                <p>{comentario}</p>
              </blockquote>
              <figcaption>{nome}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </DeferredSection>
  )
}
