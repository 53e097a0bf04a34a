import type { useRouter } from 'next/navigation'
import { prefetchPage } from '#components/ui/prefetch.ts'

/** The part of Next's router that links need. */
export type Router = Pick<ReturnType<typeof useRouter>, 'push' | 'prefetch'>

const INTENT = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Lets the router follow links in HTML that React takes from the page as it is (docs/decisions/0053), and prefetches a page when
 * the visitor is about to open it. Links that React handles itself stay with it. Returns the function that stops it.
 */
export function followLinks(router: Router): () => void {
  const prefetched = new Set<string>()

  function follow(event: MouseEvent) {
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
    const href = hrefAt(event)
    if (!href || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    router.push(href)
  }

  function prefetch(event: Event) {
    const href = hrefAt(event)
    if (!href || prefetched.has(href)) return
    prefetched.add(href)
    prefetchPage(href)
  }

  addEventListener('click', follow)
  for (const name of INTENT) addEventListener(name, prefetch, { passive: true })
  return () => {
    removeEventListener('click', follow)
    for (const name of INTENT) removeEventListener(name, prefetch)
  }
}

function hrefAt({ target }: Event) {
  return target instanceof Element ? target.closest('a[data-link]')?.getAttribute('href') : null
}
