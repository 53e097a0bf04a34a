import { currentSize, keepPlace } from '#lib/state/keep-place.ts'
import { UNCHOSEN } from '#lib/shop/unchosen.ts'
import type { PageRouter } from './follow-links.ts'

const LINKS = `${UNCHOSEN} a[data-items]`

/**
 * Lets the links of the kit sizes lead to the kit of the flavour that is chosen beside them, and replaces the page in its place.
 * Without scripts, and before this code has loaded, they are links to the preselected flavour (docs/decisions/0075).
 */
export function watchKitSizeLinks({ replace }: Pick<PageRouter, 'replace'>): void {
  leaveUnchosen()
  addEventListener('change', () => document.querySelectorAll<HTMLAnchorElement>(LINKS).forEach(followFlavour))
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(LINKS)
      if (!link || event.button) return
      followFlavour(link)
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      keepPlace(link, (currentSize() ?? link).getBoundingClientRect().top, leaveUnchosen)
      replace(link.getAttribute('href')!, { scroll: false })
    },
    true,
  )
}

// `data-items` has the kit's item for each flavour of the field, in the same order; the field has an empty option first. 0: not in this kit.
function followFlavour(link: HTMLAnchorElement): void {
  const items = link.dataset['items']!.split(' ')
  const field = flavourField()
  const item = Number(items[(field?.selectedIndex ?? 0) - 1])
  const any = items.find(Number)
  if (!field || !any) return
  const isSmallest = link === document.querySelector(LINKS)
  const query = item ? `?sabor=${item}` : isSmallest ? '' : `?sabor=${any}${UNCHOSEN}`
  link.setAttribute('href', link.pathname + query)
}

// Chooses no flavour where the address says so.
function leaveUnchosen(): void {
  const field = flavourField()
  if (location.hash !== UNCHOSEN || !field) return
  field.value = ''
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function flavourField() {
  const sizes = document.querySelector(UNCHOSEN)
  return sizes?.parentElement?.querySelector<HTMLSelectElement>('select[name=idProduto]')
}
