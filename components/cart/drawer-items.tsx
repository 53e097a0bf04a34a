'use client'

import { useSyncExternalStore, type RefObject } from 'react'
import { Quantity } from '#components/ui/quantity.tsx'
import { cartCopy } from '#lib/copy/cart.ts'
import { LARGEST_QUANTITY, type CartItem } from '#lib/shop/cart.ts'
import type { KitSwap } from '#lib/shop/packing-swaps.ts'
import { lineName } from '#lib/shop/line-name.ts'
import type { CartControl } from './cart-control.ts'
import { CartLineRow, CartLineList } from './cart-line-row.tsx'
import type { CartProps } from './cart-props.ts'
import { DrawerSwap } from './drawer-swap.tsx'
import { swapBelow } from './cart-kit-offer.tsx'
import { RememberPrices } from './line-price-change.tsx'
import { RemoveButton } from './remove-button.tsx'

type DrawerItemsProps = CartProps & {
  cart: CartControl
  items: readonly CartItem[]
  /** Gets the focus when the focused line is removed. */
  heading: RefObject<HTMLElement | null>
  swaps: readonly KitSwap[]
}

/** The lines of the drawer: quantities change at once, prices after the response of the store. */
export function DrawerItems({ cart, items, heading, swaps, lang, settings }: DrawerItemsProps) {
  const copy = cartCopy[lang]
  const { pending, removing } = useSyncExternalStore(cart.view.subscribe, cart.view.get, cart.view.get)

  const remove = async (item: CartItem) => {
    await cart.remove(item)
    if (!document.activeElement?.closest('dialog')) heading.current?.focus()
  }
  const take = (swap: KitSwap) => {
    heading.current?.focus()
    void cart.swap(swap)
  }
  return (
    <CartLineList>
      <RememberPrices items={items} />
      {items.map((item) => {
        const isRemoving = removing.has(item.key)
        const name = lineName(item)
        const swap = swapBelow(swaps, item)
        return (
          <CartLineRow
            key={item.key}
            item={item}
            lang={lang}
            settings={settings}
            isPending={isRemoving || pending.has(item.key)}
            onLeave={cart.close}
            offer={swap && <DrawerSwap swap={swap} lang={lang} onTake={() => take(swap)} />}
            remove={
              <RemoveButton
                label={copy.removeItem(name)}
                aria-disabled={isRemoving}
                onClick={isRemoving ? undefined : () => void remove(item)}
              />
            }
          >
            {item.available === 0 ? null : (
              <Quantity
                value={pending.get(item.key)?.quantity ?? item.quantity}
                onChange={(next) => cart.change(item, next)}
                max={LARGEST_QUANTITY}
                disabled={isRemoving}
                labels={{
                  label: copy.quantityOf(name),
                  decrease: copy.decrease(name),
                  increase: copy.increase(name),
                }}
              />
            )}
          </CartLineRow>
        )
      })}
    </CartLineList>
  )
}
