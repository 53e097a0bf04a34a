import { buttonClass } from '#components/ui/button.tsx'
import { HERO, preloadHero } from '#components/ui/hero-picture.ts'
import hero from '#components/ui/hero-picture.module.css'
import { Picture } from '#components/ui/picture.tsx'
import type { LandingContent } from '#lib/content/landing.ts'
import { landingCopy } from '#lib/copy/landing.ts'
import type { Lang } from '#lib/routes/lang.ts'

import styles from './landing-banner.module.css'
import { PRODUCTS_ANCHOR } from './products-anchor.ts'

/**
 * The banner of the landing page; a click anywhere on it scrolls to the products (spec section 2). Its picture is
 * preloaded.
 */
export function LandingBanner({ lang, content }: { lang: Lang; content: LandingContent }) {
  const { banner } = content
  preloadHero(banner.picture)
  return (
    <section className={styles.banner}>
      <Picture
        src={banner.picture}
        alt={banner.alt}
        width={1600}
        height={900}
        widths={HERO.widths}
        sizes={HERO.sizes}
        priority
        className={hero.picture}
      />
      <div className={styles.words}>
        <p className={styles.title}>{banner.title}</p>
        <p className={styles.text}>{banner.text}</p>
        <a href={PRODUCTS_ANCHOR} className={buttonClass({}, styles.action)}>
          {landingCopy[lang].shopNow}
        </a>
      </div>
    </section>
  )
}
