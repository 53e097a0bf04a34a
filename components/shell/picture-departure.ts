const DURATION_MS = 300
/** A page that comes later than this shows its picture without motion, in milliseconds. */
const LATEST_MS = 3000

interface Departure {
  path: string
  /** The file that the card shows. */
  src: string
  box: DOMRect
  at: number
}

let departure: Departure | undefined

/** Remembers the picture of a card whose link is followed. */
export function noteDeparture(link: HTMLAnchorElement): void {
  const picture = link.closest('li, article')?.querySelector('img')
  departure =
    picture?.complete && picture.currentSrc
      ? {
          path: link.pathname,
          src: picture.currentSrc,
          box: picture.getBoundingClientRect(),
          at: performance.now(),
        }
      : undefined
}

/**
 * Shows the picture of the followed card in the gallery of its page until the gallery's own file is ready, and lets the
 * gallery grow from the place of the card, unless motion is reduced (docs/decisions/0056). Call it before the first paint.
 */
export function showArrival(row: HTMLElement): void {
  const from = departure
  departure = undefined
  if (!from || from.path !== location.pathname || performance.now() - from.at > LATEST_MS) return
  showMeanwhile(row.firstElementChild as HTMLElement | null, from.src)
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) growFrom(row, from.box)
}

function showMeanwhile(slide: HTMLElement | null, src: string) {
  const picture = slide?.querySelector('img')
  if (!slide || !picture || picture.complete) return
  slide.style.backgroundImage = `url("${src}")`
  const remove = () => slide.style.removeProperty('background-image')
  picture.decode().then(remove, remove)
}

function growFrom(row: HTMLElement, from: DOMRect) {
  const to = row.getBoundingClientRect()
  if (to.width === 0 || from.width === 0) return
  // The router has not scrolled to the top yet.
  const move = `translate(${from.left - to.left}px, ${from.top - to.top - scrollY}px)`
  const scale = `scale(${from.width / to.width}, ${from.height / to.height})`
  const frames = [
    { transformOrigin: '0 0', transform: `${move} ${scale}` },
    { transformOrigin: '0 0', transform: 'none' },
  ]
  row.animate(frames, { duration: DURATION_MS, easing: 'ease-in-out' })
}
