import 'server-only'
import { registerSchema } from '../contract/user.ts'
import { validate } from '../contract/validate.ts'
import { closedOrderCookies } from '../host/order-cookie.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { paths } from '../routes/paths.ts'
import { RETURN_FIELD, TO_CHECKOUT } from '../shop/checkout.ts'
import { signInFormSchema } from '../shop/form-rules.ts'
import { isOrderNumber, keptFields } from '../shop/order.ts'
import { acceptForm, acceptWithFields, firstProblems, rejectForm } from './flash.ts'
import { formHandler, seeOther, writeFromForm, type FormCall, type FormFields } from './form.ts'
import { keepHeldOrders, keepOrder } from './keep-order.ts'

type Schema = typeof signInFormSchema | typeof registerSchema

const REASON_OF_STATUS: Record<number, string> = {
  401: 'senha',
  409: 'conta',
  400: 'campos',
  422: 'campos',
  429: 'espera',
}

// An e-mail must not be part of a URL (R85), so the typed values go into the flash cookie, without the password.
async function submit(
  form: FormFields,
  { request, lang }: FormCall,
  { path, schema, names }: { path: string; schema: Schema; names: string[] },
): Promise<Response> {
  // The order that the visitor wants to keep in the account: it is put there, and its number leads back to its page.
  const { pedido = '' } = form
  const order = isOrderNumber(pedido) ? pedido : undefined
  const isForCheckout = form[RETURN_FIELD] === TO_CHECKOUT
  const next = order ? `&pedido=${order}` : isForCheckout ? `&${RETURN_FIELD}=${TO_CHECKOUT}` : ''
  const body = Object.fromEntries(names.map((name) => [name, form[name] ?? '']))
  const fields = Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'senha'))
  const reject = (reason: string, issues?: unknown, response?: Response) =>
    rejectForm(
      lang,
      `${paths.access()}?erro=${reason}${next}`,
      { fields, problems: firstProblems(issues) },
      response,
    )
  const read = validate<object>(schema, body)
  if ('fields' in read) return reject('campos', read.fields)
  const response = await writeFromForm(request, lang, { method: 'POST', path, body })
  if (response.ok) {
    const signInResult = { lang, signedIn: response }
    const notice = order && (await keepOrder(request, { ...signInResult, number: order }))
    const held = await keepHeldOrders(request, signInResult)
    if (order) {
      const back = `${pagePaths.order(order)}${notice ? `?aviso=${notice}#aviso` : '#conta'}`
      return acceptForm(lang, back, paths.access(), response)
    }
    if (isForCheckout) return acceptForm(lang, paths.checkoutPayment(), paths.access(), response)
    const hasNews = held.kept.length + held.others.length > 0
    return hasNews
      ? acceptWithFields(lang, paths.access(), keptFields(held), response)
      : acceptForm(lang, paths.access(), paths.access(), response)
  }
  const { campos } = ((await response.json().catch(() => null)) ?? {}) as { campos?: unknown }
  return reject(REASON_OF_STATUS[response.status] ?? 'indisponivel', campos, response)
}

/** POST of the sign-in form: changes the session and keeps the cart (P6). */
export const signInByForm = formHandler((form, call) =>
  submit(form, call, { path: 'checkout/login', schema: signInFormSchema, names: ['usuario', 'senha'] }),
)

/** POST of the sign-up form: creates the account and signs the visitor in. */
export const signUpByForm = formHandler((form, call) =>
  submit(form, call, {
    path: 'checkout/register',
    schema: registerSchema,
    names: ['nome', 'email', 'senha', 'celular'],
  }),
)

/** POST of the sign-out form: ends the session's sign-in, closes the pages of its orders in this browser and keeps the cart. */
export const signOutByForm = formHandler(async (_form, { request, lang }) => {
  const response = await writeFromForm(request, lang, { method: 'POST', path: 'checkout/logout', body: {} })
  if (!response.ok) return seeOther(lang, `${paths.access()}?erro=indisponivel`, response)
  const signedOut = seeOther(lang, paths.access(), response)
  for (const cookie of closedOrderCookies()) signedOut.headers.append('set-cookie', cookie)
  return signedOut
})
