import { contactResponseSchema, type ContactMessage } from '../../contract/contact.ts'
import { contactCopy } from '../../copy/contact.ts'
import type { Lang } from '../../routes/lang.ts'
import { ApiError } from '../errors.ts'
import type { ApiClient } from '../api-client.ts'
import { rejectedFields } from '../issues.ts'
import { sendSmallWrite } from './outcome.ts'

/**
 * The result of a message: its protocol number ('' from a store that gives none), the first validation error of each field, or the
 * store's reason for a rejection.
 */
export type ContactResult = { protocol: string } | { issues: Record<string, string> } | { reason: string }

/**
 * The call that takes a contact message: the embedded store's own, or form/contact of a host of the platform, whose form `hash`
 * names (contract 4.19, 4.22).
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

/** The fields of form/contact by the names of the shop's form. */
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
  if (hash === '') return sendToOwnStore(store, path, body)
  const outcome = await sendSmallWrite(store, 'post', path, body)
  if (outcome.kind === 'accepted') return { protocol: outcome.protocol }
  if (outcome.kind === 'invalid') return { issues: contactIssues(outcome.fields) }
  if (outcome.kind === 'rejected' && outcome.reason !== '') return { reason: outcome.reason }
  throw new ApiError('contract', 'The store did not accept the message')
}

async function sendToOwnStore(store: ApiClient, path: string, body: object): Promise<ContactResult> {
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
