import { AmountRow, AmountRows } from '#components/ui/amount-rows.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { cartCopy } from '#lib/copy/cart.ts'
import { couponCopy } from '#lib/copy/coupon.ts'
import type { ShopCart } from '#lib/shop/cart.ts'
import { convertedMoney } from '#lib/shop/currency.ts'
import type { CartProps } from './cart-props.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import styles from './totals.module.css'

type TotalsProps = Pick<CartProps, 'lang' | 'settings'> & {
  cart: ShopCart
  /** Whether the amounts are about to change. */
  isPending?: boolean | undefined
}

/** Subtotal, discount and total as calculated by the store, shipping cost and installments (contract 4.10, P3 and P19). */
export function Totals({ cart, lang, settings, isPending }: TotalsProps) {
  const copy = cartCopy[lang]
  const price = priceFormatter(lang)
  const minus = (amount: number) => `\u2212\u00a0${price(amount)}`
  const { subtotal, total, installment, coupon } = cart
  const couponDiscount = Math.min(coupon?.discount ?? 0, cart.discount)
  const discount = cart.discount - couponDiscount
  const isUpfront = cart.isUpfrontTotal || installment?.count === 1
  const isShippingFree = (subtotal ?? 0) >= (settings.freeShippingFrom ?? Infinity)
  const shipping = isShippingFree ? undefined : settings.fixedShipping
  const convertedTotal = total === undefined ? undefined : convertedMoney(total, lang, settings.conversion)
  const convertedShipping = shipping && convertedMoney(shipping, lang, settings.conversion)
  return (
    <div
      aria-live="polite"
      aria-atomic="true"
      className={classNames(styles.totals, isPending && styles.pending)}
    >
      <AmountRows>
        {subtotal === undefined ? null : <AmountRow label={copy.subtotal}>{price(subtotal)}</AmountRow>}
        {discount > 0 ? (
          <AmountRow label={copy.discount} kind="saving">
            {minus(discount)}
          </AmountRow>
        ) : null}
        {coupon && couponDiscount > 0 ? (
          <AmountRow label={couponCopy[lang].discount(coupon.code)} kind="saving">
            {minus(couponDiscount)}
          </AmountRow>
        ) : null}
        {isShippingFree ? (
          <AmountRow label={copy.shipping} kind="saving">
            {copy.free}
          </AmountRow>
        ) : null}
        {total === undefined ? null : (
          <AmountRow label={isUpfront ? copy.upfrontTotal : copy.total} kind="total">
            {price(total)}
          </AmountRow>
        )}
      </AmountRows>
      {shipping ? <p className={styles.note}>{copy.shippingExtra(price(shipping))}</p> : null}
      {installment && installment.count > 1 ? (
        <p className={styles.note}>{copy.installment(installment.count, price(installment.each))}</p>
      ) : null}
      {convertedTotal ? (
        <p className={styles.note}>
          {copy.about(
            convertedShipping ? `${convertedTotal} ${copy.shippingExtra(convertedShipping)}` : convertedTotal,
          )}
        </p>
      ) : null}
    </div>
  )
}
