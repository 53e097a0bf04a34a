import { prefetchPage } from '#components/ui/prefetch.ts'
import { routedLinkAt } from './follow-links.ts'

const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Prefetches the page of a link when the pointer, the focus or a touch reaches it (docs/decisions/0056). Returns a function that
 * removes the listeners.
 */
export function prefetchLinks(): () => void {
  const prefetched = new Set<string>()

  function prefetch(event: Event) {
    const href = routedLinkAt(event)?.getAttribute('href')
    if (!href || prefetched.has(href)) return
    prefetched.add(href)
    prefetchPage(href)
  }

  for (const name of INTENT_EVENTS) addEventListener(name, prefetch, { passive: true })
  return () => {
    for (const name of INTENT_EVENTS) removeEventListener(name, prefetch)
  }
}
