import { loadFont } from './deferred-fonts.ts'

/** The texts in the display font: headings, and the shop's name (logo.tsx). */
const TEXTS = 'h1, h2, h3, h4, [data-logo]'
/** The measured fallbacks of app/fallback-fonts.css. */
const FALLBACK = '"Fraunces Times", "Fraunces Noto", serif'

interface Heading {
  element: HTMLElement
  height: number
  width: number
}

/**
 * Shows the display font on the first page although it was not there at the first paint (docs/decisions/0091). No element moves: each
 * painted heading gets the letter spacing that keeps its width, and keeps the fallback font where its lines would break elsewhere.
 */
export async function showDisplayFont(): Promise<void> {
  const face = await loadFont('display')
  if (!face) return
  // The browser paints nothing between these lines.
  const headings = [...document.querySelectorAll<HTMLElement>(TEXTS)].filter(isPainted).map(measured)
  document.fonts.add(face)
  const changed = headings.map((before) => ({ before, width: unbrokenWidth(before.element) }))
  for (const { before, width } of changed) keepWidth(before, width)
  const moved = headings.filter(({ element, height }) => element.offsetHeight !== height)
  for (const { element } of moved) {
    element.style.fontFamily = FALLBACK
    element.style.letterSpacing = ''
  }
}

// The browser lays out hidden sections later, with the font that it then has.
const isPainted = (element: HTMLElement) => element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true

function measured(element: HTMLElement): Heading {
  return { element, height: element.offsetHeight, width: unbrokenWidth(element) }
}

// The width of the text on one line, in pixels.
function unbrokenWidth(element: HTMLElement): number {
  const text = document.createRange()
  text.selectNodeContents(element)
  element.style.whiteSpace = 'nowrap'
  const { width } = text.getBoundingClientRect()
  element.style.whiteSpace = ''
  return width
}

function keepWidth({ element, width: wanted }: Heading, width: number): void {
  const letters = element.textContent.length
  if (letters === 0 || width === wanted) return
  const spacing = parseFloat(getComputedStyle(element).letterSpacing) || 0
  element.style.letterSpacing = `${spacing + (wanted - width) / letters}px`
}
