import type { ISchema } from 'yup'
import type { FieldIssue } from '../contract/error.ts'
import { validate } from '../contract/validate.ts'

/** The error messages of a form: for each field one message or one for each issue; `invalid` covers any other issue. */
export interface ErrorMessages<Name extends string> {
  problems: Record<Name, string | Partial<Record<FieldIssue, string>>>
  invalid: string
}

/** An error message by field name. */
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>

/** The error message of each field that a schema of lib/contract rejects; empty when it accepts the values. */
export function fieldErrors<Name extends string>(
  schema: ISchema<unknown>,
  values: object,
  messages: ErrorMessages<Name>,
): FieldErrors<Name> {
  const read = validate(schema, values)
  if (!('fields' in read)) return {}
  return errorMessagesOf(
    Object.fromEntries(Object.entries(read.fields).map(([name, [issue]]) => [name, issue])),
    messages,
  )
}

/** The error message for each field's issue, in the order of the form; ignores fields that the form does not have. */
export function errorMessagesOf<Name extends string>(
  issues: Record<string, string | undefined>,
  { problems, invalid }: ErrorMessages<Name>,
): FieldErrors<Name> {
  const named = Object.entries(problems) as [Name, ErrorMessages<Name>['problems'][Name]][]
  return Object.fromEntries(
    named.flatMap(([name, texts]) => {
      const issue = issues[name]
      if (issue === undefined) return []
      if (typeof texts === 'string') return [[name, texts]]
      // A rejected form comes back in a cookie, in which any text can stand.
      const own = Object.hasOwn(texts, issue) ? texts[issue as FieldIssue] : undefined
      return [[name, own ?? texts.invalido ?? invalid]]
    }),
  ) as FieldErrors<Name>
}
