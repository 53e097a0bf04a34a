import { afterPaint } from './after-paint.ts'

const EVENTS = ['pointerover', 'focusin', 'touchstart', 'keydown', 'scroll'] as const

/** How long after the first event the promise resolves when no click follows, in milliseconds. */
const LATEST_MS = 500

let interaction: Promise<void> | undefined

/**
 * Resolves after the first interaction with the page (pointer, focus, touch, key or scroll). If it is a press, what its click changes is
 * painted first.
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
