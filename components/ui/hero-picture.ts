import { preload } from 'react-dom'

import { isOurs } from './picture.tsx'

/** The files and the shown width of a picture as wide as the screen that opens a page. */
export const HERO = {
  widths: [640, 960, 1600],
  // On phones it is half as wide again as the screen; so much sharpness is not worth the wait there.
  sizes: '(min-width: 48rem) 100vw, 120vw',
}

/** Has the head ask for such a picture before anything else; one from elsewhere has one file, which its element names. */
export function preloadHero(src: string | undefined) {
  if (!src || !isOurs(src)) return
  preload(`${src}-${HERO.widths.at(-1)}.avif`, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: HERO.widths.map((width) => `${src}-${width}.avif ${width}w`).join(', '),
    imageSizes: HERO.sizes,
    fetchPriority: 'high',
  })
}
