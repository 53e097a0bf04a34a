const EVENTS = ['pointerover', 'focusin', 'touchstart', 'keydown', 'scroll'] as const

let interaction: Promise<void> | undefined

/** Resolves at the first interaction with the page: pointer, focus, touch, key or scroll. */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    for (const name of EVENTS) addEventListener(name, () => resolve(), { once: true, passive: true })
    // A reloaded page is scrolled to its former position before the listeners exist.
    if (scrollY > 0) resolve()
  })
  return interaction
}
