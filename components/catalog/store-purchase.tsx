import { buttonClass } from '#components/ui/button.tsx'
import { PriceBlock } from '#components/ui/price-block.tsx'
import { listCopy } from '#lib/copy/list.ts'
import { productCopy } from '#lib/copy/product.ts'
import { priceTexts } from '#lib/pricing/price-texts.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { PriceSettings } from '#lib/shop/kit.ts'
import type { BuyOption } from '#lib/shop/product.ts'
import styles from './buy-box.module.css'
import { unchosenTexts } from './shown-choice.ts'

type StorePurchaseProps = {
  option: BuyOption
  lang: Lang
  settings: PriceSettings
  /** The address of the product on the store's own site, if there is one. */
  platformPage: string | undefined
}

/**
 * Price of a product that needs input for which this shop has no fields, and the link to the store's own page
 * instead of a buy button (platform 3.3).
 */
export function StorePurchase({ option, lang, settings, platformPage }: StorePurchaseProps) {
  const format = { installments: 12, lang, settings } as const
  const texts = option.choice ? unchosenTexts(option.choice, format) : priceTexts(option, format)
  return (
    <div className={styles.box}>
      {texts ? <PriceBlock texts={texts} size="page" /> : null}
      <p className={styles.unavailable}>{productCopy[lang].asksForInput}</p>
      {platformPage ? (
        <p>
          <a href={platformPage} rel="noopener" className={buttonClass({ size: 'large', wide: true })}>
            {listCopy[lang].buyAtStore}
          </a>
        </p>
      ) : null}
    </div>
  )
}
