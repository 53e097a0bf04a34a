import { buttonClass } from '#components/ui/button.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { DeferredSection } from '#components/ui/deferred-section.tsx'
import { Link } from '#components/ui/link.tsx'
import type { LandingContent } from '#lib/content/landing.ts'
import { landingCopy } from '#lib/copy/landing.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'

import styles from './formula.module.css'
import { PRODUCTS_ANCHOR } from './products-anchor.ts'
import section from './section.module.css'

/** The four claims of the new formula after four weeks, with their source (spec section 2, P24). */
export function Formula({ lang, content }: { lang: Lang; content: LandingContent }) {
  const { formula } = content
  const copy = landingCopy[lang]
  return (
    <DeferredSection className={classNames(section.section, styles.formula)} aria-labelledby="nova-formula">
      <div className={styles.words}>
        <p className={section.label}>{formula.label}</p>
        <h2 id="nova-formula">{formula.heading}</h2>
        <p className={section.lead}>{formula.text}</p>
        <a href={PRODUCTS_ANCHOR} className={buttonClass({ variant: 'secondary' })}>
          {copy.shopNow}
        </a>
      </div>
      <dl className={styles.claims}>
        {formula.claims.map(({ id, percent, title, text }) => (
          <div key={id} className={styles.claim}>
            <dt>{title}</dt>
            <dd className={styles.figure}>{copy.percent(percent)}</dd>
            <dd className={styles.text}>
              {text} {formula.period}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>
        {formula.source} <Link href={localePath(lang, pagePaths.references())}>{formula.sourceLink}</Link>.
      </p>
    </DeferredSection>
  )
}
