import type { Page } from '../site/page.ts'
import type { Rule } from '../rules/rule.ts'
import { forEachProduct, productsOf } from './each-product.ts'
import { isGtin } from './gtin.ts'
import { isType, listOf, nodesIn, nodesOf, textIn } from './nodes.ts'

/** R47: search engines require name, picture and price. */
const requiredProperties = forEachProduct((product) => [
  ...(textIn(product, 'name').trim() ? [] : ['no name']),
  ...(listOf(product['image']).length > 0 ? [] : ['no image']),
  ...nodesIn(product, 'offers').flatMap((offer) =>
    Number(textIn(offer, 'price')) > 0 ? [] : ['no price above 0'],
  ),
])

/** R50: GTINs and SKUs are well formed. */
const codes = forEachProduct((product) => [
  ...['gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14']
    .filter((name) => product[name] !== undefined)
    .filter((name) => !isGtin(textIn(product, name), Number(name.slice(4)) || undefined))
    .map((name) => `${name} ${textIn(product, name)} is not valid`),
  ...(/\s/.test(textIn(product, 'sku')) ? ['white space in the sku'] : []),
])

/** R51: the structured data of a page describes one product. */
function single(page: Page): string[] | undefined {
  const main = nodesOf(page).filter((node) => isType(node, 'Product', 'ProductGroup'))
  const known = new Set(main.flatMap((node) => [node, ...nodesIn(node, 'hasVariant')]))
  const stray = productsOf(page).filter((node) => !known.has(node))
  if (main.length + stray.length === 0) return undefined
  return main.length === 1 && stray.length === 0
    ? []
    : [`${main.length} products and ${stray.length} more inside others`]
}

export const PRODUCT_RULES: Rule[] = [
  { rule: 'R47', title: 'a product has a name, a picture and a price', checkPage: requiredProperties },
  { rule: 'R50', title: 'gtin and sku are well formed', checkPage: codes },
  { rule: 'R51', title: 'a page describes one product', checkPage: single },
]
