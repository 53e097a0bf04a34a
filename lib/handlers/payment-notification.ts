import 'server-only'
import { host } from '../host/host.ts'
import { PRIVATE_HEADERS } from './shop-write.ts'

const SIGNED_HEADERS = ['x-signature', 'x-request-id']

/**
 * POST /api/pagamentos/mercado-pago: passes a notification of Mercado Pago to the embedded store, which checks its signature
 * (contract 4.34). The body is not read: the signature covers the address only. 404 with an external store.
 */
export async function paymentNotification(request: Request): Promise<Response> {
  const { env, store } = host()
  if (!store.isInProcess) return new Response(null, { status: 404, headers: PRIVATE_HEADERS })
  const headers = new Headers({ 'app-token': env.appToken })
  for (const name of SIGNED_HEADERS) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const { search } = new URL(request.url)
  const call = new Request(`${store.base}/v2/front/payment/mercado-pago${search}`, {
    method: 'POST',
    headers,
  })
  const response = await store.fetch(call)
  return new Response(await response.text(), {
    status: response.status,
    headers: { ...PRIVATE_HEADERS, 'content-type': 'application/json; charset=utf-8' },
  })
}
