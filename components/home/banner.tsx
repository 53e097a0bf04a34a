import { preload } from 'react-dom'

import type { BannerSlide } from '#lib/api/store/home.ts'
import type { Lang } from '#lib/routes/lang.ts'

import { TurningSlides } from './turning-slides.tsx'

const WIDTHS = [640, 960, 1600]
// On phones the picture is half as wide again as the screen; so much sharpness is not worth the wait there.
const SIZES = '(min-width: 48rem) 100vw, 120vw'

/** The rotating banner (section 2); the head asks for its first picture before anything else. */
export function Banner({ slides, lang }: { slides: readonly BannerSlide[]; lang: Lang }) {
  const first = slides[0]?.picture
  // A picture from elsewhere has one file, which its element names.
  if (first && /^\/img\/[^.]+$/.test(first)) {
    preload(`${first}-1600.avif`, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: WIDTHS.map((width) => `${first}-${width}.avif ${width}w`).join(', '),
      imageSizes: SIZES,
      fetchPriority: 'high',
    })
  }
  return <TurningSlides slides={slides} widths={WIDTHS} sizes={SIZES} lang={lang} />
}
