import { showPictureEdge } from './picture-edge.ts'
import { showPlaceholder } from './picture-placeholder.ts'

/** The gallery of a product page: its row of linked pictures, then its thumbnails (components/catalog/gallery-row.tsx). */
const GALLERY = 'div:has(> [role=group] > a img)'
const EVENTS = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Until a large picture of a gallery has loaded, its thumbnail is shown in its place. Moving to a thumbnail loads its picture and the
 * neighbours of it; moving to the pictures, or touching them, loads the neighbours of the one that is shown.
 */
export function watchGalleries(): void {
  const showAll = () => document.querySelectorAll(GALLERY).forEach(showThumbnails)
  showAll()
  // A flavour has been chosen: the gallery may show any of its pictures.
  addEventListener('change', showAll)
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
    const file = fileOf(thumbs[place])
    if (!file) return
    showPlaceholder(slide, file)
    // A file of another origin cannot be read.
    showPictureEdge(slide, file).catch(() => {})
  })
}

// On a phone a thumbnail is a dot that loads no file.
function fileOf(thumb: HTMLImageElement | undefined): string | undefined {
  return thumb?.currentSrc || thumb?.parentElement?.querySelector('source')?.srcset.split(' ', 1)[0]
}

function slidesOf(gallery: Element): HTMLElement[] {
  return [...gallery.querySelectorAll<HTMLElement>('[role=group] > a')]
}

// A picture that is not visible yet is `lazy`.
function loadNow(slide: HTMLElement | undefined): void {
  slide?.querySelector('img')?.setAttribute('loading', 'eager')
}
