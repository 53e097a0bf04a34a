import { isFileOrEndpoint, VARIANT_ID } from './address-space.ts'
import { isListingParam } from './listing-address.ts'
import { isModeration } from './moderation-paths.ts'

// Whether a parameter selects another cached page; those of advertising, for example, select none (R52).
const selectsPage = (name: string) => name === 'assunto' || name === 'sabor' || isListingParam(name)

/** Whether a query parameter chooses the content of a page, so that it stays in the address after an ad click (P8). */
export function selectsContent(name: string): boolean {
  return name === 'busca' || selectsPage(name)
}

/** The id of the flavour that a product's address selects; 0 for none (R52). */
export function variantIn(query: URLSearchParams): number {
  const id = query.get('sabor') ?? ''
  return VARIANT_ID.test(id) ? Number(id) : 0
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
