import type { ReactNode } from 'react'
import { AmountRow, AmountRows } from '#components/ui/amount-rows.tsx'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import { couponCopy } from '#lib/copy/coupon.ts'
import { discountLabel } from '#lib/pricing/discount-label.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { OrderTotals, PaymentChoice } from '#lib/shop/checkout.ts'
import { convertedMoney } from '#lib/shop/currency.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import styles from './summary.module.css'

type TotalsListProps = {
  totals: OrderTotals
  lang: Lang
  settings: Pick<ShopSettings, 'conversion' | 'goal'>
  /** Before a payment method is chosen: the methods, of which those that cost less are named with their total. */
  payments?: PaymentChoice[]
  /** The CEP for which the shipping is an estimate. */
  estimatedFor?: ReactNode
}

/** The amounts of a checkout or an order, as the store computed them (P3, P18). */
export function TotalsList({ totals, lang, settings, payments = [], estimatedFor }: TotalsListProps) {
  const copy = checkoutCopy[lang]
  const price = priceFormatter(lang)
  const { subtotal, discount, coupon, shipping, paymentDiscount, total } = totals
  const about = convertedMoney(total, lang, settings.conversion)
  const shippingText =
    shipping === 0 ? copy.free : shipping === undefined ? copy.shippingLater : price(shipping)
  const minus = (amount: number) => `\u2212\u00a0${price(amount)}`
  return (
    <>
      <AmountRows>
        <AmountRow label={copy.subtotal}>{price(subtotal)}</AmountRow>
        {discount > 0 ? (
          <AmountRow label={discountLabel(subtotal, discount, lang, settings.goal)} kind="saving">
            {minus(discount)}
          </AmountRow>
        ) : null}
        {coupon ? (
          <AmountRow label={couponCopy[lang].discount(coupon.code)} kind="saving">
            {minus(coupon.discount)}
          </AmountRow>
        ) : null}
        <AmountRow
          label={
            estimatedFor ? (
              <>
                {copy.shippingEstimate} {estimatedFor}
              </>
            ) : (
              copy.shipping
            )
          }
          kind={shipping === 0 ? 'saving' : undefined}
        >
          {shippingText}
        </AmountRow>
        {paymentDiscount > 0 ? (
          <AmountRow label={copy.paymentDiscount} kind="saving">
            {minus(paymentDiscount)}
          </AmountRow>
        ) : null}
        <AmountRow
          label={shipping === undefined ? copy.totalWithoutShipping : copy.total}
          kind="total"
          className={styles.total}
        >
          {price(total)}
        </AmountRow>
        {payments.map(({ id, label, discount, total: reduced }) =>
          discount > 0 && reduced < total ? (
            <AmountRow key={id} label={copy.totalWith(label)} kind="saving">
              {price(reduced)}
            </AmountRow>
          ) : null,
        )}
      </AmountRows>
      {about ? <p className={styles.about}>{copy.about(about)}</p> : null}
    </>
  )
}
