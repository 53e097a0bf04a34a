import { HTTPError } from 'ky'
import { contactResponseSchema } from '../../contract/contact.ts'
import { errorSchema } from '../../contract/error.ts'
import { ApiError } from '../errors.ts'
import type { ApiClient } from '../api-client.ts'

/** The result of a message: its protocol number, or the validation errors by field. */
export type ContactResult = { protocol: string } | { issues: Record<string, readonly string[]> }

/** POST contact/message. Throws ApiError for every failure except a validation error. */
export async function sendContactMessage(store: ApiClient, message: object): Promise<ContactResult> {
  try {
    const response = await store.call('post', 'contact/message', contactResponseSchema, { body: message })
    if (!response.sucesso) throw new ApiError('contract', 'The store did not accept the message')
    return { protocol: response.protocolo }
  } catch (error) {
    const issues = error instanceof ApiError && error.status === 422 ? readIssues(error.cause) : undefined
    if (issues) return { issues }
    throw error
  }
}

function readIssues(cause: unknown): Record<string, readonly string[]> | undefined {
  const data: unknown = cause instanceof HTTPError ? cause.data : undefined
  const issues = errorSchema.isValidSync(data) ? errorSchema.cast(data).campos : {}
  return Object.keys(issues).length > 0 ? issues : undefined
}
