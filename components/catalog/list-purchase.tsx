import { buttonClass } from '#components/ui/button.tsx'
import { listCopy } from '#lib/copy/list.ts'
import { priceTexts } from '#lib/pricing/price-texts.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { canBuyList, type ListPage } from '#lib/shop/list-page.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import { ListForm } from './list-form.tsx'
import styles from './list-purchase.module.css'
import { ShippingEstimate } from './shipping-estimate.tsx'
import { shownPart } from './shown-list.ts'

type ListPurchaseProps = {
  page: ListPage
  lang: Lang
  settings: ShopSettings
  /** The address of the same list on the store's own site, if there is one. */
  platformPage: string | undefined
}

/** Price, products and buy button of a list; a link to the store's own page where it cannot be bought here (platform 3.5). */
export function ListPurchase({ page, lang, settings, platformPage }: ListPurchaseProps) {
  const copy = listCopy[lang]
  const isBuyable = canBuyList(page)
  // Without the discount goal: its price per unit is for kits of a single product.
  const texts = priceTexts(
    { ...page, units: 1 },
    { installments: 12, lang, settings: { ...settings, goal: undefined } },
  )
  return (
    <div className={styles.purchase}>
      <ListForm
        listId={page.id}
        parts={page.parts.map((part) => shownPart(part, lang))}
        texts={texts}
        isBuyable={isBuyable}
        lang={lang}
        labels={{ parts: copy.parts, add: copy.addAll }}
      />
      {isBuyable ? (
        <ShippingEstimate option={{ itemId: page.id, kind: 'lista' }} lang={lang} settings={settings} />
      ) : (
        <>
          <p className={styles.unavailable}>{copy.unavailable}</p>
          {platformPage ? (
            <p>
              <a href={platformPage} rel="noopener" className={buttonClass({})}>
                {copy.buyAtStore}
              </a>
            </p>
          ) : null}
        </>
      )}
    </div>
  )
}
