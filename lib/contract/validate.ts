import { ValidationError, type ISchema } from 'yup'
import { FIELD_ISSUES, type FieldIssue } from './error.ts'

/** A parsed request, or its field errors. */
type Validated<T> = { value: T } | { fields: Record<string, FieldIssue[]> }

interface SyncSchema<T> {
  validateSync(value: unknown, options: { abortEarly: false; disableStackTrace: true }): T
}

/**
 * Validates a request by its schema, in the browser and in the API; field paths have dots, as in
 * `itens.0.idProduto` (contract 4.12).
 */
export function validate<T>(schema: ISchema<T>, input: unknown): Validated<T> {
  try {
    const sync = schema as unknown as SyncSchema<T>
    return { value: sync.validateSync(input, { abortEarly: false, disableStackTrace: true }) }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return { fields: fieldIssues(error) }
  }
}

function fieldIssues(error: ValidationError): Record<string, FieldIssue[]> {
  const fields: Record<string, FieldIssue[]> = {}
  for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) {
    const name = (path ?? '').replace(/\[(\d+)\]/g, '.$1')
    const issue = FIELD_ISSUES.find((each) => each === message) ?? 'invalido'
    fields[name] = [...new Set([...(fields[name] ?? []), issue])]
  }
  return fields
}
