import 'server-only'
import { demoCardPath } from '../client/store/demo-card.ts'
import { orderCookie, orderCookieIn } from '../host/order-cookie.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { isOrderNumber } from '../shop/order.ts'
import { formHandler, seeOther, writeFromForm } from './form.ts'

/**
 * POST of the two forms on the demonstration's card page (contract 4.36): 303 to the page of the order, which says whether the card was
 * accepted, or that the order no longer waits.
 */
export const answerDemoCardByForm = formHandler(async (form, { request, lang }) => {
  const { numero = '', chave = '', parcelas = '1', resultado = '' } = form
  if (!isOrderNumber(numero)) return seeOther(lang, pagePaths.findOrder())
  const body = { chave, parcelas: Number(parcelas), resultado }
  const response = await writeFromForm(request, lang, { method: 'POST', path: demoCardPath(numero), body })
  if (!response.ok) {
    const notice = response.status === 409 ? 'semPagamento' : 'falhou'
    return seeOther(lang, `${pagePaths.order(numero)}?aviso=${notice}#aviso`, response)
  }
  const next = seeOther(lang, pagePaths.confirmation(numero), response)
  // Other orders may have been opened meanwhile, and the cookie has the keys of the last ones.
  const held = orderCookieIn(request.headers.get('cookie'))
  next.headers.append('set-cookie', orderCookie(held, numero, chave))
  return next
})
