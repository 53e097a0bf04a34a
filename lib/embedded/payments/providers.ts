import { mercadoPagoProvider } from './mercado-pago-provider.ts'
import { pixProvider } from './pix-provider.ts'
import type { PaymentProvider, PaymentSettings } from './provider.ts'

/** The providers of a shop, in the order in which the checkout offers them. */
export function paymentProviders({ pix, mercadoPago }: PaymentSettings): PaymentProvider[] {
  return [...(pix ? [pixProvider(pix)] : []), ...(mercadoPago ? [mercadoPagoProvider(mercadoPago)] : [])]
}
