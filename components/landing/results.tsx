import { classNames } from '#components/ui/class-names.ts'
import { DeferredSection } from '#components/ui/deferred-section.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { LandingContent } from '#lib/content/landing.ts'
import { landingCopy } from '#lib/copy/landing.ts'
import type { Lang } from '#lib/routes/lang.ts'

import { TopicDrawing } from './drawings.tsx'
import styles from './results.module.css'
import section from './section.module.css'

/** Four benefits around a picture, and a text that MORE and LESS expand and collapse (spec sections 2, 4). */
export function Results({ lang, content }: { lang: Lang; content: LandingContent }) {
  const { results } = content
  const copy = landingCopy[lang]
  return (
    <DeferredSection className={classNames(section.section, styles.results)} aria-labelledby="resultados">
      <h2 id="resultados" className={styles.heading}>
        {results.heading}
      </h2>
      <div className={styles.picture}>
        <Picture
          src={results.picture}
          alt={results.alt}
          width={1600}
          height={900}
          sizes="(min-width: 60rem) 820px, 160vw"
          widths={[640, 960, 1600]}
        />
      </div>
      <ul role="list" className={styles.benefits}>
        {results.benefits.map(({ id, title, text }) => (
          <li key={id} className={styles.benefit}>
            <TopicDrawing id={id} className={styles.drawing} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.text}>
        <p className={section.lead}>{results.text}</p>
        <details className={styles.details}>
          <summary className={styles.toggle}>
            <span className={styles.more}>{copy.more}</span>
            <span className={styles.less}>{copy.less}</span>
          </summary>
          <div className={styles.unfolded}>
            {results.more.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      </div>
    </DeferredSection>
  )
}
