import { Icon } from '#components/ui/icon.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { PriceBlock } from '#components/ui/price-block.tsx'
import { kitCopy } from '#lib/copy/kit.ts'
import { productCopy } from '#lib/copy/product.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Kit, PriceSettings } from '#lib/shop/kit.ts'
import { canBuy } from '#lib/shop/kit.ts'
import type { BuyOption } from '#lib/shop/product.ts'
import { RESTOCK_FORM_ID } from '#lib/shop/request-form-ids.ts'

import styles from './buy-box.module.css'
import { BuyForm } from './buy-form.tsx'
import { shownChoice, unchosenTexts } from './shown-choice.ts'
import { noPriceText, priceTexts } from '#lib/pricing/price-texts.ts'
import { AvailableFlavours } from './available-flavours.tsx'
import { RELATED_PRODUCTS_ID } from './related-products.tsx'

type BuyBoxProps = {
  /** The main kit of the page, or a product without kits; only a kit has a `listPath` from which its current price is fetched. */
  option: BuyOption & Partial<Pick<Kit, 'title' | 'listPath'>>
  /** The preselected flavour; 0 for none. */
  flavour?: number | undefined
  lang: Lang
  settings: PriceSettings
  /** The text of the link to the related products; `undefined` when none follow further down the page. */
  others?: string | undefined
  /** The path of the product page, without language. */
  path: string
  className?: string | undefined
}

/** Price, flavour, quantity and add button of a product page; on phones the button is fixed to the bottom of the screen. */
export function BuyBox({ option, flavour, lang, settings, others, path, className }: BuyBoxProps) {
  const { quantity, decrease, increase, unavailable } = productCopy[lang]
  // Only these settings go into the payload (T12).
  const { terms, goal, conversion } = settings
  const { choice } = option
  const isThere = option.inStock || (choice?.values.some(({ inStock }) => inStock) ?? false)
  if (option.isOnRequest || (option.price === undefined && isThere))
    return (
      <p className={styles.unavailable}>
        {noPriceText(option.isOnRequest ? 'onRequest' : 'available', lang)}
      </p>
    )
  const isInStock = canBuy(option)
  // This flavour is sold out in the structured data, so the page shows the same (R46); other flavours may be in stock.
  const isPreselectedSoldOut = option.flavours.some(({ id, inStock }) => id === flavour && !inStock)
  // The server formats the installments; the browser needs none of them (T12).
  const shown = { ...option, choice: undefined }
  delete shown.installments
  delete shown.upfront
  const format = { installments: 12, lang, settings: { terms, goal, conversion } } as const
  const texts = choice ? unchosenTexts(choice, format) : priceTexts(option, format)
  const canBeSoldOut = choice !== undefined || option.flavours.some(({ inStock }) => !inStock)
  const available = isInStock && isPreselectedSoldOut && (
    <AvailableFlavours flavours={option.flavours} path={path} lang={lang} />
  )
  return (
    <>
      {available}
      <BuyForm
        option={shown}
        choice={choice && shownChoice(choice, format)}
        preselected={flavour}
        lang={lang}
        format={format}
        shownPrice={texts && { block: <PriceBlock texts={texts} size="page" />, now: texts.now }}
        soldOut={canBeSoldOut ? <StockLine inStock={false} lang={lang} /> : undefined}
        notify={
          canBeSoldOut ? (
            <a href={`#${RESTOCK_FORM_ID}`} className={buttonClass()}>
              {productCopy[lang].notify}
            </a>
          ) : undefined
        }
        labels={{ label: quantity, decrease, increase }}
        className={className}
        forOtherFlavour={isInStock && isPreselectedSoldOut ? <StockLine inStock lang={lang} /> : undefined}
      >
        {isInStock ? (
          <>
            <StockLine inStock={!isPreselectedSoldOut} lang={lang} />
            {isPreselectedSoldOut ? (
              // The other button is disabled until another flavour is chosen, which needs JavaScript.
              <noscript>
                <button className={buttonClass()}>{kitCopy[lang].add}</button>
              </noscript>
            ) : null}
          </>
        ) : (
          <>
            <StockLine inStock={false} lang={lang} />
            <p className={styles.unavailable}>
              {unavailable} {others ? <a href={`#${RELATED_PRODUCTS_ID}`}>{others}</a> : null}
            </p>
          </>
        )}
      </BuyForm>
    </>
  )
}

// Whether the product is in stock, as text and colour.
function StockLine({ inStock, lang }: { inStock: boolean; lang: Lang }) {
  const copy = productCopy[lang]
  return (
    <p className={classNames(styles.stock, !inStock && styles.soldOut)}>
      <Icon name={inStock ? 'check' : 'alert'} size="small" />
      {inStock ? copy.inStock : copy.soldOut}
    </p>
  )
}
