import type { ShopCart } from './cart.ts'
import type { Cents } from './money.ts'
import type { ShopSettings } from './settings.ts'

/**
 * What the shopper pays: the cart's total with the fixed shipping, as far as the store's settings state one (P29). `shipping` is 0 when
 * it is free, and undefined when the store does not state it.
 */
export function payableTotal(
  { subtotal, total }: Pick<ShopCart, 'subtotal' | 'total'>,
  { freeShippingFrom = Infinity, fixedShipping }: Pick<ShopSettings, 'freeShippingFrom' | 'fixedShipping'>,
): { shipping: Cents | undefined; total: Cents | undefined } {
  const shipping = (subtotal ?? 0) >= freeShippingFrom ? 0 : fixedShipping
  return { shipping, total: total === undefined ? undefined : total + (shipping ?? 0) }
}
