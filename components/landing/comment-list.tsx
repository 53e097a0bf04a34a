import type { ReactNode } from 'react'
import { classNames } from '#components/ui/class-names.ts'
import { DeferredSection } from '#components/ui/deferred-section.tsx'
import type { LandingContent } from '#lib/content/landing.ts'

import styles from './comment-list.module.css'
import section from './section.module.css'

type CommentListProps = {
  heading: string
  comments: LandingContent['landingComments']
  /** A link below the comments. */
  children?: ReactNode
}

/** Customer comments of the brand's fixed list (spec section 2, Reviews); renders nothing without any. */
export function CommentList({ heading, comments, children }: CommentListProps) {
  if (comments.length === 0) return null
  return (
    <DeferredSection className={classNames(section.section, styles.band)} aria-labelledby="comentarios">
      <h2 id="comentarios">{heading}</h2>
      <ul role="list" className={styles.list}>
        {comments.map(({ id, nome, comentario }) => (
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
      {children}
    </DeferredSection>
  )
}
