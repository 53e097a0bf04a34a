import { endCardPreview } from './card-preview.ts'
import { showPictureEdge } from './picture-edge.ts'
import { showPlaceholder } from './picture-placeholder.ts'

const DURATION_MS = 300
/** The row of pictures of a product page (components/catalog/gallery-row.tsx). */
const GALLERY_ROW = 'main [role=group]:has(> a img)'
/** A gallery rendered later than this after the click gets neither the card's picture nor the animation, in milliseconds. */
const LATEST_MS = 10_000

/** The picture that the page shows of the product whose link was clicked. */
interface ClickedPicture {
  path: string
  /** The file that a card or the gallery shows. */
  src: string
  /** The place of a card's picture, from which the gallery grows. */
  box: DOMRect | undefined
  clickedAt: number
}

let clicked: ClickedPicture | undefined

/** Stores the picture of the card whose link is clicked, or that of the gallery if the link leads to another kit of the same product. */
export function recordCardPicture(link: HTMLAnchorElement): void {
  const card = link.closest('li, article')?.querySelector('img')
  const picture = card ?? (link.pathname === location.pathname ? galleryPicture() : undefined)
  clicked =
    picture?.complete && picture.currentSrc
      ? {
          path: link.pathname,
          src: picture.currentSrc,
          box: card?.getBoundingClientRect(),
          clickedAt: performance.now(),
        }
      : undefined
}

// The picture at the place of the current thumbnail, or the only one.
function galleryPicture(): HTMLImageElement | undefined {
  const row = document.querySelector(GALLERY_ROW)
  const thumbs = [...(row?.parentElement?.querySelectorAll('button') ?? [])]
  const place = thumbs.findIndex((thumb) => thumb.ariaCurrent)
  return row?.querySelectorAll('img')[Math.max(0, place)]
}

/**
 * Shows the picture of the clicked card, or of the kit that was shown before, in the gallery of its page until the gallery's own file is decoded, and enlarges the
 * gallery from the position of the card, or of its preview, unless the visitor prefers reduced motion (docs/decisions/0056). Call it in a layout
 * effect, before the gallery is painted.
 */
export function showCardPicture(row: HTMLElement): void {
  const from = clicked
  const previewBox = endCardPreview()
  clicked = undefined
  if (!from || from.path !== location.pathname || performance.now() - from.clickedAt > LATEST_MS) return
  const first = row.firstElementChild as HTMLElement | null
  showPlaceholder(first, from.src)
  // The card has the first picture of the gallery, another kit a different one.
  if (first && from.box) showPictureEdge(first, from.src).catch(() => {})
  if (from.box && !matchMedia('(prefers-reduced-motion: reduce)').matches)
    growFrom(row, previewBox ?? from.box)
}

function growFrom(row: HTMLElement, from: DOMRect) {
  const to = row.getBoundingClientRect()
  if (to.width === 0 || from.width === 0) return
  // The router scrolls to the top afterwards, which moves the gallery down by scrollY.
  const move = `translate(${from.left - to.left}px, ${from.top - to.top - scrollY}px)`
  const scale = `scale(${from.width / to.width}, ${from.height / to.height})`
  const frames = [
    { transformOrigin: '0 0', transform: `${move} ${scale}` },
    { transformOrigin: '0 0', transform: 'none' },
  ]
  row.animate(frames, { duration: DURATION_MS, easing: 'ease-in-out' })
}
