/** The page and all later pages of this document are laid out completely (app/deferred-sections.css). */
export function layOutAll(): void {
  document.documentElement.dataset['laidOut'] = ''
}

/**
 * Lays out whole pages from the first click on a link with an anchor or the first step back or forward: both scroll to a place that
 * depends on the heights of the page (docs/decisions/0031). Returns a function that removes the listeners.
 */
export function watchFullLayout(): () => void {
  addEventListener('click', layOutForAnchor, true)
  addEventListener('popstate', layOutAll)
  return () => {
    removeEventListener('click', layOutForAnchor, true)
    removeEventListener('popstate', layOutAll)
  }
}

function layOutForAnchor({ target }: Event) {
  if (target instanceof Element && target.closest('a[href*="#"]')) layOutAll()
}
