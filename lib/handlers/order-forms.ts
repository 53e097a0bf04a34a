import 'server-only'
import { getOrder, orderPath } from '../client/store/orders.ts'
import { ApiError } from '../client/errors.ts'
import { orderSchema } from '../contract/order-document.ts'
import { email, MAX_EMAIL } from '../contract/person.ts'
import { validate } from '../contract/validate.ts'
import { orderEmailCookie } from '../host/order-cookie.ts'
import { webAddress } from '../shop/web-address.ts'
import type { Lang } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { paths } from '../routes/paths.ts'
import { isOrderNumber } from '../shop/order.ts'
import { acceptForm, rejectForm } from './flash.ts'
import { formHandler, seeOther, storeOfForm, writeFromForm, type FormCall, type FormFields } from './form.ts'
import { paymentRedirectPage } from './payment-redirect-page.ts'

const emailSchema = email().required('obrigatorio')

/** POST of the form that finds an order by its number and e-mail address: 303 to its page, or back with the reason (contract 4.31). */
export const findOrderByForm = formHandler(findOrder, MAX_EMAIL)

async function findOrder(form: FormFields, { request, lang }: FormCall): Promise<Response> {
  const numero = (form['numero'] ?? '').replace(/\D/g, '')
  const fields = { numero: form['numero'] ?? '', email: form['email'] ?? '' }
  const page = pagePaths.findOrder()
  const read = validate(emailSchema, fields.email)
  const problems = {
    ...(!isOrderNumber(numero) && { numero: 'invalido' }),
    ...('fields' in read && { email: 'invalido' }),
  }
  if (Object.keys(problems).length > 0 || 'fields' in read)
    return rejectForm(lang, page, { fields, problems })
  const problem = await problemOf(request, lang, numero, read.value)
  if (problem) return rejectForm(lang, `${page}?aviso=${problem}#aviso`, { fields, problems: {} })
  const accepted = acceptForm(lang, pagePaths.order(numero), page)
  // An e-mail address must not be part of a URL (R85), so a cookie has it.
  accepted.headers.append('set-cookie', orderEmailCookie(read.value))
  return accepted
}

async function problemOf(request: Request, lang: Lang, number: string, address: string) {
  try {
    await getOrder(storeOfForm(request, lang), number, { email: address })
    return undefined
  } catch (error) {
    const status = error instanceof ApiError ? error.status : undefined
    if (status === 429) return 'espera'
    return status === 404 || status === 422 ? 'naoEncontrado' : 'falhou'
  }
}

/** POST of the withdrawal form (contract 4.32): 303 to the order's page. */
export const withdrawByForm = formHandler(async (form, call) => {
  const written = await writeToOrder(form, call, 'withdrawal')
  if (written instanceof Response) return written
  const { number, rejection, goTo } = written
  return goTo(
    backTo(number, rejection === undefined ? 'desistencia' : rejection === 409 ? 'tarde' : 'falhou'),
  )
})

/**
 * POST of the forms that start the payment of an order again or choose another payment method (contract 4.33): on to the provider's page, or 303 to the order's page
 * without one.
 */
export const payByForm = formHandler(async (form, call) => {
  const written = await writeToOrder(form, call, 'payment')
  if (written instanceof Response) return written
  const { number, rejection, document, goTo } = written
  const notice = codeOf(document) === 'estado_nao_permite' ? 'semPagamento' : 'falhou'
  const toOrder = goTo(rejection === undefined ? pagePaths.confirmation(number) : backTo(number, notice))
  const order = orderSchema.isValidSync(document) ? orderSchema.cast(document) : undefined
  const url = webAddress(order?.pagamento.url ?? '')
  return url ? paymentRedirectPage(call.lang, url, toOrder) : toOrder
})

const codeOf = (document: unknown) => (document as { codigo?: unknown } | undefined)?.codigo

/** POST of the form that puts the lines of an order into the cart (contract 4.33): 303 to the cart. */
export const buyAgainByForm = formHandler(async (form, call) => {
  const written = await writeToOrder(form, call, 'again')
  if (written instanceof Response) return written
  const { number, rejection, goTo } = written
  return goTo(
    rejection === undefined
      ? `${paths.cart()}?aviso=repetido`
      : backTo(number, rejection === 409 ? 'esgotado' : 'falhou'),
  )
})

/** POST of the form that puts an order into the visitor's account (contract 4.33): 303 to its page, or to the sign-in page. */
export const claimOrderByForm = formHandler(async (form, call) => {
  const written = await writeToOrder(form, call, 'claim')
  if (written instanceof Response) return written
  const { number, rejection, goTo } = written
  if (rejection === 401) return goTo(`${paths.access()}?pedido=${number}`)
  return goTo(
    backTo(number, rejection === undefined ? 'guardado' : rejection === 409 ? 'deOutraConta' : 'falhou'),
  )
})

const backTo = (number: string, notice: string) => `${pagePaths.order(number)}?aviso=${notice}#aviso`

/** The result of a write to an order. */
interface OrderWrite {
  number: string
  /** The status of a rejection; `undefined` when the store accepted the write. */
  rejection: number | undefined
  /** The body of the store's response. */
  document: unknown
  /** A redirect to a page, with the cookies of the store's response. */
  goTo: (path: string) => Response
}

async function writeToOrder(
  form: FormFields,
  { request, lang }: FormCall,
  action: 'withdrawal' | 'payment' | 'again' | 'claim',
): Promise<OrderWrite | Response> {
  const { numero = '', chave = '', motivo = '', pagamento, total } = form
  if (!isOrderNumber(numero)) return seeOther(lang, pagePaths.findOrder())
  const body = {
    chave,
    ...(action === 'withdrawal' && { motivo }),
    ...(action === 'payment' && pagamento && { pagamento, total: Number(total) }),
  }
  const path = `${orderPath(numero)}/${action}`
  const response = await writeFromForm(request, lang, { method: 'POST', path, body })
  return {
    number: numero,
    rejection: response.ok ? undefined : response.status,
    document: await response.json().catch(() => undefined),
    goTo: (page) => seeOther(lang, page, response),
  }
}
