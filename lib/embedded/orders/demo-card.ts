import type { DemoCardRequest } from '#lib/contract/demo-card.ts'
import { DEMO_CARD } from '#lib/shop/demo-card.ts'
import { toReais } from '#lib/shop/money.ts'
import { isPaymentDemo } from '#lib/shop/demo-payment.ts'
import { installment } from '#lib/shop/installments.ts'
import { installmentEntries } from '../store/prices.ts'
import type { StoreContext } from '../store/store.ts'
import { orderByKey } from './find-order.ts'
import type { OrderRow } from './order-row.ts'
import { settlePayment } from './settle-payment.ts'
import { storedPaymentOf } from './start-payment.ts'

/**
 * GET order/{numero}/demo-card: what the demonstration's card page shows (contract 4.36); null for a wrong pair of number and key, an
 * order with another payment, and in a shop that takes real payments. Reading it does not count as a view of the order.
 */
export async function readDemoCard(store: StoreContext, number: number, key: string): Promise<object | null> {
  const order = await demoOrder(store, number, key)
  if (!order) return null
  const { installments } = await store.rules()
  return {
    numero: String(number),
    estado: order.state,
    total: toReais(order.total),
    parcelas: Math.min(storedPaymentOf(order).chosen ?? 1, installments.maximum),
    parcelamento: installmentEntries(order.total, installments),
  }
}

/** The new state of an order, or why the answer is rejected. */
export type DemoCardResult = { estado: OrderRow['state'] } | 'unknown' | 'not-open' | 'wrong-installments'

/**
 * POST order/{numero}/demo-card: the buyer chooses what the card company answers (contract 4.36). The answer is processed as any other
 * provider's (`settlePayment`); the same answer again changes nothing.
 */
export async function answerDemoCard(
  store: StoreContext,
  number: number,
  { chave, parcelas, resultado }: DemoCardRequest,
): Promise<DemoCardResult> {
  const order = await demoOrder(store, number, chave)
  if (!order) return 'unknown'
  const { installments: terms } = await store.rules()
  if (parcelas > terms.maximum) return 'wrong-installments'
  const isApproved = resultado === 'aprovado'
  if (isApproved && order.state === 'pago') return { estado: 'pago' }
  if (order.state !== 'aguardando_pagamento') return 'not-open'
  const attemptId = store.now()
  await settlePayment(store, {
    provider: DEMO_CARD,
    // An order is paid once; each refused card is an attempt of its own.
    eventId: isApproved ? `${number} ${resultado}` : `${number} ${resultado} ${attemptId}`,
    number,
    status: isApproved ? 'approved' : 'rejected',
    amount: order.total,
    attempt: { id: attemptId, way: 'cartao', url: '' },
    ...(isApproved && { installments: installment(order.total, parcelas, terms) }),
  })
  const after = await demoOrder(store, number, chave)
  return after ? { estado: after.state } : 'unknown'
}

async function demoOrder(store: StoreContext, number: number, key: string): Promise<OrderRow | undefined> {
  if (!isPaymentDemo(store.config.payments ?? {})) return undefined
  const order = await orderByKey(store, number, key)
  return order?.payment_kind === DEMO_CARD ? order : undefined
}
