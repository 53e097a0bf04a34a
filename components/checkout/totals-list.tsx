import { classNames } from '#components/ui/class-names.ts'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import { couponCopy } from '#lib/copy/coupon.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { OrderTotals } from '#lib/shop/checkout.ts'
import { convertedMoney, type Conversion } from '#lib/shop/currency.ts'
import styles from './summary.module.css'

type TotalsListProps = { totals: OrderTotals; lang: Lang; conversion: Conversion | undefined }

/** The amounts of a checkout or an order, as the store computed them (P3, P18). */
export function TotalsList({ totals, lang, conversion }: TotalsListProps) {
  const copy = checkoutCopy[lang]
  const price = priceFormatter(lang)
  const { subtotal, discount, coupon, shipping, paymentDiscount, total } = totals
  const about = convertedMoney(total, lang, conversion)
  const shippingText =
    shipping === 0 ? copy.free : shipping === undefined ? copy.shippingLater : price(shipping)
  const minus = (amount: number) => `\u2212\u00a0${price(amount)}`
  return (
    <>
      <dl className={styles.rows}>
        <Row label={copy.subtotal}>{price(subtotal)}</Row>
        {discount > 0 ? (
          <Row label={copy.discount} className={styles.discount}>
            {minus(discount)}
          </Row>
        ) : null}
        {coupon ? (
          <Row label={couponCopy[lang].discount(coupon.code)} className={styles.discount}>
            {minus(coupon.discount)}
          </Row>
        ) : null}
        <Row label={copy.shipping} className={shipping === 0 ? styles.discount : undefined}>
          {shippingText}
        </Row>
        {paymentDiscount > 0 ? (
          <Row label={copy.paymentDiscount} className={styles.discount}>
            {minus(paymentDiscount)}
          </Row>
        ) : null}
        <Row label={copy.total} className={styles.total}>
          {price(total)}
        </Row>
      </dl>
      {about ? <p className={styles.about}>{copy.about(about)}</p> : null}
    </>
  )
}

function Row({
  label,
  className,
  children,
}: {
  label: string
  className?: string | undefined
  children: string
}) {
  return (
    <div className={classNames(styles.row, className)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
