import { loadFont, textWidth } from './deferred-fonts.ts'
import { isLaidOut } from './is-laid-out.ts'

/** The texts in the display font: headings, and the shop's name (logo.tsx). */
const TEXTS = 'h1, h2, h3, h4, [data-logo]'
/** The fallback fonts of app/fallback-fonts.css, scaled to the width of the display font. */
const FALLBACK = '"Fraunces Times", "Fraunces Noto", serif'

interface Heading {
  element: HTMLElement
  height: number
  text: string
  /** The computed value of its `font`. */
  font: string
  /** The width of its text on one line in the fallback font, in pixels. */
  width: number
  /** Its letter spacing, in pixels. */
  spacing: number
  /** The parts of the heading in another font, such as the product's name on the card of a kit. */
  others: readonly HTMLElement[]
}

/**
 * Shows the display font on the first page although it was not there at the first paint (docs/decisions/0091). No element moves: each
 * painted heading gets the letter spacing that keeps its width, and keeps the fallback font where its lines would break elsewhere.
 */
export async function showDisplayFont(): Promise<void> {
  const face = await loadFont('display')
  if (!face) return
  const headings = [...document.querySelectorAll<HTMLElement>(TEXTS)].filter(mayMove).map(measured)
  document.fonts.add(face)
  // The browser paints nothing between these lines, and lays out the page once: all writes come before all reads.
  for (const heading of headings) keepWidth(heading)
  const moved = headings.filter(({ element, height }) => element.offsetHeight !== height)
  for (const { element } of moved) {
    element.style.fontFamily = FALLBACK
    element.style.letterSpacing = ''
  }
}

// Whether a new font in this heading could move content: if the browser has laid it out, or if it is in a section above the screen. The
// browser no longer lays out such a section, but a change of its height would still move what is on the screen.
function mayMove(heading: HTMLElement): boolean {
  const section = heading.closest('[data-deferred]')
  return isLaidOut(heading) || (section !== null && section.getBoundingClientRect().top < 0)
}

function measured(element: HTMLElement): Heading {
  const { font, fontFamily, letterSpacing } = getComputedStyle(element)
  const others = [...element.querySelectorAll<HTMLElement>('span')].filter(
    (part) => getComputedStyle(part).fontFamily !== fontFamily,
  )
  const text = others.reduce((rest, part) => rest.replace(part.textContent, ''), element.textContent).trim()
  const width = textWidth(text, font)
  const spacing = parseFloat(letterSpacing) || 0
  return { element, height: element.offsetHeight, text, font, width, spacing, others }
}

function keepWidth({ element, text, font, width, spacing, others }: Heading): void {
  const excess = textWidth(text, font) - width
  if (excess === 0) return
  element.style.letterSpacing = `${spacing - excess / text.length}px`
  for (const part of others) part.style.letterSpacing = 'normal'
}
