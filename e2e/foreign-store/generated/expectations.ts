import type { GeneratedList, GeneratedPrice, GeneratedProduct, GeneratedValue } from './model.ts'

/** The price of a product, or of one of its values; undefined when it has none or is sold on request (platform 3.3). */
function statedPrice(product: GeneratedProduct, value?: GeneratedValue): GeneratedPrice | undefined {
  if (product.status === 'sobConsulta') return undefined
  if (!value) return product.price
  return value.price === 'product' ? product.price : value.price
}

/** The prices that the page of a product may show. */
export function pricesOf(product: GeneratedProduct): GeneratedPrice[] {
  const { values } = product
  const prices =
    values.length > 0 ? values.map((value) => statedPrice(product, value)) : [statedPrice(product)]
  return prices.filter((price) => price !== undefined)
}

/** The price that a card shows: the lowest of its values, or its own; undefined without one. */
export function cardPrice(product: GeneratedProduct): GeneratedPrice | undefined {
  return pricesOf(product).toSorted((a, b) => a.now - b.now)[0]
}

/** Every amount of a price in cents that a page may show. */
export function amountsOf({ now, from, upfront, plan }: GeneratedPrice): number[] {
  return [
    now,
    ...(from > now ? [from] : []),
    ...(upfront < now ? [upfront] : []),
    ...plan.flatMap(({ each, total }) => [each, total]),
  ]
}

/** Whether a value, or a product without values, can be bought: it is in stock and has a price (platform 6, rule 4). */
export function isBuyable(product: GeneratedProduct, value?: GeneratedValue): boolean {
  const isThere = product.status === 'disponivel' && (value === undefined || value.stock > 0)
  return isThere && statedPrice(product, value) !== undefined
}

/** Whether the page of a product has a buy button. */
export function isSoldHere(product: GeneratedProduct): boolean {
  const { values, needsStorePage } = product
  if (needsStorePage) return false
  return values.length === 0 ? isBuyable(product) : values.some((value) => isBuyable(product, value))
}

/** Whether a card has a buy button: nothing is left to choose (platform 3.2). */
export function isSoldByCard(product: GeneratedProduct): boolean {
  const { values, needsStorePage } = product
  return !needsStorePage && values.length < 2 && isBuyable(product, values[0])
}

/** Whether a list can be bought: every part in stock, with a value for each part that has some (platform 3.5). */
export function isListSold({ price, parts }: GeneratedList): boolean {
  return (
    price !== undefined &&
    parts.every(({ product, quantity }) => {
      const { values, status, stock, needsStorePage } = product
      // A part is bought with the list's own request.
      if ((needsStorePage && needsStorePage !== 'carrinho') || status !== 'disponivel') return false
      return values.length === 0 ? stock >= quantity : values.some((value) => value.stock >= quantity)
    })
  )
}
