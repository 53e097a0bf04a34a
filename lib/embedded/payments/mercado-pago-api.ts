import { AsyncResource } from 'node:async_hooks'
import type * as MercadoPago from 'mercadopago'
import type { MercadoPagoSettings } from './provider.ts'

const API_URL = 'https://api.mercadopago.com'
// The shopper waits for this call; a failed one is repeated from the order's page.
const OPTIONS = { timeout: 8000, maxRetries: 1, initialDelay: 300 }

type PreferenceBody = Parameters<MercadoPago.Preference['create']>[0]['body']

/** The fields of a payment that the shop reads. */
export interface ApiPayment {
  id?: string | number | undefined
  external_reference?: string | undefined
  status?: string | undefined
  status_detail?: string | undefined
  currency_id?: string | undefined
  transaction_amount?: number | undefined
  transaction_amount_refunded?: number | undefined
  date_of_expiration?: string | null | undefined
  payment_type_id?: string | undefined
  transaction_details?: { external_resource_url?: string | undefined } | undefined
  point_of_interaction?: { transaction_data?: { ticket_url?: string | undefined } | undefined } | undefined
}

/** The calls of Mercado Pago's public API that the shop makes, through its SDK. */
export interface MercadoPagoApi {
  createPreference(body: PreferenceBody, idempotencyKey: string): ReturnType<MercadoPago.Preference['create']>
  /** `undefined` for an unknown payment. */
  payment(id: string): Promise<ApiPayment | undefined>
  /** The newest payments with a reference. */
  paymentsOf(reference: string): Promise<ApiPayment[]>
}

// Calls run outside the async context of the page or route that makes them: inside one, Next's patched `fetch` would apply.
const outside = new AsyncResource('MercadoPago')

/** The API of a seller's account. Errors of its calls never contain the token. */
export function mercadoPagoApi({ accessToken, apiUrl = API_URL }: MercadoPagoSettings): MercadoPagoApi {
  async function call<T>(request: (sdk: typeof MercadoPago) => Promise<T>): Promise<T> {
    // Loaded with the first payment: a shop without Mercado Pago never loads it.
    const sdk = await import('mercadopago')
    const { AppConfig } = await import('mercadopago/dist/utils/config/index.js')
    return outside.runInAsyncScope(() => {
      // The SDK has one address for all accounts and reads it at the beginning of a call.
      Object.assign(AppConfig, { BASE_URL: apiUrl })
      return request(sdk)
    })
  }
  const config = { accessToken, options: OPTIONS }
  return {
    createPreference: (body, idempotencyKey) =>
      call((sdk) =>
        new sdk.Preference(new sdk.MercadoPagoConfig(config)).create({
          body,
          requestOptions: { idempotencyKey },
        }),
      ),
    payment: (id) =>
      call((sdk) =>
        new sdk.Payment(new sdk.MercadoPagoConfig(config)).get({ id }).catch((error: unknown) => {
          if (error instanceof sdk.MPNotFoundError) return undefined
          throw error
        }),
      ),
    paymentsOf: (reference) =>
      call(async (sdk) => {
        const options = { external_reference: reference, sort: 'date_created', criteria: 'desc' } as const
        const { results = [] } = await new sdk.Payment(new sdk.MercadoPagoConfig(config)).search({ options })
        return results
      }),
  }
}
