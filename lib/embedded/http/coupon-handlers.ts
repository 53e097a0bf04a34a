import { setCartCoupon, unsetCartCoupon } from '../store/cart-coupon.ts'
import type { Call, Handler } from './call.ts'
import { failure, personal } from './handler-result.ts'

/** PUT promotional/coupon/{code} (contract 4.20). */
export const putCoupon: Handler = async (call) => {
  const result = await setCartCoupon(call.store, call.token, codeOf(call), call.language)
  if (result === 'accepted') return personal({ sucesso: true })
  return failure(call, 422, result.problem, result.text === undefined ? {} : { text: result.text })
}

/** DELETE promotional/coupon/{code} (contract 4.20). */
export const deleteCoupon: Handler = async (call) => {
  await unsetCartCoupon(call.store, call.token, codeOf(call))
  return personal({ sucesso: true })
}

function codeOf({ params }: Call): string {
  try {
    const code = decodeURIComponent(params['code'] ?? '')
    return code.isWellFormed() && !code.includes('\0') ? code : ''
  } catch {
    return ''
  }
}
