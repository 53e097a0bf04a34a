/** Calls back when the visitor first reaches for the page with finger, pointer or keyboard; may call more than once. */
export function onFirstReach(act: () => void): void {
  for (const sign of ['pointerover', 'focusin', 'touchstart']) addEventListener(sign, act, { once: true })
}
