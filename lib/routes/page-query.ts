import { isFileOrEndpoint, VARIANT_ID } from './address-space.ts'
import { isListingParam } from './listing-address.ts'
import { isModeration } from './moderation-paths.ts'

// Whether a parameter selects another cached page; those of advertising, for example, select none (R52).
const selectsPage = (name: string) => ['assunto', 'sabor', 'kit'].includes(name) || isListingParam(name)

/** Whether a query parameter chooses the content of a page, so that it stays in the address after an ad click (P8). */
export function selectsContent(name: string): boolean {
  return name === 'busca' || selectsPage(name)
}

/** What a product's address selects: the id of a flavour, or `kit-` and the id of a kit of which no flavour is chosen, as lib/shop/product.ts reads it; '' for nothing (R52). */
export function variantIn(query: URLSearchParams): string {
  const idIn = (name: string) => VARIANT_ID.exec(query.get(name) ?? '')?.[0] ?? ''
  const kit = idIn('kit')
  return idIn('sabor') || (kit && `kit-${kit}`)
}

/**
 * The address of the page behind a URL (path and query), without the parameters that select no other page; `undefined` for
 * an ad click and for anything that is not a public page.
 */
export function pageAddress(url: string): string | undefined {
  const [pathname = '/', search] = url.split('?', 2)
  if (isFileOrEndpoint(pathname) || isModeration(pathname)) return undefined
  if (!search) return pathname
  const query = new URLSearchParams(search)
  if (query.has('gclid')) return undefined
  const selected = new URLSearchParams([...query].filter(([name]) => selectsPage(name)))
  selected.sort()
  return selected.size > 0 ? `${pathname}?${selected}` : pathname
}
