import { respondentSchema, type Respondent } from '../contract/nps.ts'
import { validate } from '../contract/validate.ts'

type Query = Record<string, string | string[] | undefined>

/** Reads the respondent from the survey's query; invalid fields are empty, and `isEmailInvalid` marks an invalid e-mail. */
export function respondentOf(query: Query): { respondent: Respondent; isEmailInvalid: boolean } {
  const first = (name: string) => [query[name] ?? ''].flat()[0] ?? ''
  // An unencoded plus sign in a link arrives as a space, and no e-mail has spaces.
  const email = first('email').trim().replaceAll(' ', '+')
  const fields: Record<string, string> = { email, nome: first('nome'), campanha: first('campanha') }
  const read = validate(respondentSchema, fields)
  if ('value' in read) return { respondent: read.value, isEmailInvalid: false }
  const usable = Object.entries(fields).filter(([name]) => !read.fields[name])
  return {
    respondent: respondentSchema.cast(Object.fromEntries(usable)),
    isEmailInvalid: read.fields['email'] !== undefined,
  }
}
