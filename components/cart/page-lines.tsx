import type { ReactNode } from 'react'
import type { ShopCart } from '#lib/shop/cart.ts'
import type { KitSwap } from '#lib/shop/packing-swaps.ts'
import { swapBelow } from './cart-kit-offer.tsx'
import { CartLineList, CartLineRow } from './cart-line-row.tsx'
import styles from './cart-page.module.css'
import type { CartProps } from './cart-props.ts'
import { LineForm, LineRemoval } from './line-form.tsx'
import { RememberPrices } from './line-price-change.tsx'
import { SwapForm } from './swap-form.tsx'

type PageLinesProps = Pick<CartProps, 'lang' | 'settings'> & {
  items: ShopCart['items']
  swaps: readonly KitSwap[]
  /** The form that undoes the last change, and the place of the line that it was about, from 1. */
  undo: ReactNode
  undoPlace: number | undefined
}

/** The lines of the cart page, each with its plain forms (P6); the form that undoes a change is where the change was. */
export function PageLines({ items, swaps, undo, undoPlace, lang, settings }: PageLinesProps) {
  const lines = items.map((item, index) => {
    const id = `linha-${index + 1}`
    const form = { item, lang, id }
    const swap = swapBelow(swaps, item)
    return (
      <CartLineRow
        key={item.key}
        id={id}
        item={item}
        lang={lang}
        settings={settings}
        remove={<LineRemoval {...form} />}
        offer={swap && <SwapForm swap={swap} lang={lang} />}
      >
        <LineForm {...form} place={index + 1} />
      </CartLineRow>
    )
  })
  if (undoPlace !== undefined)
    lines.splice(
      undoPlace - 1,
      0,
      <li key="undo" className={styles.undo}>
        {undo}
      </li>,
    )
  return (
    <>
      <RememberPrices items={items.map(({ key, price }) => ({ key, price }))} />
      <CartLineList>{lines}</CartLineList>
    </>
  )
}
