'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { classNames } from '#components/ui/class-names.ts'
import { priceBefore, rememberPrices, storedPrices } from '#lib/browser/seen-prices.ts'
import { cartCopy } from '#lib/copy/cart.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { CartItem } from '#lib/shop/cart.ts'
import { formatMoney } from '#lib/shop/currency.ts'
import styles from './cart-line-row.module.css'

/** Says what a line cost when the visitor first saw it, if that has changed (L6). */
export function LinePriceChange({ item, lang }: { item: Pick<CartItem, 'key' | 'price'>; lang: Lang }) {
  const before = priceBefore(
    useSyncExternalStore(subscribe, storedPrices, () => ''),
    item,
  )
  if (before === undefined) return null
  return (
    <p className={classNames(styles.detail, styles.change)}>
      {cartCopy[lang].priceBefore(formatMoney(before, lang))}
    </p>
  )
}

// There is nothing to subscribe to: the stored price of a line does not change while the line is on display.
const subscribe = () => () => {}

/** Remembers the prices of the lines on display. */
export function RememberPrices({ items }: { items: readonly Pick<CartItem, 'key' | 'price'>[] }) {
  useEffect(() => rememberPrices(items), [items])
  return null
}
