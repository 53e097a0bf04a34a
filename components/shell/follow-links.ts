import type { useRouter } from 'next/navigation'

/** The methods of Next's router that links use. */
export type PageRouter = Pick<ReturnType<typeof useRouter>, 'push' | 'replace' | 'prefetch' | 'refresh'>

/**
 * Loads the page of a clicked link with the router, once React's own handlers have run (docs/decisions/0102). Leaves alone a click that one
 * of them has prevented, and one that opens a tab or a window. Returns a function that removes the listener.
 */
export function followLinks(router: Pick<PageRouter, 'push' | 'replace'>): () => void {
  function follow(event: MouseEvent) {
    const link = routedLinkAt(event)
    if (!link || event.defaultPrevented || event.button) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const options = link.dataset['link']!
    const navigate = options.includes('replace') ? router.replace : router.push
    navigate(link.getAttribute('href')!, { scroll: !options.includes('stay') })
  }
  addEventListener('click', follow)
  return () => removeEventListener('click', follow)
}

/** Returns the link that contains the event's target, if the router loads its page. */
export function routedLinkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link]') : null
}
