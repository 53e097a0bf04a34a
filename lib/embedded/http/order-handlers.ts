import {
  draftRequestSchema,
  heldOrdersSchema,
  orderKeySchema,
  orderRequestSchema,
  paymentRequestSchema,
  withdrawalRequestSchema,
} from '#lib/contract/checkout.ts'
import type { FieldIssue } from '#lib/contract/error.ts'
import { validate } from '#lib/contract/validate.ts'
import { changePayment, type PaymentChange } from '../orders/change-payment.ts'
import { claimHeldOrders } from '../orders/claim-held-orders.ts'
import { claimOrder } from '../orders/claim-order.ts'
import { customerOrders } from '../orders/customer-orders.ts'
import { readDraft, saveDraft } from '../orders/draft.ts'
import { findOrder } from '../orders/find-order.ts'
import { checkOrder } from '../orders/mercado-pago-orders.ts'
import { placedOrder } from '../orders/placed-order.ts'
import { linesToRepeat } from '../orders/order-again.ts'
import { orderNumber } from '../orders/order-row.ts'
import { orderWaitText } from '../orders/order-texts.ts'
import { placeOrder } from '../orders/place-order.ts'
import { prefillFromOrder } from '../orders/repeated-order.ts'
import { startPayment } from '../orders/start-payment.ts'
import { withdraw } from '../orders/withdrawal.ts'
import { addLines } from '../store/cart.ts'
import { fingerprint, readKey } from '../store/idempotency.ts'
import type { Call, Handler } from './call.ts'
import { cartResult } from './cart-handlers.ts'
import { failure, personal, type HandlerResult } from './handler-result.ts'
import { withForm } from './with-form.ts'

/** GET checkout/draft: what the visitor has filled in at the checkout so far (contract 4.28). */
export const getDraftHandler: Handler = async (call) =>
  personal(await readDraft(call.store, call.token, call.language))

/** PUT checkout/draft: stores a section of the draft (contract 4.28). */
export const putDraft: Handler = async (call) => {
  const read = validate(draftRequestSchema, call.body)
  if ('fields' in read) return invalid(call, withoutSections(read.fields))
  const result = await saveDraft(call.store, call.token, read.value, call.language)
  if (result === 'no-session') return failure(call, 422, 'sessao_ausente')
  return 'fields' in result ? invalid(call, result.fields) : personal(result.document)
}

/** POST checkout/order: places an order from the draft and the cart (contract 4.30). */
export const postOrder: Handler = async (call) => {
  const key = readKey(call.headers)
  if (key === undefined) return invalid(call, { 'Idempotency-Key': ['invalido'] })
  const keyed = key === null ? null : { key, fingerprint: fingerprint(call.method, call.search, call.text) }
  return withForm(call, orderRequestSchema, async (request) => {
    const { store, token, language } = call
    const result = await placeOrder(store, { token, language, keyed }, request)
    switch (result.kind) {
      case 'placed':
        return { ...personal(await placedOrder(store, result.number)), status: 201 }
      case 'changed':
        return failure(call, 409, 'valores_mudaram', { extra: { rascunho: result.draft } })
      case 'incomplete':
        return failure(call, 422, 'etapa_incompleta', {
          fields: Object.fromEntries(result.missing.map((section) => [section, ['obrigatorio']])),
          extra: { rascunho: result.draft },
        })
      case 'no-payment':
        return invalid(call, { pagamento: ['invalido'] })
      case 'no-installments':
        return invalid(call, { parcelas: ['invalido'] })
      case 'no-session':
        return failure(call, 422, 'sessao_ausente')
      case 'key-conflict':
        return failure(call, 409, 'chave_repetida')
    }
  })
}

/** GET order/{numero}: an order, for its key (`?chave=`) or its e-mail address (`?email=`) (contract 4.31). */
export const getOrderHandler: Handler = async (call) => {
  const { store, query, ip, language } = call
  const number = numberOf(call)
  if (number === undefined) return unknown(call)
  const [key, email] = [query.get('chave') ?? '', query.get('email') ?? '']
  const found = await findOrder(store, { number, key, email, ip, language })
  if (found === null) return unknown(call)
  if ('document' in found) return personal(found.document)
  return failure(call, 429, 'muitas_requisicoes', {
    text: orderWaitText(found.waitS, language),
    headers: { 'Retry-After': String(found.waitS) },
  })
}

/** POST order/{numero}/withdrawal: cancels an order or asks to return it (contract 4.32). */
export const postWithdrawal: Handler = (call) =>
  withForm(call, withdrawalRequestSchema, async ({ chave, motivo }) => {
    const number = numberOf(call)
    if (number === undefined) return unknown(call)
    const result = await withdraw(call.store, { number, key: chave, reason: motivo })
    if (result === 'late') return failure(call, 409, 'estado_nao_permite')
    return result === 'unknown' ? unknown(call) : orderOf(call, number, chave)
  })

/** POST order/{numero}/payment: starts the payment again after the provider did not answer, or changes the payment method (contract 4.33). */
export const postPayment: Handler = (call) =>
  withForm(call, paymentRequestSchema, async ({ chave, pagamento, total }) => {
    const { store, language } = call
    const number = numberOf(call)
    if (number !== undefined && pagamento) {
      const rejection = rejectedChange(call, await changePayment(store, number, { chave, pagamento, total }))
      return rejection ?? orderOf(call, number, chave)
    }
    const isKnown =
      number !== undefined && (await findOrder(store, { number, key: chave, email: '', ip: '', language }))
    if (!isKnown || number === undefined) return unknown(call)
    await startPayment(store, number)
    // The buyer may come back from the provider before its notification. A failed check is logged by the next sweep, which repeats it.
    await checkOrder(store, number).catch(() => undefined)
    return orderOf(call, number, chave)
  })

function rejectedChange(call: Call, result: PaymentChange): HandlerResult | undefined {
  switch (result) {
    case 'done':
      return undefined
    case 'unknown':
      return unknown(call)
    case 'not-open':
      return failure(call, 409, 'estado_nao_permite')
    case 'changed':
      return failure(call, 409, 'valores_mudaram')
    case 'not-offered':
      return invalid(call, { pagamento: ['invalido'] })
  }
}

/** POST order/{numero}/again: adds the lines of an order to the cart, and fills in a guest's checkout (contract 4.33). */
export const postAgain: Handler = (call) =>
  withForm(call, orderKeySchema, async ({ chave }) => {
    const { store, token, language, ip } = call
    const number = numberOf(call)
    const found = number === undefined ? null : await linesToRepeat(store, number, chave)
    if (found === null) return unknown(call)
    const { order, lines } = found
    if (lines.length === 0) return failure(call, 409, 'esgotado')
    const cartCall = { token, language, ifMatch: null, keyed: null, ip }
    const result = await addLines(store, cartCall, lines)
    if (result.kind === 'cart') await prefillFromOrder(store, result.session ?? token, order)
    return cartResult(call, result)
  })

/** POST order/{numero}/claim: puts a guest's order into the account of the signed-in visitor (contract 4.33). */
export const postClaim: Handler = (call) =>
  withForm(call, orderKeySchema, async ({ chave }) => {
    const number = numberOf(call)
    if (number === undefined) return unknown(call)
    switch (await claimOrder(call.store, { token: call.token, number, key: chave })) {
      case 'claimed':
      case 'kept':
        return orderOf(call, number, chave)
      case 'unknown':
        return unknown(call)
      case 'no-account':
        return failure(call, 401, 'nao_autorizado')
      case 'taken':
      case 'other-email':
        return failure(call, 409, 'estado_nao_permite')
    }
  })

/** POST checkout/orders: puts the orders whose keys the browser holds into the visitor's account (contract 4.33). */
export const postOrders: Handler = (call) =>
  withForm(call, heldOrdersSchema, async (held) => {
    const kept = await claimHeldOrders(call.store, call.token, held)
    return kept ? personal(kept) : failure(call, 401, 'nao_autorizado')
  })

/** GET checkout/orders: the orders of the signed-in customer (contract 4.33). */
export const getOrdersHandler: Handler = async (call) => {
  const document = await customerOrders(call.store, call.token)
  return document ? personal(document) : failure(call, 401, 'nao_autorizado')
}

const numberOf = ({ params }: Call) => orderNumber(params['numero'] ?? '')

// The same response for an unknown number and a wrong key or e-mail address.
const unknown = (call: Call) => failure(call, 404, 'nao_encontrada')

const invalid = (call: Call, fields: Record<string, FieldIssue[]>) =>
  failure(call, 422, 'campo_invalido', { fields })

async function orderOf(call: Call, number: number, key: string): Promise<HandlerResult> {
  const { store, language } = call
  const found = await findOrder(store, { number, key, email: '', ip: '', language })
  return found && 'document' in found ? personal(found.document) : unknown(call)
}

// 'dados.cpf' is named 'cpf': field names are unique in a draft.
function withoutSections(fields: Record<string, FieldIssue[]>): Record<string, FieldIssue[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, issues]) => [name.replace(/^(?:dados|entrega)\./, ''), issues]),
  )
}
