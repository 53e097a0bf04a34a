import { respondentSchema, type Respondent } from '../contract/nps.ts'
import { validate } from '../contract/validate.ts'

type Query = Record<string, string | string[] | undefined>

/** Who answers a survey, as far as its address says so in a usable way; `isEmailWrong` when it names no possible e-mail. */
export function respondentOf(query: Query): { respondent: Respondent; isEmailWrong: boolean } {
  const first = (name: string) => [query[name] ?? ''].flat()[0] ?? ''
  // A plus sign that a mailing left as it is arrives as a blank, and no e-mail has blanks.
  const email = first('email').trim().replaceAll(' ', '+')
  const fields: Record<string, string> = { email, nome: first('nome'), campanha: first('campanha') }
  const read = validate(respondentSchema, fields)
  if ('value' in read) return { respondent: read.value, isEmailWrong: false }
  const usable = Object.entries(fields).filter(([name]) => !read.fields[name])
  return {
    respondent: respondentSchema.cast(Object.fromEntries(usable)),
    isEmailWrong: read.fields['email'] !== undefined,
  }
}
