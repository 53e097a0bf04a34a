import { productCopy } from '#lib/copy/product.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Kit, PriceSettings } from '#lib/shop/kit.ts'
import { canBuy } from '#lib/shop/kit.ts'
import type { BuyOption } from '#lib/shop/product.ts'

import styles from './buy-box.module.css'
import { BuyForm } from './buy-form.tsx'
import { priceTexts } from '#lib/pricing/price-texts.ts'
import { RELATED_PRODUCTS_ID } from './related-products.tsx'
import { StockLine } from './stock-line.tsx'

type BuyBoxProps = {
  /** The main kit of the page, or a product that has no kits; only a kit has a price of the day to ask for. */
  option: BuyOption & Partial<Pick<Kit, 'title' | 'listPath'>>
  /** The flavour that is chosen from the start; 0 for none. */
  flavour?: number | undefined
  lang: Lang
  settings: PriceSettings
  /** When the server made the page, in milliseconds. */
  renderedAt: number
  /** Whether other products follow further down the page. */
  hasOthers?: boolean | undefined
  className?: string | undefined
}

/** Price, flavour, quantity and add button of a product page; on phones the button stays at the bottom of the screen. */
export function BuyBox({ option, flavour, lang, settings, renderedAt, hasOthers, className }: BuyBoxProps) {
  const { quantity, decrease, increase, gone, seeOthers } = productCopy[lang]
  // Nothing else of the settings is needed to tell a price (T12).
  const { terms, goal, english } = settings
  const isInStock = canBuy(option)
  // Machines are told that this flavour is sold out, so its page says the same (R46); the flavours beside it may not be.
  const isFirstGone = option.flavours.some(({ id, inStock }) => id === flavour && !inStock)
  const format = { installments: 12, lang, settings: { terms, goal, english } } as const
  return (
    <BuyForm
      option={option}
      first={flavour}
      lang={lang}
      price={{ texts: priceTexts(option, format), format, renderedAt }}
      labels={{ label: quantity, decrease, increase }}
      className={className}
      later={isInStock && isFirstGone ? <StockLine inStock lang={lang} /> : undefined}
    >
      {isInStock ? (
        <StockLine inStock={!isFirstGone} lang={lang} />
      ) : (
        <p className={styles.gone}>
          {gone} {hasOthers ? <a href={`#${RELATED_PRODUCTS_ID}`}>{seeOthers}</a> : null}
        </p>
      )}
    </BuyForm>
  )
}
