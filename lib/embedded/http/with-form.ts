import type { ISchema } from 'yup'
import { validate } from '#lib/contract/validate.ts'
import type { Call } from './call.ts'
import { failure, type HandlerResult } from './handler-result.ts'

/** Parses the body by its schema and calls `handle` with it; 422 with the invalid fields otherwise (contract 3.4). */
export async function withForm<T>(
  call: Call,
  schema: ISchema<T>,
  handle: (form: T) => Promise<HandlerResult>,
): Promise<HandlerResult> {
  const read = validate(schema, call.body)
  return 'fields' in read ? failure(call, 422, 'campo_invalido', { fields: read.fields }) : handle(read.value)
}
