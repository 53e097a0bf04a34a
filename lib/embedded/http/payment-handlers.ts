import { applyNotification } from '../orders/mercado-pago-orders.ts'
import { isSigned } from '../payments/mercado-pago-signature.ts'
import type { Handler } from './call.ts'
import { failure, personal } from './handler-result.ts'

/**
 * POST payment/mercado-pago: a notification of Mercado Pago (contract 4.34). Its body is not used: the signature covers the payment's id,
 * and the payment is read from the API. Any answer but 2xx makes Mercado Pago repeat the notification.
 */
export const postMercadoPago: Handler = async (call) => {
  const { store, query, headers } = call
  const settings = store.config.payments?.mercadoPago
  if (!settings) return failure(call, 404, 'nao_encontrada')
  const dataId = query.get('data.id')
  const signed = {
    signature: headers.get('x-signature'),
    requestId: headers.get('x-request-id'),
    dataId,
  }
  if (!(await isSigned(signed, settings.webhookSecret, store.now())))
    return failure(call, 401, 'nao_autorizado')
  const isPayment = (query.get('type') ?? query.get('topic')) === 'payment'
  if (!isPayment || dataId === null || !/^\d{1,20}$/.test(dataId)) return personal({ resultado: 'ignored' })
  const resultado = await applyNotification(store, settings, dataId).catch((error: unknown) => {
    store.log({ level: 'error', payment: 'mercado-pago', requestId: call.requestId, error: String(error) })
    return undefined
  })
  return resultado === undefined ? failure(call, 503, 'indisponivel') : personal({ resultado })
}
