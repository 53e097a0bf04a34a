import type { PaymentAttempt } from '../payments/provider.ts'
import type { OrderRow } from './order-row.ts'
import { storedPaymentOf, type StoredPayment } from './start-payment.ts'

/**
 * Adds what a buyer has tried on the provider's page to the stored payment of an order. A boleto, a Pix or a card under review is
 * shown until it is rejected or a newer one exists, because it may still be paid; a rejection is shown while there is none.
 * `deadline` is set when the attempt that the order waited for was rejected: until then the provider's page accepts another attempt.
 */
export function withAttempt(
  order: Pick<OrderRow, 'payment'>,
  attempt: PaymentAttempt,
): { payment: string; deadline?: number | undefined } {
  const stored = storedPaymentOf(order)
  const earlier = stored.attempt
  const isSame = earlier?.id === attempt.id
  const isShown =
    !earlier ||
    isSame ||
    (earlier.state === attempt.state ? attempt.id > earlier.id : attempt.state === 'pendente')
  if (!isShown) return { payment: order.payment }
  const hasEnded = isSame && earlier.state === 'pendente' && attempt.state === 'recusada'
  return {
    payment: JSON.stringify({ ...stored, attempt } satisfies StoredPayment),
    ...(hasEnded && { deadline: stored.expiresAt }),
  }
}
