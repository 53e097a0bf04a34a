import type { Company } from './company.ts'
import type { Env } from './env.ts'
import { isPaymentDemo } from '../shop/demo-payment.ts'
import { pagePaths } from '../routes/page-paths.ts'

/** Whether shoppers order in this shop; otherwise in a checkout at another address or of an external store (P6, P30, P31). */
export function takesOrders({ storeApiUrl, checkoutUrl }: Pick<Env, 'storeApiUrl' | 'checkoutUrl'>): boolean {
  return !storeApiUrl && !checkoutUrl
}

/** The name of a simulated card among the payment methods; no card brand, because a demonstration takes none. */
const SIMULATED_CARD = 'Cartão de crédito'

/** Whether the checkout simulates a card payment, because no payment arrives (docs/decisions/0082). */
export function simulatesCards(env: Pick<Env, 'payments' | 'storeApiUrl' | 'checkoutUrl'>): boolean {
  return takesOrders(env) && isPaymentDemo(env.payments)
}

/**
 * The brand's payment methods that a shopper finds in the checkout: in the shop's own, cards and bank slip need Mercado Pago, and Pix needs
 * that or a key; the demonstration simulates cards. For another checkout the brand's list stands (P29).
 */
export function paymentMethods(
  env: Pick<Env, 'brand' | 'payments' | 'storeApiUrl' | 'checkoutUrl'>,
): readonly string[] {
  const { paymentMethods: named } = env.brand
  const { pix, mercadoPago } = env.payments
  if (!takesOrders(env) || mercadoPago) return named
  if (!pix) return []
  return [...named.filter((name) => name === 'Pix'), ...(simulatesCards(env) ? [SIMULATED_CARD] : [])]
}

/** The company's data, whose link for following an order leads to the shop's own page when no other is set. */
export function withOrderPage(
  { links, ...company }: Company,
  env: Pick<Env, 'storeApiUrl' | 'checkoutUrl'>,
): Company {
  const tracking = links.tracking ?? (takesOrders(env) ? pagePaths.findOrder() : null)
  return { ...company, links: { ...links, tracking } }
}
