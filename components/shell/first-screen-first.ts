import { startTransition } from 'react'
import { registerSectionDelay } from '#components/ui/section-delay.ts'
import { whenIdle } from '#components/ui/when-idle.ts'

/** A section is rendered at the latest this long after the one before it, in milliseconds. */
const IDLE_TIMEOUT_MS = 100

// Whether a link of the shop has been clicked whose page is not yet rendered.
let isOpening = false
let queue: Promise<void> = Promise.resolve()

/** From now on, pages that are opened by a link render their first screen first (docs/decisions/0071). */
export function renderFirstScreenFirst(): void {
  registerSectionDelay({ isDelayed: () => isOpening, showLater })
  // Before the router handles the click.
  addEventListener('click', noteLinkClick, true)
}

/** Call it when the page of a clicked link has been rendered. Going back or forward renders a page as a whole, because the scroll position needs its height. */
export function markPageRendered(): void {
  isOpening = false
}

// A link with an anchor renders the whole page at once: the jump needs its height.
function noteLinkClick({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  if (link) isOpening = link.hash === ''
}

// Calls `show` after the next paint, one section per idle moment; returns a function that cancels it.
function showLater(show: () => void): () => void {
  let isCancelled = false
  queue = queue.then(async () => {
    if (isCancelled) return
    await new Promise((painted) => requestAnimationFrame(painted))
    await new Promise<void>((idle) => whenIdle(idle, IDLE_TIMEOUT_MS))
    if (!isCancelled) startTransition(show)
  })
  return () => (isCancelled = true)
}
