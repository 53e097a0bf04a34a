import { hash } from 'node:crypto'
import { brazilTime } from '#lib/shop/brazil-time.ts'
import { addBusinessDays } from '../shipping/business-days.ts'
import { mercadoPagoApi } from './mercado-pago-api.ts'
import { referenceOf } from './mercado-pago-payment.ts'
import type { MercadoPagoSettings, PayableOrder, PaymentProvider } from './provider.ts'

const VALID_MS = 30 * 60_000
// A boleto can be paid on its day of expiry at any bank, and arrives on the business day after it.
const BOLETO_BUSINESS_DAYS = 3
const END_OF_DAY = '23:59:59.000-03:00'
const INSTALLMENTS = 12

/**
 * Mercado Pago's hosted checkout: card with installments, boleto and Pix on its own pages, so that no card number reaches the shop
 * (docs/decisions/0082). The order waits half an hour for a choice; a boleto or a Pix of Mercado Pago then extends that.
 */
export function mercadoPagoProvider(settings: MercadoPagoSettings): PaymentProvider {
  const api = mercadoPagoApi(settings)
  return {
    id: 'mercado-pago',
    isLocal: false,
    isDemo: false,
    validMs: VALID_MS,
    async start(order) {
      const preference = await api.createPreference(preferenceOf(order, settings), idempotencyKey(order))
      const { id, init_point: url } = preference
      if (!id || !url) throw new Error('Mercado Pago: a preference without an address')
      return { kind: 'mercado-pago', url, reference: id, expiresAt: order.expiresAt }
    },
  }
}

// One line for the whole order: the sum of the items has to be the total, which contains discounts and shipping.
function preferenceOf(order: PayableOrder, { apiUrl }: MercadoPagoSettings) {
  const { number, totalCents, email, name, cpf, description, returnUrl, expiresAt } = order
  const { origin, protocol } = new URL(returnUrl)
  // Mercado Pago calls and returns to public addresses only; a shop on this machine asks for its payments instead.
  const isPublic = protocol === 'https:'
  const [firstName = '', ...others] = name.split(' ')
  const { day } = brazilTime(expiresAt)
  return {
    items: [
      { id: number, title: description, quantity: 1, currency_id: 'BRL', unit_price: totalCents / 100 },
    ],
    payer: {
      name: firstName,
      surname: others.join(' '),
      email,
      identification: { type: 'CPF', number: cpf },
    },
    external_reference: referenceOf(returnUrl, number),
    back_urls: { success: returnUrl, pending: returnUrl, failure: returnUrl },
    ...(isPublic && { auto_return: 'approved' }),
    ...((isPublic || apiUrl !== undefined) && {
      notification_url: `${origin}${NOTIFICATION_PATH}?source_news=webhooks`,
    }),
    payment_methods: { installments: INSTALLMENTS },
    expires: true,
    expiration_date_to: new Date(expiresAt).toISOString(),
    date_of_expiration: [addBusinessDays(day, BOLETO_BUSINESS_DAYS), END_OF_DAY].join('T'),
  }
}

// Where Mercado Pago sends its notifications, on the shop's host.
const NOTIFICATION_PATH = '/api/pagamentos/mercado-pago'

// The return address contains the shop's host and the secret of the order's page, so the key is the same for every call about one
// order and differs between shops of one seller.
function idempotencyKey({ number, returnUrl }: PayableOrder): string {
  return `${number}-${hash('sha256', returnUrl, 'hex').slice(0, 32)}`
}
