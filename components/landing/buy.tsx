import { buttonClass } from '#components/ui/button.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { Picture } from '#components/ui/picture.tsx'
import { collagenLanding } from '#lib/content/collagen-landing.ts'
import { landingCopy } from '#lib/copy/landing.ts'
import type { Lang } from '#lib/routes/lang.ts'

import styles from './buy.module.css'
import { PRODUCTS_ANCHOR } from './products-anchor.ts'
import section from './section.module.css'

/** The buy-button block that ends the story (spec section 2). */
export function Buy({ lang }: { lang: Lang }) {
  const { buy } = collagenLanding(lang)
  return (
    <section className={classNames(section.section, styles.buy)} aria-labelledby="comprar">
      <div className={styles.words}>
        <h2 id="comprar">{buy.heading}</h2>
        <p>{buy.text}</p>
        <a href={PRODUCTS_ANCHOR} className={buttonClass({ size: 'large' })}>
          {landingCopy[lang].shopNow}
        </a>
      </div>
      <div className={styles.picture}>
        <Picture
          src={buy.picture}
          alt=""
          width={1080}
          height={1080}
          sizes="(min-width: 48rem) 480px, 80vw"
          widths={[320, 640, 1080]}
        />
      </div>
    </section>
  )
}
