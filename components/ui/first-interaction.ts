import { afterPaint } from './after-paint.ts'

const EVENTS = ['pointerover', 'focusin', 'touchstart', 'keydown', 'scroll'] as const

/** The work begins this long after an interaction that is no press, and at the latest after one that is, in milliseconds. */
const LATEST_MS = 500

let interaction: Promise<void> | undefined

/**
 * Resolves shortly after the first interaction with the page (pointer, focus, touch, key or scroll). A press begins with such an event and
 * ends with a click, whose answer is painted before the promise resolves.
 */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const resolveLater = () => setTimeout(resolve, LATEST_MS)
    for (const name of EVENTS) addEventListener(name, resolveLater, { once: true, passive: true })
    addEventListener('click', () => void afterPaint(async () => resolve()), { once: true })
    // A reloaded page is scrolled to its former position before the listeners exist.
    if (scrollY > 0) resolve()
  })
  return interaction
}
