import { contactResponseSchema } from '../../contract/contact.ts'
import { ApiError } from '../errors.ts'
import type { ApiClient } from '../api-client.ts'
import { rejectedFields } from '../issues.ts'

/** The result of a message: its protocol number, or the first validation error of each field. */
export type ContactResult = { protocol: string } | { issues: Record<string, string> }

/** POST contact/message. Throws ApiError for every failure except a validation error. */
export async function sendContactMessage(store: ApiClient, message: object): Promise<ContactResult> {
  try {
    const response = await store.call('post', 'contact/message', contactResponseSchema, { body: message })
    if (!response.sucesso) throw new ApiError('contract', 'The store did not accept the message')
    return { protocol: response.protocolo }
  } catch (error) {
    const issues = rejectedFields(error)
    if (issues) return { issues }
    throw error
  }
}
