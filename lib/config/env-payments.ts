import type { Brand } from '../brand/brand-schema.ts'
import { isReservedName } from '../shop/reserved-name.ts'
import type { BrandEnv } from './env-brand.ts'
import type { EnvReader } from './env-reader.ts'
import { AN_HTTP_URL, http, matching, providerSecret } from './env-values.ts'

/** The payment methods in the embedded store: the accounts that get the shop's money (docs/decisions/0082). */
export interface PaymentEnv {
  pix: { key: string; name: string; city: string } | undefined
  mercadoPago: { accessToken: string; webhookSecret: string; apiUrl: string | undefined } | undefined
}

// E-mail, phone with country code, CPF, CNPJ (since 2026 with letters) or a random key, as the register of keys writes them.
const PIX_KEY =
  /^(?:[^\s@]+@[^\s@]+|\+\d{8,14}|\d{11}|[0-9A-Z]{12}\d{2}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
const pixKey = matching(PIX_KEY)

/** Reads the accounts; Mercado Pago needs both its token and its secret. */
export function readPaymentEnv({ read, report }: EnvReader, { brand, brandName }: BrandEnv): PaymentEnv {
  const key = read('PIX_KEY', pixKey, undefined, 'a Pix key: an e-mail, CPF, CNPJ, phone or random key')
  const accessToken = read('MERCADO_PAGO_TOKEN', providerSecret, undefined, 'an access token')
  const webhookSecret = read(
    'MERCADO_PAGO_WEBHOOK_SECRET',
    providerSecret,
    undefined,
    'a secret of notifications',
  )
  const pix = pixOf(key, brand, brandName)
  if (accessToken !== undefined && webhookSecret !== undefined) {
    const apiUrl = read('MERCADO_PAGO_API_URL', http, undefined, AN_HTTP_URL)
    return { pix, mercadoPago: { accessToken, webhookSecret, apiUrl } }
  }
  if (accessToken !== undefined || webhookSecret !== undefined) {
    report(
      'MERCADO_PAGO_TOKEN',
      'Mercado Pago needs both MERCADO_PAGO_TOKEN and MERCADO_PAGO_WEBHOOK_SECRET.',
    )
  }
  return { pix, mercadoPago: undefined }
}

function pixOf(key: string | undefined, { payments }: Brand, shop: string): PaymentEnv['pix'] {
  const pix = payments?.pix
  if (key === undefined) return pix
  // The holder's data of the demonstration do not belong to another key. The code of a Pix has to name a city.
  return pix && !isReservedName(pix.key) ? { ...pix, key } : { key, name: shop, city: 'BRASIL' }
}
