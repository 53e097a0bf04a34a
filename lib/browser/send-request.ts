import { sendWrite } from '../client/store/write-result.ts'
import type { RequestCall } from '../client/store/requests.ts'
import type { Lang } from '../routes/lang.ts'
import { errorMessagesOf, fieldErrors, type ErrorMessages, type FieldErrors } from '../shop/field-errors.ts'
import { browserStore } from './store.ts'

type Values = Record<string, string>

/** Returns the functions that validate a form in the browser and send it. Both return error messages by field name. */
export function requestSender(
  { path, schema, bodyOf }: RequestCall,
  messages: ErrorMessages<string>,
  lang: Lang,
) {
  return {
    validate: (values: Values): FieldErrors => fieldErrors(schema, values, messages),
    /**
     * Sends the form; returns {} when the store accepts it. The store's reason for rejecting the whole form has the name ''.
     * Throws when the store neither accepts the form nor gives a reason.
     */
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
