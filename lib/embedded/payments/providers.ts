import { isPaymentDemo } from '#lib/shop/demo-payment.ts'
import { demoCardProvider } from './demo-card-provider.ts'
import { mercadoPagoProvider } from './mercado-pago-provider.ts'
import { pixProvider } from './pix-provider.ts'
import type { PaymentProvider, PaymentSettings } from './provider.ts'

/** The providers of a shop, in the order in which the checkout offers them. */
export function paymentProviders(settings: PaymentSettings): PaymentProvider[] {
  const { pix, mercadoPago } = settings
  return [
    ...(pix ? [pixProvider(pix)] : []),
    ...(mercadoPago ? [mercadoPagoProvider(mercadoPago)] : []),
    ...(isPaymentDemo(settings) ? [demoCardProvider] : []),
  ]
}
