import type { Company } from '../config/company.ts'
import type { Env } from '../config/env.ts'
import { paymentMethods, simulatesCards, takesOrders } from '../config/own-checkout.ts'
import type { PlaceholderValues } from './placeholders.ts'

/** The environment that decides how shoppers order and pay. */
export type OfferEnv = Pick<
  Env,
  'brand' | 'payments' | 'storeApiUrl' | 'checkoutUrl' | 'smtpUrl' | 'cepApiUrl'
>

/**
 * Placeholders that print nothing and are `undefined` where a statement does not hold, so that the brand's texts name only payment methods
 * and services that the shop has (P29). The chat is on WhatsApp, so it needs a number.
 */
export function offerValues(
  env: OfferEnv,
  { whatsapp }: Pick<Company, 'whatsapp'> = { whatsapp: null },
): PlaceholderValues {
  const methods = paymentMethods(env)
  const holds = (is: boolean) => (is ? '' : undefined)
  const isOwn = takesOrders(env)
  return {
    pix: holds(methods.includes('Pix')),
    boleto: holds(methods.includes('Boleto')),
    cartao: holds(takesCards(env)),
    'cartao-simulado': holds(simulatesCards(env)),
    provedor: holds(takesCards(env) && !simulatesCards(env)),
    'so-pix': holds(methods.length === 1 && methods[0] === 'Pix'),
    'pedidos-aqui': holds(isOwn),
    'pedidos-fora': holds(!isOwn),
    'avisos-por-email': holds(!isOwn || env.smtpUrl !== undefined),
    'cep-externo': holds(isOwn && env.cepApiUrl !== undefined),
    chat: holds(Boolean(whatsapp)),
    'sem-chat': holds(!whatsapp),
  }
}

/** Whether the checkout takes cards. */
export function takesCards(env: OfferEnv): boolean {
  return paymentMethods(env).some((name) => name !== 'Pix' && name !== 'Boleto')
}
