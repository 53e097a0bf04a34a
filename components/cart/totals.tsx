import { AmountRow, AmountRows } from '#components/ui/amount-rows.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { cartCopy } from '#lib/copy/cart.ts'
import { couponCopy } from '#lib/copy/coupon.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { ShopCart } from '#lib/shop/cart.ts'
import { convertedMoney } from '#lib/shop/currency.ts'
import { payableTotal } from '#lib/shop/payable-total.ts'
import type { CartProps } from './cart-props.ts'
import { discountLabel } from '#lib/pricing/discount-label.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import styles from './totals.module.css'

type TotalsProps = Pick<CartProps, 'lang' | 'settings'> & {
  cart: ShopCart
  /** Whether the amounts are about to change. */
  isPending?: boolean | undefined
  /** Whether CartTotal shows the total elsewhere. */
  hasTotalApart?: boolean
}

/** Subtotal, discounts, shipping and total (contract 4.10, P3, P29), with the installments below the total (P19). */
export function Totals({ cart, lang, settings, isPending, hasTotalApart = false }: TotalsProps) {
  const copy = cartCopy[lang]
  const price = priceFormatter(lang)
  const minus = (amount: number) => `\u2212\u00a0${price(amount)}`
  const { subtotal, coupon } = cart
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
          <AmountRow label={discountLabel(subtotal, discount, lang, settings.goal)} kind="saving">
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
      {hasTotalApart ? null : <BelowTotal cart={cart} lang={lang} settings={settings} />}
    </div>
  )
}

/** The total alone, for a place beside the button. */
export function CartTotal({ cart, lang, settings, isPending }: Omit<TotalsProps, 'hasTotalApart'>) {
  return (
    <div className={classNames(styles.totals, isPending && styles.pending)}>
      <AmountRows>
        <TotalRow cart={cart} lang={lang} settings={settings} />
      </AmountRows>
      <BelowTotal cart={cart} lang={lang} settings={settings} />
    </div>
  )
}

// The installments, which the store states without the shipping (P19), and the total in another currency (P3).
function BelowTotal({ cart, lang, settings }: Pick<TotalsProps, 'cart' | 'lang' | 'settings'>) {
  const copy = cartCopy[lang]
  const { installment } = cart
  const saved = savingOf(cart)
  const { shipping, total } = payableTotal(cart, settings)
  const converted = total === undefined ? undefined : convertedMoney(total, lang, settings.conversion)
  const parts =
    installment && installment.count > 1
      ? copy.installment(installment.count, priceFormatter(lang)(installment.each))
      : undefined
  return (
    <>
      {saved > 0 ? (
        <p className={classNames(styles.note, styles.saved)}>{copy.saved(priceFormatter(lang)(saved))}</p>
      ) : null}
      {parts ? <p className={styles.note}>{shipping ? copy.plusShipping(parts) : parts}</p> : null}
      {converted ? <p className={styles.note}>{copy.about(converted)}</p> : null}
    </>
  )
}

// By how much the cart is below the full prices of its lines, its discounts included.
function savingOf({ items, discount }: ShopCart): number {
  return items.reduce((sum, { total = 0, totalFrom = total }) => sum + totalFrom - total, discount)
}

/** What the total of a cart is called: whether it holds only when paid upfront. */
export function totalLabel({ isUpfrontTotal, installment }: ShopCart, lang: Lang): string {
  const { total, upfrontTotal } = cartCopy[lang]
  return isUpfrontTotal || installment?.count === 1 ? upfrontTotal : total
}

function TotalRow({ cart, lang, settings }: Pick<TotalsProps, 'cart' | 'lang' | 'settings'>) {
  const { total } = payableTotal(cart, settings)
  if (total === undefined) return null
  return (
    <AmountRow label={totalLabel(cart, lang)} kind="total">
      {priceFormatter(lang)(total)}
    </AmountRow>
  )
}
