import { prefetchPage } from '#components/ui/prefetch.ts'
import { routedLinkAt } from './follow-links.ts'

const INTENT = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Prefetches the page of a link that React does not handle when the visitor is about to open it (docs/decisions/0053). Returns
 * the function that stops it.
 */
export function prefetchLinks(): () => void {
  const prefetched = new Set<string>()

  function prefetch(event: Event) {
    const href = routedLinkAt(event)
    if (!href || prefetched.has(href)) return
    prefetched.add(href)
    prefetchPage(href)
  }

  for (const name of INTENT) addEventListener(name, prefetch, { passive: true })
  return () => {
    for (const name of INTENT) removeEventListener(name, prefetch)
  }
}
