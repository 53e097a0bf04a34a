import { Badge } from '#components/ui/badge.tsx'
import { priceCopy } from '#lib/copy/price.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { BRL, BRL_IN_ENGLISH, formatMoney } from '#lib/shop/currency.ts'
import { installment } from '#lib/shop/installments.ts'
import { saving } from '#lib/shop/kit.ts'
import type { ListedProduct } from '#lib/shop/listing.ts'
import type { Cents } from '#lib/shop/money.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import styles from './listing-card.module.css'

const INSTALLMENTS = 12

type ProductPriceProps = {
  product: Pick<ListedProduct, 'price' | 'priceFrom' | 'inStock'>
  lang: Lang
  settings: Pick<ShopSettings, 'terms' | 'english'>
}

/** The price of a listed product: cash first, then on credit with interest and total (P16), in English what is charged too (P3). */
export function ProductPrice({ product: { price, priceFrom, inStock }, lang, settings }: ProductPriceProps) {
  const copy = priceCopy[lang]
  const currency = lang === 'en' ? settings.english : BRL
  const money = (cents: Cents) => formatMoney(cents, currency)
  // What cannot be had is no offer; its page says the same.
  const offer = inStock ? saving(price, priceFrom) : undefined
  const credit = installment(price, Math.min(INSTALLMENTS, settings.terms.maximum), settings.terms)
  const each = money(credit.each)
  return (
    <div className={styles.prices}>
      {offer && priceFrom ? (
        <p className={styles.was}>
          <span>
            {copy.was} <s>{money(priceFrom)}</s>
          </span>
          <Badge kind="blush" className={styles.saved}>
            {copy.save(offer.percent)}
          </Badge>
        </p>
      ) : null}
      <p className={styles.now}>
        {offer ? <span className="visually-hidden">{copy.now} </span> : null}
        <strong className={styles.cash}>{money(price)}</strong> {copy.atOnce}
      </p>
      {lang === 'en' ? (
        <p className={styles.charged}>{copy.chargedIn(formatMoney(price, BRL_IN_ENGLISH))}</p>
      ) : null}
      {credit.ratePercent > 0 ? (
        <p>
          {copy.installments(credit.count, each)}{' '}
          <span className={styles.total}>({copy.totalOnCredit(money(credit.total))})</span>
        </p>
      ) : (
        <p>{copy.installmentsFree(credit.count, each)}</p>
      )}
    </div>
  )
}
