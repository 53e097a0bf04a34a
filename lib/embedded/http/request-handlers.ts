import {
  platformContactSchema,
  newsletterSchema,
  quoteSchema,
  restockSchema,
} from '#lib/contract/requests.ts'
import { storeMessage } from '../store/contact.ts'
import { storeRequest } from '../store/customer-requests.ts'
import { subscribe } from '../store/subscribers.ts'
import type { Call, Handler } from './call.ts'
import { failure, personal, type HandlerResult } from './handler-result.ts'
import { withForm } from './with-form.ts'

/** POST product/solicitation (contract 4.21). */
export const postRestockRequest: Handler = (call) =>
  withForm(call, restockSchema, ({ idProduto, idAtributoValor, nome, email, contato, mensagem, mailing }) =>
    request(call, 'restock', idProduto, idAtributoValor, {
      name: nome,
      email,
      phone: contato,
      message: mensagem,
      wantsNewsletter: mailing,
    }),
  )

/** POST product/budget (contract 4.21). */
export const postQuoteRequest: Handler = (call) =>
  withForm(call, quoteSchema, ({ idProduto, nome, email, contato, mensagem, mailing }) =>
    request(call, 'quote', idProduto, 0, {
      name: nome,
      email,
      phone: contato,
      message: mensagem,
      wantsNewsletter: mailing,
    }),
  )

/** POST newsletter (contract 4.21). The response does not reveal whether the address was known. */
export const postNewsletter: Handler = (call) =>
  withForm(call, newsletterSchema, async ({ email, nome, segmento }) => {
    const { language, store } = call
    const now = store.now()
    const person = { email: email.toLowerCase(), name: nome, segment: segmento, language, now }
    await store.db.write((queries) => subscribe(queries, { ...person, source: 'newsletter' }))
    return personal({ sucesso: true })
  })

/** POST form/contact (contract 4.22): the platform's contact form, stored like POST contact/message. */
export const postPlatformContact: Handler = (call) =>
  withForm(call, platformContactSchema, async ({ nome, email, contato, assunto, mensagem }) => {
    const message = { nome, email, telefone: contato, assunto, pedido: '', mensagem }
    return personal({ sucesso: true, protocolo: await storeMessage(call.store, message, call.language) })
  })

async function request(
  call: Call,
  kind: 'restock' | 'quote',
  itemId: number,
  attributeId: number,
  sent: { name: string; email: string; phone: string; message: string; wantsNewsletter: boolean },
): Promise<HandlerResult> {
  const isStored = await storeRequest(call.store, { kind, itemId, attributeId, ...sent }, call.language)
  return isStored
    ? personal({ sucesso: true })
    : failure(call, 422, 'campo_invalido', { fields: { idProduto: ['invalido'] } })
}
