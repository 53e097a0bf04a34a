/** The links of the kit sizes. */
export const KIT_SIZES = 'a[data-items]'

let observer: MutationObserver | undefined

/** The link of the kit size that the page shows. */
export function currentSize(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`${KIT_SIZES}[aria-current]`)
}

/**
 * After a press on the link of a kit size, waits for the page of that size and scrolls so that the link is again `top` pixels below the top
 * of the window. The router shows the page that it expects at such an address, is wrong, and then scrolls to the top despite `scroll={false}` (docs/decisions/0075).
 */
export function keepPlace(pressed: Element, top: number): void {
  observer?.disconnect()
  // The page of this size is already shown.
  if (pressed === currentSize()) return
  observer = new MutationObserver(move)
  observer.observe(document.body, { childList: true, subtree: true })
  move()

  function move() {
    const next = currentSize()
    if (!next || pressed.isConnected) return
    observer?.disconnect()
    scrollBy({ top: next.getBoundingClientRect().top - top, behavior: 'instant' })
    // The focus is gone with the pressed link.
    if (document.activeElement === document.body) next.focus({ preventScroll: true })
  }
}
