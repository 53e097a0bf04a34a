import { hash, timingSafeEqual } from 'node:crypto'
import { redemptionSchema } from '#lib/contract/hand-over.ts'
import { createHandOver, HAND_OVER_S, redeemHandOver } from '../store/hand-over.ts'
import type { Call, Handler } from './call.ts'
import { failure, personal } from './handler-result.ts'
import { withForm } from './with-form.ts'

/** POST checkout/recuperacao: a one-time code for the visitor's cart; 404 without an external checkout (contract 4.26). */
export const postHandOver: Handler = async (call) => {
  if (call.store.config.checkoutSecret === undefined) return failure(call, 404, 'nao_encontrada')
  const codigo = await createHandOver(call.store, call.token, call.language)
  return codigo === null ? failure(call, 422, 'sessao_ausente') : personal({ codigo, validade: HAND_OVER_S })
}

/** POST checkout/recuperacao/resgate: the external checkout exchanges a code for the cart (contract 4.26). */
export const postRedemption: Handler = async (call) => {
  const { checkoutSecret } = call.store.config
  if (checkoutSecret === undefined) return failure(call, 404, 'nao_encontrada')
  if (!isAuthorized(call, checkoutSecret)) return failure(call, 401, 'nao_autorizado')
  return withForm(call, redemptionSchema, async ({ codigo }) => {
    const handedOver = await redeemHandOver(call.store, codigo)
    return handedOver ? personal(handedOver) : failure(call, 404, 'codigo_invalido')
  })
}

// Both sides are hashed, so that the duration of the comparison reveals nothing about the secret, not even its length.
function isAuthorized({ headers }: Call, secret: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer')
  return timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${secret}`))
}
