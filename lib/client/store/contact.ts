import { contactResponseSchema, type ContactMessage } from '../../contract/contact.ts'
import { contactCopy } from '../../copy/contact.ts'
import type { Lang } from '../../routes/lang.ts'
import { ApiError } from '../errors.ts'
import type { ApiClient } from '../api-client.ts'
import { rejectedFields } from '../issues.ts'
import { sendWrite } from './write-result.ts'

/**
 * The result of a message: its protocol number ('' from a store that sends none), the first validation error of each field, or the
 * store's reason for a rejection.
 */
export type ContactResult = { protocol: string } | { issues: Record<string, string> } | { reason: string }

/**
 * The call that sends a contact message: the embedded store's own, or form/contact of a store of the platform, where `hash`
 * names the form (contract 4.19, 4.22).
 */
export function contactCall(
  message: ContactMessage,
  hash: string,
  lang: Lang,
): { path: string; body: object } {
  if (hash === '') return { path: 'contact/message', body: message }
  const { nome, email, telefone, assunto, pedido, mensagem } = message
  const { subjects, orderNumber } = contactCopy[lang]
  const text = pedido ? `${orderNumber}: ${pedido}\n\n${mensagem}` : mensagem
  const body = { hashEmail: hash, nome, email, contato: telefone, assunto: subjects[assunto], mensagem: text }
  return { path: 'form/contact', body }
}

/** The field errors of form/contact, with the field names of the shop's form. */
export function contactIssues({ contato, ...issues }: Record<string, string>): Record<string, string> {
  return contato === undefined ? issues : { ...issues, telefone: contato }
}

/** Sends a contact message. Throws ApiError when the store gave neither an acceptance nor a reason. */
export async function sendContactMessage(
  store: ApiClient,
  message: ContactMessage,
  hash: string,
): Promise<ContactResult> {
  const { path, body } = contactCall(message, hash, store.lang)
  if (hash === '') return sendToEmbeddedStore(store, path, body)
  const result = await sendWrite(store, 'post', path, body)
  if (result.kind === 'accepted') return { protocol: result.protocol }
  if (result.kind === 'invalid') return { issues: contactIssues(result.fields) }
  if (result.kind === 'rejected' && result.reason !== '') return { reason: result.reason }
  throw new ApiError('contract', 'The store did not accept the message')
}

async function sendToEmbeddedStore(store: ApiClient, path: string, body: object): Promise<ContactResult> {
  try {
    const response = await store.call('post', path, contactResponseSchema, { body })
    if (!response.sucesso) throw new ApiError('contract', 'The store did not accept the message')
    return { protocol: response.protocolo }
  } catch (error) {
    const issues = rejectedFields(error)
    if (issues) return { issues }
    throw error
  }
}
