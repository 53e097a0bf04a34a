const SIGNS = ['pointerover', 'focusin', 'touchstart', 'keydown', 'scroll'] as const

let reach: Promise<void> | undefined

/** Settles when the visitor first reaches for the page with finger, pointer, keyboard or wheel. */
export function firstInteraction(): Promise<void> {
  reach ??= new Promise((resolve) => {
    for (const sign of SIGNS) addEventListener(sign, () => resolve(), { once: true, passive: true })
    // A page that is read again stands where it stood before anybody listened.
    if (scrollY > 0) resolve()
  })
  return reach
}
