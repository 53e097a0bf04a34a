import type { Page } from '../site/page.ts'
import type { CrawledSite } from '../site/site.ts'
import { nodesWithin, isType, nodesIn, nodesOf, textIn, type DataNode } from './nodes.ts'

/** Every product of a page, including the variants of a group. */
export function productsOf(page: Page): DataNode[] {
  return [...nodesWithin(nodesOf(page))].filter((node) => isType(node, 'Product'))
}

/** Whether a page shows an amount of reais in the number format of its language. */
export function showsAmount({ text, lang }: Pick<Page, 'text' | 'lang'>, amount: number): boolean {
  const shown = new Intl.NumberFormat(lang === 'en' ? 'en' : 'pt-BR', { minimumFractionDigits: 2 }).format(
    amount,
  )
  return new RegExp(`R\\$\\s*${shown.replaceAll('.', '\\.')}(?![.,]?\\d)`).test(text)
}

/** Turns a check of one product into a check of a page. Returns the faults, or undefined for a page without products. */
export const forEachProduct =
  (check: (product: DataNode, page: Page, site: CrawledSite) => string[]) =>
  (page: Page, site: CrawledSite) => {
    const products = productsOf(page)
    if (products.length === 0) return undefined
    return products.flatMap((product) =>
      check(product, page, site).map((fault) => `${textIn(product, 'name')}: ${fault}`),
    )
  }

/** Turns a check of one offer into a check of a page. */
export const forEachOffer = (check: (offer: DataNode, page: Page, site: CrawledSite) => string[]) =>
  forEachProduct((product, page, site) =>
    nodesIn(product, 'offers').flatMap((offer) => check(offer, page, site)),
  )
