'use client'

import { queryClient } from '#lib/browser/cart-query.ts'
import { createCartControl } from './cart-control.ts'
import { CartDrawerView } from './cart-drawer.tsx'
import type { CartProps } from './cart-props.ts'

/** The only CartControl of the page. */
export const cart = createCartControl(queryClient())

/** The drawer of the page's cart. */
export function CartDrawer(shop: CartProps) {
  return <CartDrawerView cart={cart} {...shop} />
}
