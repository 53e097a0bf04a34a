import type { ApiClient } from '../api-client.ts'
import { sendWrite, type WriteResult } from './write-result.ts'

/** The path of a coupon in the store API (contract 4.20, platform 3.6). */
export function couponPath(code: string): string {
  return `promotional/coupon/${encodeURIComponent(code.trim())}`
}

/** PUT promotional/coupon/{code}: the cart has to be read again afterwards. Never throws. */
export function applyCoupon(store: ApiClient, code: string): Promise<WriteResult> {
  return sendWrite(store, 'put', couponPath(code))
}

/** DELETE promotional/coupon/{code}; only stores whose cart document contains the coupon have this call (contract 4.20). Never throws. */
export function removeCoupon(store: ApiClient, code: string): Promise<WriteResult> {
  return sendWrite(store, 'delete', couponPath(code))
}
