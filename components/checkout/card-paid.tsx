import { cardPaymentCopy } from '#lib/copy/card-payment.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { isDemoCard } from '#lib/shop/demo-card.ts'
import type { ShopOrder } from '#lib/shop/order.ts'
import { hasInterest, installmentText, onCardText } from './credit-text.ts'
import styles from './order.module.css'

/** The installments of a card payment below the amounts of its order, which are without the card company's interest (P16). */
export function CardPaid({ payment, lang }: { payment: ShopOrder['payment']; lang: Lang }) {
  const { kind, installments } = payment
  if (!installments) return null
  const copy = cardPaymentCopy[lang]
  const paid = onCardText(installments, lang)
  return (
    <>
      {paid ? (
        <p className={styles.onCard}>
          <strong>{paid}</strong>
        </p>
      ) : null}
      <p className={styles.quiet}>
        {copy.card}: {installmentText(installments, lang)}.{' '}
        {hasInterest(installments) ? `${copy.interest} ` : ''}
        {isDemoCard(kind) ? copy.simulated : ''}
      </p>
    </>
  )
}
