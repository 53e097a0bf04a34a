import { doneSchema } from '../../contract/done.ts'
import type { ApiClient } from '../api-client.ts'
import { ApiError } from '../errors.ts'
import { rejectedFields } from '../issues.ts'

/**
 * POST of a small form. It succeeded only with 2xx and `sucesso` true (platform 1); returns the problem of each rejected field,
 * empty after a success. Throws ApiError for every other failure.
 */
export async function sendSmallWrite(
  store: ApiClient,
  path: string,
  body: object,
): Promise<Record<string, string>> {
  try {
    const { sucesso } = await store.call('post', path, doneSchema, { body })
    if (!sucesso) throw new ApiError('contract', 'The store did not accept the form')
    return {}
  } catch (error) {
    const fields = rejectedFields(error)
    if (fields) return fields
    throw error
  }
}
