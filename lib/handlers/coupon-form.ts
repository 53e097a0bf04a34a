import 'server-only'
import { couponPath } from '../client/store/coupon.ts'
import { writeResultOf } from '../client/store/write-result.ts'
import { couponCopy } from '../copy/coupon.ts'
import { host } from '../host/host.ts'
import { paths } from '../routes/paths.ts'
import { MAX_COUPON } from '../shop/cart.ts'
import { sentCouponCookie } from '../shop/sent-coupon.ts'
import { acceptForm, rejectForm } from './flash.ts'
import { formHandler, orInPlace, writeFromForm, type FormCall, type FormFields } from './form.ts'

/** POST of the coupon's plain form: 303 to the cart or checkout page, which shows a rejected code again (contract 4.20). */
export const changeCouponByForm = orInPlace(formHandler(changeCoupon, MAX_COUPON))

async function changeCoupon(form: FormFields, { request, lang }: FormCall): Promise<Response> {
  const copy = couponCopy[lang]
  const cupom = (form['cupom'] ?? '').trim()
  const page = form['volta'] === 'pagamento' ? paths.checkoutPayment() : paths.cart()
  const reject = (message: string) => rejectForm(lang, page, { fields: { cupom }, message })
  if (cupom === '') return reject(copy.empty)
  const isRemoval = form['acao'] === 'remover'
  const method = isRemoval ? 'DELETE' : 'PUT'
  const response = await writeFromForm(request, lang, { method, path: couponPath(cupom), body: {} })
  const result = writeResultOf(response.status, await response.json().catch(() => undefined))
  const notice = isRemoval ? 'cupom_removido' : 'cupom_aplicado'
  if (result.kind === 'accepted') {
    const accepted = acceptForm(lang, `${page}?aviso=${notice}`, page, response)
    const { siteUrl, storeApiUrl } = host().env
    const cookie = sentCouponCookie(isRemoval ? '' : cupom, siteUrl.startsWith('https:'))
    // An external store may not list the coupon in its cart, so a cookie stores the code (docs/decisions/0049).
    if (storeApiUrl !== undefined) accepted.headers.append('set-cookie', cookie)
    return accepted
  }
  return reject(result.kind === 'rejected' ? result.reason || copy.rejected : copy.failed)
}
