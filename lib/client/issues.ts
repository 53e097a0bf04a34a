import { HTTPError } from 'ky'
import { errorSchema } from '../contract/error.ts'
import { ApiError } from './errors.ts'

/** The first problem of each field that the store rejected with a 422; `undefined` for any other failure. */
export function rejectedFields(error: unknown): Record<string, string> | undefined {
  if (!(error instanceof ApiError) || error.status !== 422) return undefined
  const data: unknown = error.cause instanceof HTTPError ? error.cause.data : undefined
  const issues = errorSchema.isValidSync(data) ? errorSchema.cast(data).campos : {}
  const first = Object.entries(issues).flatMap(([name, [issue]]) =>
    issue === undefined ? [] : [[name, issue]],
  )
  return first.length > 0 ? (Object.fromEntries(first) as Record<string, string>) : undefined
}
