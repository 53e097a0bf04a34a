import type { Page } from '../site/page.ts'
import type { Site } from '../site/site.ts'
import { deep, isType, nodesIn, nodesOf, textIn, type DataNode } from './nodes.ts'

/** Every product of a page, those of a group included. */
export function productsOf(page: Page): DataNode[] {
  return [...deep(nodesOf(page))].filter((node) => isType(node, 'Product'))
}

/** Whether a page shows an amount of reais, written as its language writes it. */
export function showsAmount({ text, lang }: Pick<Page, 'text' | 'lang'>, amount: number): boolean {
  const shown = new Intl.NumberFormat(lang === 'en' ? 'en' : 'pt-BR', { minimumFractionDigits: 2 }).format(
    amount,
  )
  return new RegExp(`R\\$\\s*${shown.replaceAll('.', '\\.')}(?![.,]?\\d)`).test(text)
}

/** A rule of every product of a page. */
export const eachProduct =
  (of: (product: DataNode, page: Page, site: Site) => string[]) => (page: Page, site: Site) => {
    const products = productsOf(page)
    if (products.length === 0) return undefined
    return products.flatMap((product) =>
      of(product, page, site).map((fault) => `${textIn(product, 'name')}: ${fault}`),
    )
  }

/** A rule of every offer of a page. */
export const eachOffer = (of: (offer: DataNode, page: Page, site: Site) => string[]) =>
  eachProduct((product, page, site) => nodesIn(product, 'offers').flatMap((offer) => of(offer, page, site)))
