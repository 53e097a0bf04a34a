/** The gallery of a product page: its row of linked pictures, then its thumbnails (components/catalog/gallery-row.tsx). */
const GALLERY = 'div:has(> [role=group] > a img)'
const EVENTS = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Until a large picture of a gallery has loaded, its thumbnail is shown in its place; who moves to a thumbnail, or interacts with the
 * pictures, loads that picture and its neighbors.
 */
export function watchGalleries(): void {
  for (const gallery of document.querySelectorAll(GALLERY)) showThumbnails(gallery)
  for (const name of EVENTS) addEventListener(name, onInteraction, { passive: true })
}

function onInteraction({ target }: Event): void {
  const gallery = target instanceof Element ? target.closest(GALLERY) : null
  if (!gallery) return
  showThumbnails(gallery)
  const thumbs = [...gallery.querySelectorAll('button')]
  const pointed = thumbs.indexOf((target as Element).closest('button')!)
  const index = pointed < 0 ? thumbs.findIndex((thumb) => thumb.ariaCurrent) : pointed
  for (const place of [index, index + 1, index - 1]) loadNow(slidesOf(gallery)[place])
}

function showThumbnails(gallery: Element): void {
  const thumbs = gallery.querySelectorAll<HTMLImageElement>('button img')
  slidesOf(gallery).forEach((slide, place) => {
    const picture = slide.querySelector('img')
    const file = thumbs[place]?.currentSrc
    if (!picture || picture.complete || !file || slide.style.backgroundImage) return
    slide.style.backgroundImage = `url("${file}")`
    picture.addEventListener('load', () => slide.style.removeProperty('background-image'), { once: true })
  })
}

function slidesOf(gallery: Element): HTMLElement[] {
  return [...gallery.querySelectorAll<HTMLElement>('[role=group] > a')]
}

// A picture that is not visible yet is `lazy`.
function loadNow(slide: HTMLElement | undefined): void {
  slide?.querySelector('img')?.setAttribute('loading', 'eager')
}
