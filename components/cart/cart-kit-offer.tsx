import type { ReactNode } from 'react'
import { cheaperKitCopy } from '#lib/copy/cheaper-kit.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { CartItem } from '#lib/shop/cart.ts'
import type { KitSwap } from '#lib/shop/kit-swap.ts'
import styles from './cart-kit-offer.module.css'

type CartKitOfferProps = {
  swap: KitSwap
  lang: Lang
  /** The button that makes the swap. */
  children: ReactNode
}

/** The offer of a kit that costs less than the same packages in the cart. */
export function CartKitOffer({ swap: { title, price, priceNow, rest }, lang, children }: CartKitOfferProps) {
  const copy = cheaperKitCopy[lang]
  const amount = priceFormatter(lang)
  return (
    <div className={styles.offer}>
      <p>
        <strong className={styles.saving}>{copy.save(amount(priceNow - price))}</strong>{' '}
        {copy.offer(title, amount(price), amount(priceNow))} {rest > 0 ? copy.rest(rest) : null}
      </p>
      {children}
    </div>
  )
}

/** The swap to offer below a line; each is offered below the last of the lines that it replaces. */
export function swapBelow(swaps: readonly KitSwap[], { key }: CartItem): KitSwap | undefined {
  return swaps.find(({ lines }) => lines.at(-1)?.key === key)
}
