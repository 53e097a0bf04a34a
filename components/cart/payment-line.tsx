import { paymentNames } from '#lib/content/payment-names.ts'
import { cartCopy } from '#lib/copy/cart.ts'
import type { CartProps } from './cart-props.ts'
import styles from './purchase.module.css'

/** The payment methods of the checkout, below its button; renders nothing without any (P29). */
export function PaymentLine({ payments = [], lang }: Pick<CartProps, 'payments' | 'lang'>) {
  if (payments.length === 0) return null
  return (
    <p className={styles.payments}>
      <span className="visually-hidden">{cartCopy[lang].payments}</span>{' '}
      {paymentNames(payments, lang).join(' · ')}
    </p>
  )
}
