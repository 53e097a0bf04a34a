import { firstInteraction } from '#components/ui/first-interaction.ts'
import { whenIdle } from '#components/ui/when-idle.ts'

/** A part is laid out at the latest this long after the one before it, in milliseconds. */
const LONGEST_WAIT_MS = 100

/**
 * Once somebody reaches for the page, lays out its parts that were left for later (app/deferred-sections.css), one in each idle
 * moment, so that what is done meanwhile is answered at once; pages that come after it are laid out whole (docs/decisions/0031).
 */
export async function layOutDeferredSections(): Promise<void> {
  await firstInteraction()
  for (const part of document.querySelectorAll('[data-deferred]')) {
    await new Promise<void>((idle) => whenIdle(idle, LONGEST_WAIT_MS))
    part.removeAttribute('data-deferred')
    // Laid out here, not all of them together before the next picture of the page.
    part.getBoundingClientRect()
  }
  document.documentElement.dataset['laidOut'] = ''
}
