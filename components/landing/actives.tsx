import { Accordion } from '#components/ui/accordion.tsx'
import { DeferredSection } from '#components/ui/deferred-section.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { LandingContent } from '#lib/content/landing.ts'
import { landingCopy } from '#lib/copy/landing.ts'
import type { Lang } from '#lib/routes/lang.ts'

import styles from './actives.module.css'
import { TopicDrawing } from './drawings.tsx'
import section from './section.module.css'

type ActivesProps = {
  lang: Lang
  content: LandingContent
  /** The ingredients on the product's label; undefined if the store has none. */
  ingredients: string | undefined
}

/** The active ingredients with their doses (spec section 2). */
export function Actives({ lang, content, ingredients }: ActivesProps) {
  const { actives } = content
  return (
    <DeferredSection className={section.section} aria-labelledby="ativos">
      <div className={styles.title}>
        <h2 id="ativos">{actives.heading}</h2>
        <p className={section.lead}>{actives.text}</p>
      </div>
      <ul role="list" className={styles.tiles}>
        {actives.items.map(({ id, dose, name, text, picture }) => (
          <li key={id} className={styles.tile}>
            {picture ? (
              <div className={styles.picture}>
                <Picture
                  src={picture}
                  alt=""
                  width={1080}
                  height={1080}
                  sizes="(min-width: 60rem) 720px, 100vw"
                  widths={[320, 640, 1080]}
                />
              </div>
            ) : (
              <TopicDrawing id={id} className={styles.drawing} />
            )}
            <div className={styles.words}>
              <h3>{name}</h3>
              <p className={styles.dose}>{dose}</p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {ingredients ? (
        <Accordion
          name="ingredientes"
          items={[{ id: 'ingredientes', title: landingCopy[lang].ingredients, content: ingredients }]}
          className={styles.all}
        />
      ) : null}
    </DeferredSection>
  )
}
