const EVENTS = ['pointerover', 'focusin', 'touchstart', 'keydown', 'scroll'] as const

/** A tap takes a tenth of a second and a slow phone handles its click later still; work in this time would delay the click. In milliseconds. */
const PRESS_MS = 500

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
