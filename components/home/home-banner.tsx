import { HERO, preloadHero } from '#components/ui/hero-picture.ts'
import type { BannerSlide } from '#lib/client/store/home.ts'
import type { Lang } from '#lib/routes/lang.ts'

import { RotatingSlides } from './rotating-slides.tsx'

/** The rotating banner (spec section 2); preloads its first picture. */
export function HomeBanner({ slides, lang }: { slides: readonly BannerSlide[]; lang: Lang }) {
  preloadHero(slides[0]?.picture)
  return <RotatingSlides slides={slides} widths={HERO.widths} sizes={HERO.sizes} lang={lang} />
}
