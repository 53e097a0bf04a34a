import { sendSmallWrite } from '../client/store/outcome.ts'
import type { RequestCall } from '../client/store/requests.ts'
import { requestCopy } from '../copy/requests.ts'
import type { Lang } from '../routes/lang.ts'
import { errorMessagesOf, fieldErrors, type FieldErrors } from '../shop/field-errors.ts'
import { browserStore } from './store.ts'

type Values = Record<string, string>

/** Validates a request form in the browser and sends it; the store's reason for a rejection has the name ''. */
export function requestSender({ path, schema }: RequestCall, lang: Lang) {
  const { errors } = requestCopy[lang]
  return {
    validate: (values: Values): FieldErrors => fieldErrors(schema, values, errors),
    /** Throws when the store gave no reason. */
    async send(values: Values): Promise<FieldErrors> {
      const body = schema.cast(values) as object
      const outcome = await sendSmallWrite(browserStore(lang), 'post', path, body)
      if (outcome.kind === 'accepted') return {}
      if (outcome.kind === 'invalid') {
        const found = errorMessagesOf(outcome.fields, errors)
        if (Object.keys(found).length > 0) return found
      }
      if (outcome.kind === 'rejected' && outcome.reason !== '') return { '': outcome.reason }
      throw new Error('The request was not accepted')
    },
  }
}
