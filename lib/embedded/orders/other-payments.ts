import type { Lang } from '#lib/routes/lang.ts'
import { toReais, type Cents } from '#lib/shop/money.ts'
import { paymentProviders } from '../payments/providers.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import type { StoreContext } from '../store/store.ts'
import type { StoreRules } from '../store/store-rules.ts'
import { paymentDiscount } from './checkout.ts'
import type { OrderRow } from './order-row.ts'
import { paymentLabel } from './order-texts.ts'
import { storedPaymentOf } from './start-payment.ts'

/** Another payment method of an order, with its amounts. */
interface OtherPayment {
  provider: PaymentProvider
  discount: Cents
  total: Cents
}

/**
 * The payment methods to which the buyer of an order may change. None for a Pix, which may be paid without the shop's knowledge, and none
 * while a boleto or a card under review may still be paid. A provider that has to be called is left out: its call cannot be part of the
 * transaction that changes the order.
 */
export function otherPayments({ config }: StoreContext, rules: StoreRules, order: OrderRow): OtherPayment[] {
  const { state, payment_kind, total, payment_discount, shipping } = order
  if (state !== 'aguardando_pagamento' || payment_kind === 'pix') return []
  if (storedPaymentOf(order).attempt?.state === 'pendente') return []
  const withoutDiscount = total + payment_discount
  return paymentProviders(config.payments ?? {})
    .filter(({ id, isLocal }) => id !== payment_kind && isLocal)
    .map((provider) => {
      const discount = paymentDiscount(provider.id, withoutDiscount - shipping, rules)
      return { provider, discount, total: withoutDiscount - discount }
    })
}

/** The same payment methods on the wire (contract 4.31). */
export async function otherPaymentDocuments(store: StoreContext, order: OrderRow, language: Lang) {
  const rules = await store.rules()
  return otherPayments(store, rules, order).map(({ provider: { id, isDemo }, discount, total }) => ({
    id,
    label: paymentLabel(id, rules.installments.maximum, language),
    desconto: toReais(discount),
    total: toReais(total),
    demonstracao: isDemo,
  }))
}
