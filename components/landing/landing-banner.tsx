import { preload } from 'react-dom'

import { buttonClass } from '#components/ui/button.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { collagenLanding } from '#lib/content/collagen-landing.ts'
import { landingCopy } from '#lib/copy/landing.ts'
import type { Lang } from '#lib/routes/lang.ts'

import styles from './landing-banner.module.css'
import { PRODUCTS_ANCHOR } from './products-anchor.ts'

const WIDTHS = [640, 960, 1600]
// On phones the picture is half as wide again as the screen; so much sharpness is not worth the wait there.
const SIZES = '(min-width: 48rem) 100vw, 120vw'

/**
 * The landing page's banner with its one h1; a click anywhere on it scrolls to the products (spec section 2). The head
 * asks for its picture before anything else.
 */
export function LandingBanner({ lang }: { lang: Lang }) {
  const { banner } = collagenLanding(lang)
  preload(`${banner.picture}-1600.avif`, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: WIDTHS.map((width) => `${banner.picture}-${width}.avif ${width}w`).join(', '),
    imageSizes: SIZES,
    fetchPriority: 'high',
  })
  return (
    <section className={styles.banner}>
      <Picture
        src={banner.picture}
        alt={banner.alt}
        width={1600}
        height={900}
        widths={WIDTHS}
        sizes={SIZES}
        priority
        className={styles.picture}
      />
      <div className={styles.words}>
        <h1>{banner.title}</h1>
        <p className={styles.text}>{banner.text}</p>
        <a href={PRODUCTS_ANCHOR} className={buttonClass({}, styles.go)}>
          {landingCopy[lang].shopNow}
        </a>
      </div>
    </section>
  )
}
