import { classNames } from '#components/ui/class-names.ts'
import { DeferredSection } from '#components/ui/deferred-section.tsx'
import type { LandingContent } from '#lib/content/landing.ts'
import { landingCopy } from '#lib/copy/landing.ts'
import type { Lang } from '#lib/routes/lang.ts'

import styles from './advantages.module.css'
import { Carousel } from './carousel.tsx'
import section from './section.module.css'

/** The advantages carousel (spec section 2): a natively scrolling row, with controls once it is in view. */
export function Advantages({ lang, content }: { lang: Lang; content: LandingContent }) {
  const { advantages } = content
  return (
    <DeferredSection className={classNames(section.section, styles.band)} aria-labelledby="vantagens">
      <div className={styles.title}>
        <h2 id="vantagens">{advantages.heading}</h2>
        <p>{advantages.text}</p>
      </div>
      <Carousel lang={lang} className={styles.controls} />
      <div
        role="group"
        aria-roledescription={landingCopy[lang].carousel}
        aria-labelledby="vantagens"
        tabIndex={0}
        className={styles.row}
      >
        <ul role="list" className={styles.slides}>
          {advantages.items.map(({ id, figure, title, text }) => (
            <li key={id} className={styles.slide}>
              <span className={styles.figure}>{figure}</span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </DeferredSection>
  )
}
