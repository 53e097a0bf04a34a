import { contactSchema } from '#lib/contract/contact.ts'
import { validate } from '#lib/contract/validate.ts'
import { keepMessage } from '../store/contact.ts'
import type { Handler } from './call.ts'
import { failure, personal } from './handler-result.ts'

/** POST contact/message: keeps a message and answers the number to ask after it with. */
export const postMessage: Handler = async (call) => {
  const read = validate(contactSchema, call.body)
  if ('fields' in read) return failure(call, 422, 'campo_invalido', { fields: read.fields })
  return personal({ sucesso: true, protocolo: await keepMessage(call.store, read.value, call.language) })
}
