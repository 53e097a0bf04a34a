import { loadFont } from './deferred-fonts.ts'
import { isLaidOut } from './is-laid-out.ts'

/** The texts in the display font: headings, and the shop's name (logo.tsx). */
const TEXTS = 'h1, h2, h3, h4, [data-logo]'
/** The measured fallbacks of app/fallback-fonts.css. */
const FALLBACK = '"Fraunces Times", "Fraunces Noto", serif'

/**
 * Shows the display font on the first page although it was not there at the first paint (docs/decisions/0091). No element moves: each
 * painted heading gets the letter spacing that keeps its width, and keeps the fallback font where its lines would break elsewhere.
 */
export async function showDisplayFont(): Promise<void> {
  const face = await loadFont('display')
  if (!face) return
  // The browser paints nothing between these lines. Each step writes first and then reads, so that it costs one layout.
  const elements = [...document.querySelectorAll<HTMLElement>(TEXTS)].filter(isLaidOut)
  const heights = elements.map(({ offsetHeight }) => offsetHeight)
  for (const { style } of elements) style.whiteSpace = 'nowrap'
  const before = elements.map((element) => ({ width: textWidth(element), spacing: letterSpacing(element) }))
  document.fonts.add(face)
  const after = elements.map(textWidth)
  elements.forEach((element, at) => {
    element.style.whiteSpace = ''
    const letters = element.textContent.length
    const { width, spacing } = before[at]!
    const excess = after[at]! - width
    if (letters > 0 && excess !== 0) element.style.letterSpacing = `${spacing - excess / letters}px`
  })
  const moved = elements.filter(({ offsetHeight }, at) => offsetHeight !== heights[at])
  for (const { style } of moved) {
    style.fontFamily = FALLBACK
    style.letterSpacing = ''
  }
}

// In pixels.
function textWidth(element: HTMLElement): number {
  const text = document.createRange()
  text.selectNodeContents(element)
  return text.getBoundingClientRect().width
}

// In pixels; 0 for `normal`.
const letterSpacing = (element: HTMLElement) => parseFloat(getComputedStyle(element).letterSpacing) || 0
