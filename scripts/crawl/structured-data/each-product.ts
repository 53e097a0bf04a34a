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

/** Turns a check of one product into a check of a page. */
export const forEachProduct =
  (of: (product: DataNode, page: Page, site: CrawledSite) => string[]) => (page: Page, site: CrawledSite) => {
    const products = productsOf(page)
    if (products.length === 0) return undefined
    return products.flatMap((product) =>
      of(product, page, site).map((fault) => `${textIn(product, 'name')}: ${fault}`),
    )
  }

/** Turns a check of one offer into a check of a page. */
export const forEachOffer = (of: (offer: DataNode, page: Page, site: CrawledSite) => string[]) =>
  forEachProduct((product, page, site) =>
    nodesIn(product, 'offers').flatMap((offer) => of(offer, page, site)),
  )
