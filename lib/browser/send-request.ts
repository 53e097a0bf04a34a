import { sendWrite } from '../client/store/write-result.ts'
import type { RequestCall } from '../client/store/requests.ts'
import type { Lang } from '../routes/lang.ts'
import { errorMessagesOf, fieldErrors, type ErrorMessages, type FieldErrors } from '../shop/field-errors.ts'
import { browserStore } from './store.ts'

type Values = Record<string, string>

/** Validates a form in the browser and sends it; among the errors, the store's reason for a rejection has the name ''. */
export function requestSender(
  { path, schema, bodyOf }: RequestCall,
  messages: ErrorMessages<string>,
  lang: Lang,
) {
  return {
    validate: (values: Values): FieldErrors => fieldErrors(schema, values, messages),
    /** Throws when the store gave no reason. */
    async send(values: Values): Promise<FieldErrors> {
      const fields = schema.cast(values) as object
      const body = bodyOf ? bodyOf(fields) : fields
      const result = await sendWrite(browserStore(lang), 'post', path, body)
      if (result.kind === 'accepted') return {}
      if (result.kind === 'invalid') {
        const found = errorMessagesOf(result.fields, messages)
        if (Object.keys(found).length > 0) return found
      }
      if (result.kind === 'rejected' && result.reason !== '') return { '': result.reason }
      throw new Error('The request was not accepted')
    },
  }
}
