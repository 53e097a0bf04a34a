import { preload } from 'react-dom'

import { isShopPicture, versioned } from './picture.tsx'

/** File widths and `sizes` of a full-width picture at the top of a page. */
export const HERO = {
  widths: [640, 960, 1600],
  // On phones the picture is 150 % of the screen width; a smaller file loads sooner and looks sharp enough.
  sizes: '(min-width: 48rem) 100vw, 120vw',
}

/** Preloads a full-width picture of the shop with high priority. Does nothing for one from another site, which has a single file. */
export function preloadHero(src: string | undefined) {
  if (!src || !isShopPicture(src)) return
  const name = versioned(src)
  preload(`${name}-${HERO.widths.at(-1)}.avif`, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: HERO.widths.map((width) => `${name}-${width}.avif ${width}w`).join(', '),
    imageSizes: HERO.sizes,
    fetchPriority: 'high',
  })
}
