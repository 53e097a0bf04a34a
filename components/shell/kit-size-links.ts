import { currentSize, keepPlace, KIT_SIZES } from '#lib/state/keep-place.ts'
import type { PageRouter } from './follow-links.ts'

/**
 * Lets the links of the kit sizes lead to the kit of the flavour that is chosen beside them, and replaces the page in its place.
 * Without scripts, and before this code has loaded, they are links to the flavour in the address (docs/decisions/0075).
 */
export function watchKitSizeLinks({ replace }: Pick<PageRouter, 'replace'>): void {
  addEventListener('change', () =>
    document.querySelectorAll<HTMLAnchorElement>(KIT_SIZES).forEach(followFlavour),
  )
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(KIT_SIZES)
      if (!link || event.button) return
      followFlavour(link)
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      keepPlace(link, (currentSize() ?? link).getBoundingClientRect().top)
      replace(link.getAttribute('href')!, { scroll: false })
    },
    true,
  )
}

// `data-items` begins with the kit without a flavour, 0 for the address of the product, as the field begins with an empty option. Then it has the
// kit's item for each flavour of the field, in the same order; 0: not in this kit.
function followFlavour(link: HTMLAnchorElement): void {
  const [kit, ...items] = link.dataset['items']!.split(' ').map(Number)
  const field = link.closest('nav')?.parentElement?.querySelector<HTMLSelectElement>('select[name=idProduto]')
  if (!field || items.length === 0) return
  const item = items[field.selectedIndex - 1]
  const query = item ? `?sabor=${item}` : kit ? `?kit=${kit}` : ''
  link.setAttribute('href', link.pathname + query)
}
