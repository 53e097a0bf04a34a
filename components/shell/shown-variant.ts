import { currentSize } from '#lib/state/keep-place.ts'
import type { PageRouter } from './follow-links.ts'

/** How long the router's own correction may take before the page is loaded again, in milliseconds. */
const CORRECTION_MS = 400
const POLL_MS = 100
const MAX_POLLS = 100

const VARIANT_LINKS = 'a[href*="?kit="], a[href*="?sabor="]'

/**
 * Loads a product page again that does not show the kit or flavour of its address. If a link is pressed before its page is prefetched, Next
 * assumes that its address shows the same page as without a query. If it asks the server for that page, it notices the mistake; a page
 * that it has complete, it keeps (docs/decisions/0071).
 */
export function watchShownVariant({ refresh }: Pick<PageRouter, 'refresh'>): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(VARIANT_LINKS)
    if (link) void correct(link.pathname + link.search, refresh)
  })
}

async function correct(address: string, refresh: () => void): Promise<void> {
  const isOpen = () => location.pathname + location.search === address
  for (let polls = 0; !isOpen(); polls++) {
    if (polls === MAX_POLLS) return
    await wait(POLL_MS)
  }
  await wait(CORRECTION_MS)
  if (isOpen() && !showsVariant(address)) refresh()
}

// The link of the size that is shown has the address of its page. A product of one size has only its field of flavours.
function showsVariant(address: string): boolean {
  const size = currentSize()
  if (size) return size.getAttribute('href') === address
  const fields = [...document.querySelectorAll<HTMLSelectElement>('main select[name=idProduto]')]
  const flavour = new URLSearchParams(address.split('?')[1]).get('sabor')
  return !flavour || fields.length === 0 || fields.some(({ value }) => value === flavour)
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
