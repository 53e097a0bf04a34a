import type { ReactNode } from 'react'
import { cheaperKitCopy } from '#lib/copy/cheaper-kit.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import type { CartItem } from '#lib/shop/cart.ts'
import type { KitSwap, SwapKit } from '#lib/shop/packing-swaps.ts'
import { countedName, lineName } from '#lib/shop/line-name.ts'
import styles from './cart-kit-offer.module.css'

type CartKitOfferProps = {
  swap: KitSwap
  lang: Lang
  /** The button that makes the swap. */
  children: ReactNode
}

/** The offer of kits that cost less than the same packages in the cart. */
export function CartKitOffer({ swap, lang, children }: CartKitOfferProps) {
  const { kits, price, priceNow, rest } = swap
  const copy = cheaperKitCopy[lang]
  const amount = priceFormatter(lang)
  return (
    <div className={styles.offer}>
      <p>
        <strong className={styles.saving}>{copy.save(amount(priceNow - price))}</strong>{' '}
        {copy.offer(kitsText(kits, lang), amount(price), amount(priceNow))}{' '}
        {rest > 0 ? copy.rest(rest) : null}
      </p>
      {children}
    </div>
  )
}

/** The text of the button that makes a swap, and its name for screen readers, which says which lines it replaces. */
export function swapTexts({ kits, lines }: KitSwap, lang: Lang): { text: string; label: string } {
  const copy = cheaperKitCopy[lang]
  const text = kits.length > 1 ? copy.takeAll : copy.take(kitsText(kits, lang))
  return { text, label: `${text}: ${lines.map(lineName).join(', ')}` }
}

/** The swap to offer below a line; each is offered below the last of the lines that it replaces. */
export function swapBelow(swaps: readonly KitSwap[], { key }: CartItem): KitSwap | undefined {
  return swaps.find(({ lines }) => lines.at(-1)?.key === key)
}

// '2 kits de 2 frascos e 1 frasco'; a title that is no number of packages is counted as a name is.
function kitsText(kits: readonly SwapKit[], lang: Lang): string {
  const texts = kits.map(({ title, line: { quantidade } }) =>
    quantidade > 1 && /^\d/.test(title)
      ? cheaperKitCopy[lang].times(quantidade, title)
      : countedName(title, quantidade),
  )
  return new Intl.ListFormat(languageTag(lang)).format(texts)
}
