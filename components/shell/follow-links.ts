import type { useRouter } from 'next/navigation'

/** The methods of Next's router that links use. */
export type PageRouter = Pick<ReturnType<typeof useRouter>, 'push' | 'replace' | 'prefetch'>

/**
 * Navigates with the router on a click on a link in shared HTML, where React attaches no handlers (docs/decisions/0053). Ignores
 * clicks that React has handled. Returns a function that removes the listener.
 */
export function followLinks({ push }: Pick<PageRouter, 'push'>): () => void {
  function follow(event: MouseEvent) {
    const href = routedLinkAt(event)
    if (!href || event.defaultPrevented || event.button) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    push(href)
  }
  addEventListener('click', follow)
  return () => removeEventListener('click', follow)
}

/** Returns the address of the link that contains the event's target, if the router handles that link. */
export function routedLinkAt({ target }: Event): string | null | undefined {
  return target instanceof Element ? target.closest('a[data-link]')?.getAttribute('href') : null
}
