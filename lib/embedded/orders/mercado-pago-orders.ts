import { mercadoPagoApi, type ApiPayment } from '../payments/mercado-pago-api.ts'
import { readPayment, referenceOf } from '../payments/mercado-pago-payment.ts'
import type { MercadoPagoSettings } from '../payments/provider.ts'
import type { StoreContext } from '../store/store.ts'
import { settlePayment, type Settlement } from './settle-payment.ts'

const ORDERS_AT_ONCE = 50
// An order may expire while it is read, or while the API does not answer.
const EXPIRED_MS = 10 * 60_000
// In the stored payment of an order (start-payment.ts).
const EARLIER_MERCADO_PAGO = '%"earlier":{"kind":"mercado-pago"%'

/** Reads the payment that a notification names and applies it to its order; rejects when the API does not answer. */
export async function applyNotification(
  store: StoreContext,
  settings: MercadoPagoSettings,
  paymentId: string,
): Promise<Settlement> {
  const payment = await mercadoPagoApi(settings).payment(paymentId)
  return payment ? settle(store, payment) : 'ignored'
}

/** Asks Mercado Pago for the payments of one order and applies them, such as when its buyer comes back before the notification. */
export async function checkOrder(store: StoreContext, number: number): Promise<void> {
  const settings = store.config.payments?.mercadoPago
  if (!settings) return
  const reference = referenceOf(store.config.siteUrl, String(number))
  for (const payment of await mercadoPagoApi(settings).paymentsOf(reference)) await settle(store, payment)
}

/**
 * Asks for the payments of the orders that wait for Mercado Pago or have expired minutes ago, those that expire first; also of those whose
 * buyer has chosen another payment method since, because the page may still be open. A notification that got lost, or a shop that Mercado
 * Pago cannot reach, does not cancel an order that was paid. A failed call leaves the rest for the next time.
 */
export async function checkWaitingOrders(store: StoreContext): Promise<void> {
  if (!store.config.payments?.mercadoPago) return
  const waiting = await store.db.read
    .selectFrom('shop_order')
    .select('number')
    .where((row) =>
      row.or([row('payment_kind', '=', 'mercado-pago'), row('payment', 'like', EARLIER_MERCADO_PAGO)]),
    )
    .where((row) =>
      row.or([
        row('state', '=', 'aguardando_pagamento'),
        row.and([row('state', '=', 'cancelado'), row('expires_at', '>', store.now() - EXPIRED_MS)]),
      ]),
    )
    .orderBy('expires_at')
    .limit(ORDERS_AT_ONCE)
    .execute()
  for (const { number } of waiting) await checkOrder(store, number)
}

async function settle(store: StoreContext, payment: ApiPayment): Promise<Settlement> {
  const read = readPayment(payment, store.config.siteUrl, store.now())
  return read ? settlePayment(store, { provider: 'mercado-pago', ...read }) : 'ignored'
}
