import { afterPaint } from '#components/ui/after-paint.ts'

// Both lengths are those of app/deferred-sections.css.
const ESTIMATED_HEIGHT = '56rem'
const SHADOWS = '2rem'

/**
 * Lets the browser skip sections that have been laid out and are far from the screen, until they come near it: a press or an open answer
 * then costs no style, layout and paint of the rest of a long page (docs/decisions/0031). They keep the heights that they have; a change
 * of the window's width ends it, because it changes them.
 */
export async function skipOffscreen(sections: readonly HTMLElement[]): Promise<void> {
  // With this value the browser records the height of a section in the next frame.
  for (const { style } of sections) style.containIntrinsicSize = `auto ${ESTIMATED_HEIGHT}`
  await afterPaint(() => Promise.resolve())
  for (const section of sections.filter(isFar)) {
    // A section that clips its content already must not show more of it.
    if (getComputedStyle(section).overflow === 'visible') section.style.overflowClipMargin = SHADOWS
    section.style.contentVisibility = 'auto'
  }
  matchMedia(`(width: ${innerWidth}px)`).addEventListener('change', () => sections.forEach(layOut), {
    once: true,
  })
}

function layOut({ style }: HTMLElement): void {
  style.contentVisibility = style.containIntrinsicSize = style.overflowClipMargin = ''
}

// Chromium skips what gets this value for a frame before it looks where the section is, so none is skipped that the next scroll may show.
function isFar(section: HTMLElement): boolean {
  const { top, bottom } = section.getBoundingClientRect()
  return bottom < -innerHeight || top > 2 * innerHeight
}
