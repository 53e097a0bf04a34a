import { AmountRow, AmountRows } from '#components/ui/amount-rows.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { cartCopy } from '#lib/copy/cart.ts'
import { couponCopy } from '#lib/copy/coupon.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { ShopCart } from '#lib/shop/cart.ts'
import { convertedMoney } from '#lib/shop/currency.ts'
import { progressiveDiscount } from '#lib/shop/discount-goal.ts'
import type { Cents } from '#lib/shop/money.ts'
import { payableTotal } from '#lib/shop/payable-total.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import type { CartProps } from './cart-props.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import styles from './totals.module.css'

type TotalsProps = Pick<CartProps, 'lang' | 'settings'> & {
  cart: ShopCart
  /** Whether the amounts are about to change. */
  isPending?: boolean | undefined
  /** Whether CartTotal shows the total elsewhere. */
  hasTotalApart?: boolean
}

/** Subtotal, discounts, shipping and total (contract 4.10, P3, P29), with the installments (P19). */
export function Totals({ cart, lang, settings, isPending, hasTotalApart = false }: TotalsProps) {
  const copy = cartCopy[lang]
  const price = priceFormatter(lang)
  const minus = (amount: number) => `\u2212\u00a0${price(amount)}`
  const { subtotal, installment, coupon } = cart
  const couponDiscount = Math.min(coupon?.discount ?? 0, cart.discount)
  const discount = cart.discount - couponDiscount
  const { shipping } = payableTotal(cart, settings)
  return (
    <div
      aria-live="polite"
      aria-atomic="true"
      className={classNames(styles.totals, isPending && styles.pending)}
    >
      <AmountRows>
        {subtotal === undefined ? null : <AmountRow label={copy.subtotal}>{price(subtotal)}</AmountRow>}
        {discount > 0 ? (
          <AmountRow label={discountLabel(subtotal, discount, lang, settings)} kind="saving">
            {minus(discount)}
          </AmountRow>
        ) : null}
        {coupon && couponDiscount > 0 ? (
          <AmountRow label={couponCopy[lang].discount(coupon.code)} kind="saving">
            {minus(couponDiscount)}
          </AmountRow>
        ) : null}
        {shipping === undefined ? null : (
          <AmountRow label={copy.shipping} kind={shipping === 0 ? 'saving' : undefined}>
            {shipping === 0 ? copy.free : price(shipping)}
          </AmountRow>
        )}
        {hasTotalApart ? null : <TotalRow cart={cart} lang={lang} settings={settings} />}
      </AmountRows>
      {installment && installment.count > 1 ? (
        <p className={styles.note}>{copy.installment(installment.count, price(installment.each))}</p>
      ) : null}
      {hasTotalApart ? null : <ConvertedTotal cart={cart} lang={lang} settings={settings} />}
    </div>
  )
}

/** The total alone, for the place of the button. */
export function CartTotal({ cart, lang, settings, isPending }: Omit<TotalsProps, 'hasTotalApart'>) {
  return (
    <div className={classNames(styles.totals, isPending && styles.pending)}>
      <AmountRows>
        <TotalRow cart={cart} lang={lang} settings={settings} />
      </AmountRows>
      <ConvertedTotal cart={cart} lang={lang} settings={settings} />
    </div>
  )
}

// Names the discount of the goal: only the store's settings state its percentage, and only when it is this amount (P29).
function discountLabel(
  subtotal: Cents | undefined,
  discount: Cents,
  lang: Lang,
  { goal }: Pick<ShopSettings, 'goal'>,
): string {
  const { discount: label, goalDiscount } = cartCopy[lang]
  if (!goal || progressiveDiscount(subtotal ?? 0, goal).discount !== discount) return label
  return goalDiscount(goal.percent)
}

// Beside the total, of which it is the amount in another currency (P3).
function ConvertedTotal({ cart, lang, settings }: Pick<TotalsProps, 'cart' | 'lang' | 'settings'>) {
  const { total } = payableTotal(cart, settings)
  const converted = total === undefined ? undefined : convertedMoney(total, lang, settings.conversion)
  return converted ? <p className={styles.note}>{cartCopy[lang].about(converted)}</p> : null
}

function TotalRow({ cart, lang, settings }: Pick<TotalsProps, 'cart' | 'lang' | 'settings'>) {
  const copy = cartCopy[lang]
  const { total } = payableTotal(cart, settings)
  const isUpfront = cart.isUpfrontTotal || cart.installment?.count === 1
  if (total === undefined) return null
  return (
    <AmountRow label={isUpfront ? copy.upfrontTotal : copy.total} kind="total">
      {priceFormatter(lang)(total)}
    </AmountRow>
  )
}
