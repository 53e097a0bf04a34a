import type { Lang } from '#lib/routes/lang.ts'
import { builtImage } from '../store/built-kits.ts'
import { cartLineName } from '../store/cart-document.ts'
import type { StoredCartLine } from '../store/cart-lines.ts'
import { variationLabel } from '../store/variations.ts'

/** The lines of an order as rows, with the texts and prices of this moment in the buyer's language. */
export function orderLines(number: number, lines: readonly StoredCartLine[], language: Lang) {
  return lines.map((line, index) => {
    const { sellable, extra } = line
    const { names, pots, variation } = sellable
    return {
      number,
      position: index + 1,
      kind: line.kind,
      item_id: line.itemId,
      variation_id: line.attributeId,
      extra,
      name: names.product[language],
      detail: variation
        ? variationLabel(variation, language)
        : withoutProduct(cartLineName(line, language), names.product[language]),
      sku: sellable.sku,
      image: (pots && builtImage(extra, pots)) ?? sellable.image,
      path: sellable.productPath,
      quantity: line.quantity,
      price: sellable.priceTo,
    }
  })
}

// 'Sérum - 1 frasco' of the product 'Sérum' is '1 frasco'.
function withoutProduct(name: string, product: string): string {
  if (name === product) return ''
  return name.startsWith(`${product} - `) ? name.slice(product.length + 3) : name
}
