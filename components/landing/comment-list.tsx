import { classNames } from '#components/ui/class-names.ts'
import { DeferredSection } from '#components/ui/deferred-section.tsx'
import { collagenLanding } from '#lib/content/collagen-landing.ts'
import { comments } from '#lib/content/comments.ts'
import type { Lang } from '#lib/routes/lang.ts'

import styles from './comment-list.module.css'
import section from './section.module.css'

/** The customer comments, a fixed list from lib/content (spec section 2, Reviews). */
export function CommentList({ lang }: { lang: Lang }) {
  return (
    <DeferredSection className={classNames(section.section, styles.band)} aria-labelledby="comentarios">
      <h2 id="comentarios">{collagenLanding(lang).comments.heading}</h2>
      <ul role="list" className={styles.list}>
        {comments(lang).map(({ id, nome, comentario }) => (
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
