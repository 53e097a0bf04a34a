import type { OrderState } from '#lib/contract/order-document.ts'
import { brazilTime } from '#lib/shop/brazil-time.ts'
import type { OrderRow } from './order-row.ts'

/** How many days after delivery a buyer may withdraw. */
export const WITHDRAWAL_DAYS = 7

const DAY_MS = 86_400_000

/**
 * The state to which a withdrawal leads now; null when it is no longer possible. Before the parcel leaves, the order is cancelled;
 * after that the goods come back. The seven days begin on the day after delivery and end with the seventh day in Brasília
 * (art. 49 CDC; art. 132 of the Civil Code leaves the first day out).
 */
export function withdrawalStep(
  { state, delivered_at }: Pick<OrderRow, 'state' | 'delivered_at'>,
  now: number,
): Extract<OrderState, 'cancelado' | 'devolucao_pedida'> | null {
  switch (state) {
    case 'aguardando_pagamento':
    case 'pago':
    case 'separado':
      return 'cancelado'
    case 'enviado':
      return 'devolucao_pedida'
    case 'entregue':
      return isInTerm(delivered_at ?? now, now) ? 'devolucao_pedida' : null
    default:
      return null
  }
}

function isInTerm(deliveredAt: number, now: number): boolean {
  const last = Date.parse(brazilTime(deliveredAt).day) + WITHDRAWAL_DAYS * DAY_MS
  return Date.parse(brazilTime(now).day) <= last
}
