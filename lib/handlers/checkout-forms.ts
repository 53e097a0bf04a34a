import 'server-only'
import { DRAFT_PATH, ORDER_PATH } from '../client/store/checkout.ts'
import { deliverySchema } from '../contract/checkout.ts'
import { orderCreatedSchema } from '../contract/order-document.ts'
import { validate } from '../contract/validate.ts'
import { CONSENT_COOKIE } from '../consent/consent.ts'
import { orderCookie, orderCookieIn } from '../host/order-cookie.ts'
import { readCookie } from '../http/cookies.ts'
import { webAddress } from '../shop/web-address.ts'
import type { Lang } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { paths } from '../routes/paths.ts'
import { ADDRESS_FIELDS, BUYER_FIELDS } from '../shop/checkout.ts'
import { isDemoCard } from '../shop/demo-card.ts'
import { buyerFormSchema } from '../shop/form-rules.ts'
import { withCepAddress } from './cep-address.ts'
import { acceptForm, firstProblems, rejectForm } from './flash.ts'
import { formHandler, seeOther, writeFromForm } from './form.ts'
import { paymentRedirectPage } from './payment-redirect-page.ts'

type Section = 'dados' | 'entrega' | 'opcao'
type Fields = Record<string, string>

const PAGE = paths.checkoutPayment()
const pageOf = (step: string) => `${PAGE}?passo=${step}#passo-${step}`
const NEXT: Record<Section, string> = { dados: 'entrega', entrega: 'opcao', opcao: 'pagamento' }

/** POST of the form about the buyer: 303 to the next step, or to the step with its errors (contract 4.28). */
export const saveBuyerByForm = formHandler(async (form, { request, lang }) => {
  const fields = pick(form, BUYER_FIELDS)
  const read = validate(buyerFormSchema, fields)
  if ('fields' in read) return reject(lang, 'dados', fields, firstProblems(read.fields))
  return save(request, lang, 'dados', fields, { dados: read.value })
})

/**
 * POST of the form about the address. Its button `acao=cep` only fills in the address of the CEP; the other one fills in missing fields
 * and stores the address (contract 4.28).
 */
export const saveAddressByForm = formHandler(async (form, { request, lang }) => {
  const isLookUp = form['acao'] === 'cep'
  const sent = pick(form, ADDRESS_FIELDS)
  // The page shows the recipient's field for a gift only.
  const typed = sent['presente'] ? sent : { ...sent, destinatario: '' }
  const filled = await withCepAddress(request, lang, typed, isLookUp)
  const fields = filled ?? typed
  if (isLookUp)
    return filled
      ? rejectForm(lang, pageOf('entrega'), {
          fields: { ...fields, etapa: 'entrega' },
          problems: {},
          message: 'encontrado',
        })
      : reject(lang, 'entrega', fields, { cep: typed['cep'] ? 'invalido' : 'obrigatorio' })
  const read = validate(deliverySchema, fields)
  if ('fields' in read) return reject(lang, 'entrega', fields, firstProblems(read.fields))
  return save(request, lang, 'entrega', fields, { entrega: read.value })
})

/** POST of the form about the delivery option (contract 4.28). */
export const saveDeliveryOptionByForm = formHandler(async (form, { request, lang }) => {
  const opcao = form['opcao'] ?? ''
  if (opcao === '') return reject(lang, 'opcao', {}, { opcao: 'obrigatorio' })
  return save(request, lang, 'opcao', { opcao }, { opcao })
})

/**
 * POST that places the order: opens the provider's page, or 303 to the order's page. A rejected order leads back to the checkout, which
 * shows the reason; nothing is charged (contract 4.30).
 */
export const placeOrderByForm = formHandler(async (form, { request, lang }) => {
  const { pagamento = '', parcelas = '1', pedido = '' } = form
  const body = {
    pagamento,
    parcelas: isDemoCard(pagamento) ? Number(parcelas) : undefined,
    // The form has the total of each payment method, which may have a discount of its own.
    total: Number(form[`total-${pagamento}`]),
    versao: Number(form['versao']),
    consentimento: readCookie(request.headers.get('cookie'), CONSENT_COOKIE),
  }
  // A key consists of letters, digits and hyphens; a header cannot contain some of what a form can.
  const headers = { 'idempotency-key': encodeURIComponent([pedido, pagamento, parcelas].join('-')) }
  const response = await writeFromForm(request, lang, { method: 'POST', path: ORDER_PATH, body, headers })
  const document: unknown = await response.json().catch(() => undefined)
  if (response.ok && orderCreatedSchema.isValidSync(document)) {
    const { numero, chave, pagamento } = orderCreatedSchema.cast(document)
    const next = isDemoCard(pagamento.tipo) ? pagePaths.demoCard(numero) : pagePaths.confirmation(numero)
    const accepted = acceptForm(lang, next, PAGE, response)
    const held = orderCookieIn(request.headers.get('cookie'))
    accepted.headers.append('set-cookie', orderCookie(held, numero, chave))
    const url = webAddress(pagamento.url)
    return url ? paymentRedirectPage(lang, url, accepted) : accepted
  }
  const { codigo } = (document ?? {}) as { codigo?: unknown }
  const page = `${PAGE}?aviso=${NOTICES[String(codigo)] ?? 'falhou'}#aviso`
  return rejectForm(lang, page, { fields: { etapa: 'pagamento', pagamento, parcelas } }, response)
})

const NOTICES: Record<string, string> = { valores_mudaram: 'mudou', etapa_incompleta: 'incompleto' }

async function save(
  request: Request,
  lang: Lang,
  section: Section,
  fields: Fields,
  body: object,
): Promise<Response> {
  const response = await writeFromForm(request, lang, { method: 'PUT', path: DRAFT_PATH, body })
  if (response.ok) return acceptForm(lang, pageOf(NEXT[section]), PAGE, response)
  const { campos, codigo } = ((await response.json().catch(() => null)) ?? {}) as {
    campos?: unknown
    codigo?: unknown
  }
  // Without a session there is no cart: the page says so.
  if (codigo === 'sessao_ausente') return seeOther(lang, PAGE, response)
  const problems = response.status === 422 ? firstProblems(campos) : undefined
  return reject(lang, section, fields, problems && invalidOf(problems), response)
}

function reject(
  lang: Lang,
  section: Section,
  fields: Fields,
  problems: Record<string, string> | undefined,
  response?: Response,
): Response {
  const page = `${PAGE}?passo=${section}#erros`
  return rejectForm(lang, page, { fields: { ...fields, etapa: section }, problems }, response)
}

// The page has no texts for the store's own problem codes, so a field that only the store rejects is 'invalido'.
function invalidOf(problems: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.keys(problems).map((name) => [name, 'invalido']))
}

const pick = (form: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, (form[name] ?? '').trim()]))
