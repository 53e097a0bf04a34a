'use client'

import { useEffect } from 'react'
import type { ShopOrder } from '#lib/shop/order.ts'
import { emitShopEvent } from '#lib/state/shop-events.ts'

/** The numbers of the orders whose event this page has emitted: React may run an effect twice. */
const emitted = new Set<string>()

/** Emits the purchase event of an order. Render it only on the first view of the order, which the store marks (isFirstView), so that a reload emits nothing (R80). */
export function PurchaseEvent({ order }: { order: Pick<ShopOrder, 'number' | 'lines' | 'totals'> }) {
  useEffect(() => {
    if (emitted.has(order.number)) return
    emitted.add(order.number)
    emitShopEvent({ kind: 'purchased', order })
  }, [order])
  return null
}
