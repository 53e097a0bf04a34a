'use client'

import { useEffect } from 'react'
import type { ShopOrder } from '#lib/shop/order.ts'
import { emitShopEvent } from '#lib/state/shop-events.ts'

/** Numbers whose event has been emitted by this page: React may run an effect twice. */
const emitted = new Set<string>()

/** Emits the purchase of an order; the store names an order as new only once, so a reload sends nothing (R80). */
export function PurchaseEvent({ order }: { order: Pick<ShopOrder, 'number' | 'lines' | 'totals'> }) {
  useEffect(() => {
    if (emitted.has(order.number)) return
    emitted.add(order.number)
    emitShopEvent({ kind: 'purchased', order })
  }, [order])
  return null
}
