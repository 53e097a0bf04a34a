import { prefetchPage } from '#components/ui/prefetch.ts'
import { whenIdle } from '#components/ui/when-idle.ts'
import { isLaidOut } from './is-laid-out.ts'

/** The largest number of pages prefetched after each scroll, and on each page. */
const AT_ONCE = 3
const PER_PAGE = 6
/** Scrolling has ended when no scroll event follows for this long, in milliseconds. */
const SETTLED_MS = 200
const IDLE_TIMEOUT_MS = 2000

let timer: ReturnType<typeof setTimeout> | undefined
let remaining = PER_PAGE
const prefetched = new Set<string>()

/**
 * Prefetches the pages of the few cards nearest to the middle of the screen when the visitor stops
 * scrolling, because a touch comes only 100 ms before its click (docs/decisions/0056). Only on touch screens, and neither in
 * data-saving mode nor on a 2G connection. Call it on every route change.
 */
export function prefetchCards(): void {
  if (!matchMedia('(hover: none)').matches || savesData()) return
  if (timer === undefined) addEventListener('scroll', prefetchAfterScroll, { passive: true })
  remaining = PER_PAGE
  prefetchAfterScroll()
}

function prefetchAfterScroll() {
  clearTimeout(timer)
  timer = setTimeout(() => whenIdle(prefetchNearest, IDLE_TIMEOUT_MS), SETTLED_MS)
}

function prefetchNearest() {
  const distance = (link: Element) => {
    const { top, bottom } = link.getBoundingClientRect()
    return bottom > 0 && top < innerHeight ? Math.abs((top + bottom) / 2 - innerHeight / 2) : Infinity
  }
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>('main :is(li, article) :is(h2, h3) > a[href^="/"]'),
  ]
    .filter(({ pathname }) => !prefetched.has(pathname) && pathname !== location.pathname)
    // Asking for the position of a link in a skipped section would lay that section out.
    .filter(isLaidOut)
    .map((link) => ({ link, away: distance(link) }))
    .filter(({ away }) => away < Infinity)
    .sort((a, b) => a.away - b.away)
  const paths = [...new Set(links.map(({ link }) => link.pathname))].slice(0, Math.min(AT_ONCE, remaining))
  remaining -= paths.length
  for (const path of paths) {
    prefetched.add(path)
    prefetchPage(path)
  }
}

/** Whether the visitor saves data or has a 2G connection. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
