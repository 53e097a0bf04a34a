import { firstInteraction } from '#components/ui/first-interaction.ts'
import { whenIdle } from '#components/ui/when-idle.ts'
import { layOutAll } from './full-layout.ts'

/** A section is laid out at the latest this long after the one before it, in milliseconds. */
const IDLE_TIMEOUT_MS = 100

/**
 * After the first interaction, lays out the deferred sections of the page (app/deferred-sections.css), one per idle moment, so
 * that input is handled in between; resolves with them. Later pages of the same document are laid out completely (docs/decisions/0031).
 */
export async function layOutDeferredSections(): Promise<readonly HTMLElement[]> {
  await firstInteraction()
  const sections = [...document.querySelectorAll<HTMLElement>('[data-deferred]')]
  for (const section of sections) {
    await new Promise<void>((idle) => whenIdle(idle, IDLE_TIMEOUT_MS))
    section.removeAttribute('data-deferred')
    // Forces the layout of this section now, instead of all sections in the next frame.
    section.getBoundingClientRect()
  }
  layOutAll()
  return sections
}
