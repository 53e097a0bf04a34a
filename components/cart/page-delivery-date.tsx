'use client'

import { queryClient } from '#lib/browser/cart-query.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { CartItem } from '#lib/shop/cart.ts'
import { DeliveryDate } from './delivery-date.tsx'

/** The day of delivery on the cart page. */
export function PageDeliveryDate(props: { items: readonly CartItem[]; lang: Lang }) {
  return <DeliveryDate {...props} client={queryClient()} />
}
