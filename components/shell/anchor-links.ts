/** The page and all later pages of this document are laid out completely (app/deferred-sections.css). */
export function layOutAll(): void {
  document.documentElement.dataset['laidOut'] = ''
}

/**
 * Lays out whole pages from the first click on a link with an anchor: the jump needs the heights of its page. Returns a function that
 * removes the listener (docs/decisions/0031).
 */
export function watchAnchorLinks(): () => void {
  addEventListener('click', layOutForAnchor, true)
  return () => removeEventListener('click', layOutForAnchor, true)
}

function layOutForAnchor({ target }: Event) {
  if (target instanceof Element && target.closest('a[href*="#"]')) layOutAll()
}
