import type { PaymentKind } from '#lib/contract/checkout.ts'
import type { installment } from '#lib/shop/installments.ts'
import type { Cents } from '#lib/shop/money.ts'
import { paymentProviders } from '../payments/providers.ts'
import type { PaymentAttempt, PaymentProvider, StartedPayment } from '../payments/provider.ts'
import type { StoreContext } from '../store/store.ts'
import { orderKey } from './order-key.ts'
import type { OrderRow } from './order-row.ts'
import { payableOrder } from './payable-order.ts'

/** The installments of a card payment; amounts in cents. */
export type StoredInstallments = ReturnType<typeof installment>

/** The payment method of an order before its buyer chose another one; amounts in cents. */
interface EarlierPayment {
  kind: PaymentKind
  discount: Cents
  total: Cents
}

/** The payment of an order as it is stored: `{}` until the provider has answered. */
export type StoredPayment = Partial<
  StartedPayment & {
    isDemo: boolean
    attempt: PaymentAttempt
    installments: StoredInstallments
    /** How many installments the buyer chose at the checkout. */
    chosen: number
    earlier: EarlierPayment
  }
>

/** The stored text of an order whose payment has not been started. */
export const NOT_STARTED = '{}'

/** Reads the payment of a stored order. */
export const storedPaymentOf = ({ payment }: Pick<OrderRow, 'payment'>) =>
  JSON.parse(payment) as StoredPayment

/** The stored text of a started payment. It includes whether the payment is a demonstration, because the settings may change later. */
export function storedPayment(
  { isDemo }: Pick<PaymentProvider, 'isDemo'>,
  started: StartedPayment,
  kept: Pick<StoredPayment, 'chosen' | 'earlier'> = {},
): string {
  return JSON.stringify({ ...started, isDemo, ...kept } satisfies StoredPayment)
}

/**
 * Starts the payment of an order that waits for it and has none yet, and stores it. The provider is called outside of a transaction;
 * when it does not answer, the order stays without a payment, and a later call tries again. Returns whether there is a payment now.
 */
export async function startPayment(store: StoreContext, number: number): Promise<boolean> {
  const order = await store.db.read
    .selectFrom('shop_order')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst()
  if (!order || order.state !== 'aguardando_pagamento') return false
  if (order.payment !== NOT_STARTED) return true
  const provider = paymentProviders(store.config.payments ?? {}).find(({ id }) => id === order.payment_kind)
  const key = await orderKey(store, store.db.read, number)
  const payable = payableOrder(store, await store.rules(), order, key)
  if (!provider) return false
  const started = await provider.start(payable).catch((error: unknown) => {
    store.log({ level: 'error', payment: provider.id, number, error: String(error) })
    return undefined
  })
  if (!started) return false
  await store.db.write((queries) =>
    queries
      .updateTable('shop_order')
      .set({ payment: storedPayment(provider, started) })
      .where('number', '=', number)
      .where('payment', '=', NOT_STARTED)
      .execute(),
  )
  return true
}
