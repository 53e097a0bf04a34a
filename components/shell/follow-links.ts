import type { useRouter } from 'next/navigation'

/** The part of Next's router that links need. */
export type Router = Pick<ReturnType<typeof useRouter>, 'push' | 'prefetch'>

/**
 * Lets the router follow links in HTML that React takes from the page as it is (docs/decisions/0053). Links that React handles
 * itself stay with it. Returns the function that stops it.
 */
export function followLinks({ push }: Pick<Router, 'push'>): () => void {
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

/** The address of the link that an event is about, if the router follows it. */
export function routedLinkAt({ target }: Event): string | null | undefined {
  return target instanceof Element ? target.closest('a[data-link]')?.getAttribute('href') : null
}
