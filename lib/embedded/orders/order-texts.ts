import type { PaymentKind } from '#lib/contract/checkout.ts'
import type { Lang } from '#lib/routes/lang.ts'

/** The name of a payment method; `installments` is the largest number of them on a card. */
export function paymentLabel(kind: PaymentKind, installments: number, language: Lang): string {
  if (kind === 'pix') return 'Pix'
  if (kind === 'cartao-demonstracao')
    return language === 'en'
      ? `Credit card, up to ${installments} installments`
      : `Cartão de crédito, até ${installments}x`
  return language === 'en'
    ? 'Card, boleto or Pix with Mercado Pago'
    : 'Cartão, boleto ou Pix pelo Mercado Pago'
}

/** The line with which a payment provider names an order: 'Pedido 1001, Rosalume'. */
export function paymentDescription(number: number, shop: string, language: Lang): string {
  return language === 'en' ? `Order ${number}, ${shop}` : `Pedido ${number}, ${shop}`
}

/** The error text when too many attempts to open an order by e-mail have failed. */
export function orderWaitText(seconds: number, language: Lang): string {
  const minutes = Math.ceil(seconds / 60)
  return language === 'en'
    ? `Too many attempts to open an order. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or use the link of the confirmation.`
    : `Muitas tentativas de abrir um pedido. Tente de novo em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} ou use o link da confirmação.`
}
