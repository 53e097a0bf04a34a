import { endCardPreview } from './card-preview.ts'
import { showPlaceholder } from './picture-placeholder.ts'

const DURATION_MS = 300
/** A gallery rendered later than this after the click gets neither the card's picture nor the animation, in milliseconds. */
const LATEST_MS = 10_000

/** The picture of the card whose link was clicked. */
interface CardPicture {
  path: string
  /** The file that the card shows. */
  src: string
  box: DOMRect
  clickedAt: number
}

let clicked: CardPicture | undefined

/** Stores the picture of the card whose link is clicked. */
export function recordCardPicture(link: HTMLAnchorElement): void {
  const picture = link.closest('li, article')?.querySelector('img')
  clicked =
    picture?.complete && picture.currentSrc
      ? {
          path: link.pathname,
          src: picture.currentSrc,
          box: picture.getBoundingClientRect(),
          clickedAt: performance.now(),
        }
      : undefined
}

/**
 * Shows the picture of the clicked card in the gallery of its page until the gallery's own file is decoded, and enlarges the
 * gallery from the position of the card, or of its preview, unless the visitor prefers reduced motion (docs/decisions/0056). Call it in a layout
 * effect, before the gallery is painted.
 */
export function showCardPicture(row: HTMLElement): void {
  const from = clicked
  const previewBox = endCardPreview()
  clicked = undefined
  if (!from || from.path !== location.pathname || performance.now() - from.clickedAt > LATEST_MS) return
  showPlaceholder(row.firstElementChild as HTMLElement | null, from.src)
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) growFrom(row, previewBox ?? from.box)
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
