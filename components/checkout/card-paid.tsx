import { cardPaymentCopy } from '#lib/copy/card-payment.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { isDemoCard } from '#lib/shop/demo-card.ts'
import type { ShopOrder } from '#lib/shop/order.ts'
import { creditText } from './credit-text.ts'
import styles from './order.module.css'

/** The installments of a card payment below the amounts of its order, which are without the card company's interest (P16). */
export function CardPaid({ payment, lang }: { payment: ShopOrder['payment']; lang: Lang }) {
  const { kind, installments } = payment
  if (!installments) return null
  const copy = cardPaymentCopy[lang]
  const price = priceFormatter(lang)
  const { count, each, ratePercent = 0 } = installments
  const hasInterest = ratePercent > 0
  const words = [
    `${copy.card}: ${copy.installments(count, price(each), hasInterest)}`,
    creditText(installments, lang),
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <p className={styles.quiet}>
      {words}. {hasInterest ? `${copy.interest} ` : ''}
      {isDemoCard(kind) ? copy.simulated : ''}
    </p>
  )
}
