const EVENTS = ['pointerover', 'focusin', 'touchstart', 'keydown', 'scroll'] as const

/** A press takes about a tenth of a second; work that begins with it would delay what the press does. In milliseconds. */
const PRESS_MS = 200

let interaction: Promise<void> | undefined

/** Resolves shortly after the first interaction with the page (pointer, focus, touch, key or scroll), when a press has ended. */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const afterPress = () => setTimeout(resolve, PRESS_MS)
    for (const name of EVENTS) addEventListener(name, afterPress, { once: true, passive: true })
    // A reloaded page is scrolled to its former position before the listeners exist.
    if (scrollY > 0) resolve()
  })
  return interaction
}
