import { buttonClass } from '#components/ui/button.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { DeferredSection } from '#components/ui/deferred-section.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { LandingContent } from '#lib/content/landing.ts'
import { landingCopy } from '#lib/copy/landing.ts'
import type { Lang } from '#lib/routes/lang.ts'

import styles from './buy.module.css'
import { PRODUCTS_ANCHOR } from './products-anchor.ts'
import section from './section.module.css'

/** The last section of the landing page, with a buy button (spec section 2). */
export function Buy({ lang, content }: { lang: Lang; content: LandingContent }) {
  const { buy } = content
  return (
    <DeferredSection className={classNames(section.section, styles.buy)} aria-labelledby="comprar">
      <div className={styles.words}>
        <h2 id="comprar">{buy.heading}</h2>
        <p>{buy.text}</p>
        <a href={PRODUCTS_ANCHOR} className={buttonClass({ size: 'large' })}>
          {landingCopy[lang].shopNow}
        </a>
      </div>
      <Picture
        src={buy.picture}
        alt={buy.alt}
        width={1600}
        height={900}
        sizes="(min-width: 48rem) 100vw, 150vw"
        widths={[640, 960, 1600]}
      />
    </DeferredSection>
  )
}
