import { deliverySchema } from '#lib/contract/checkout.ts'
import { erasureRequestSchema, profileRequestSchema } from '#lib/contract/profile.ts'
import { eraseAccount } from '../orders/erase-account.ts'
import {
  changeAddress,
  changeProfile,
  readProfile,
  removeAddress,
  type ProfileResult,
} from '../orders/profile.ts'
import { signInWaitText } from '../store/texts.ts'
import type { Call, Handler } from './call.ts'
import { failure, personal, type HandlerResult } from './handler-result.ts'
import { withForm } from './with-form.ts'

/** GET checkout/profile: name, phone number and addresses of the signed-in customer (contract 4.35). */
export const getProfileHandler: Handler = async (call) =>
  answer(call, await readProfile(call.store, call.token))

/** PUT checkout/profile: changes name and phone number. */
export const putProfile: Handler = (call) =>
  withForm(call, profileRequestSchema, async (sent) =>
    answer(call, await changeProfile(call.store, call.token, sent)),
  )

/** POST checkout/profile/address adds an address, PUT checkout/profile/address/{id} changes one. */
export const writeProfileAddress: Handler = (call) =>
  withForm(call, deliverySchema, async (sent) =>
    answer(call, await changeAddress(call.store, call.token, sent, call.params['id'])),
  )

/** DELETE checkout/profile/address/{id}: removes an address. */
export const deleteProfileAddress: Handler = async (call) =>
  answer(call, await removeAddress(call.store, call.token, call.params['id'] ?? ''))

/** POST checkout/profile/erasure: deletes the account, confirmed by its password. */
export const postErasure: Handler = (call) =>
  withForm(call, erasureRequestSchema, async ({ senha }) => {
    const { store, token, ip, language } = call
    const result = await eraseAccount(store, { token, ip }, senha)
    if (result === 'no-account') return failure(call, 401, 'nao_autorizado')
    if (result === 'wrong-password') return failure(call, 401, 'credenciais_invalidas')
    if ('waitS' in result)
      return failure(call, 429, 'muitas_requisicoes', {
        text: signInWaitText(result.waitS, language),
        headers: { 'Retry-After': String(result.waitS) },
      })
    return personal({ sucesso: true, pedidosAbertos: result.openOrders })
  })

function answer(call: Call, result: ProfileResult): HandlerResult {
  if (result === 'no-account') return failure(call, 401, 'nao_autorizado')
  if (result === 'unknown') return failure(call, 404, 'nao_encontrada')
  return 'fields' in result
    ? failure(call, 422, 'campo_invalido', { fields: result.fields })
    : personal(result.profile)
}
