import 'server-only'
import { getOrder, orderPath } from '../client/store/orders.ts'
import { ApiError } from '../client/errors.ts'
import { orderSchema } from '../contract/order-document.ts'
import { email, MAX_EMAIL } from '../contract/person.ts'
import { validate } from '../contract/validate.ts'
import { orderEmailCookie } from '../host/order-cookie.ts'
import { webAddress } from '../shop/web-address.ts'
import { langOfParam, type Lang } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { paths } from '../routes/paths.ts'
import { isOrderNumber } from '../shop/order.ts'
import { acceptForm, rejectForm } from './flash.ts'
import { readForm, seeOther, storeOfForm, writeFromForm, type FormContext } from './form.ts'
import { paymentRedirectPage } from './payment-redirect-page.ts'

const emailSchema = email().required('obrigatorio')

/** POST of the form that finds an order by its number and e-mail address: 303 to its page, or back with the reason (contract 4.31). */
export async function findOrderByForm(request: Request, { params }: FormContext): Promise<Response> {
  const lang = langOfParam((await params).lang)
  const form = await readForm(request, MAX_EMAIL)
  if (form instanceof Response) return form
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
export function withdrawByForm(request: Request, context: FormContext): Promise<Response> {
  return writeToOrder(request, context, 'withdrawal', (number, status) =>
    backTo(number, status === undefined ? 'desistencia' : status === 409 ? 'tarde' : 'falhou'),
  )
}

/**
 * POST of the forms that start the payment of an order again or choose another payment method (contract 4.33): on to the provider's page, or 303 to the order's page
 * without one.
 */
export async function payByForm(request: Request, context: FormContext): Promise<Response> {
  let url = ''
  const redirect = await writeToOrder(request, context, 'payment', (number, status, document) => {
    if (orderSchema.isValidSync(document)) url = webAddress(orderSchema.cast(document).pagamento.url)
    if (status === undefined) return pagePaths.confirmation(number)
    return backTo(number, codeOf(document) === 'estado_nao_permite' ? 'semPagamento' : 'falhou')
  })
  return url ? paymentRedirectPage(langOfParam((await context.params).lang), url, redirect) : redirect
}

const codeOf = (document: unknown) => (document as { codigo?: unknown } | undefined)?.codigo

/** POST of the form that puts the lines of an order into the cart (contract 4.33): 303 to the cart. */
export function buyAgainByForm(request: Request, context: FormContext): Promise<Response> {
  return writeToOrder(request, context, 'again', (number, status) =>
    status === undefined
      ? `${paths.cart()}?aviso=repetido`
      : backTo(number, status === 409 ? 'esgotado' : 'falhou'),
  )
}

/** POST of the form that puts an order into the visitor's account (contract 4.33): 303 to its page, or to the sign-in page. */
export function claimOrderByForm(request: Request, context: FormContext): Promise<Response> {
  return writeToOrder(request, context, 'claim', (number, status) =>
    status === 401
      ? `${paths.access()}?pedido=${number}`
      : backTo(number, status === undefined ? 'guardado' : status === 409 ? 'deOutraConta' : 'falhou'),
  )
}

const backTo = (number: string, notice: string) => `${pagePaths.order(number)}?aviso=${notice}#aviso`

// `next` returns the page to show after the write; `status` is that of a rejection, and undefined when the store accepted the write.
async function writeToOrder(
  request: Request,
  { params }: FormContext,
  action: 'withdrawal' | 'payment' | 'again' | 'claim',
  next: (number: string, status: number | undefined, document: unknown) => string,
): Promise<Response> {
  const lang = langOfParam((await params).lang)
  const form = await readForm(request)
  if (form instanceof Response) return form
  const { numero = '', chave = '', motivo = '', pagamento, total } = form
  if (!isOrderNumber(numero)) return seeOther(lang, pagePaths.findOrder())
  const body = {
    chave,
    ...(action === 'withdrawal' && { motivo }),
    ...(action === 'payment' && pagamento && { pagamento, total: Number(total) }),
  }
  const path = `${orderPath(numero)}/${action}`
  const response = await writeFromForm(request, lang, { method: 'POST', path, body })
  const document: unknown = await response.json().catch(() => undefined)
  return seeOther(lang, next(numero, response.ok ? undefined : response.status, document), response)
}
