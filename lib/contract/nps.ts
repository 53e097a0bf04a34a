import type { InferType } from 'yup'
import { bareNumber, objectOf } from './fields.ts'
import { email, personName, trimmed } from './person.ts'

/** The scores of the survey (spec section 5). */
export const SCORES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

const SCORE = /^(?:\d|10)$/

// Forms send the score as text. Only the texts '0' to '10' are valid: '9.0' and ' 9' are not.
const score = () =>
  bareNumber()
    .transform((_cast: unknown, original: unknown) => {
      if (original === '' || original === null) return undefined
      return typeof original === 'string' ? (SCORE.test(original) ? Number(original) : NaN) : original
    })
    .typeError('invalido')
    .required('obrigatorio')
    .integer('invalido')
    .min(0, 'invalido')
    .max(10, 'invalido')

const respondent = {
  email: email().default(''),
  nome: personName().default(''),
  campanha: trimmed().max(120, 'longo').default(''),
}

/** The respondent from the survey's query string; each field may be '' (spec section 2). Each error message is one of FIELD_ISSUES. */
export const respondentSchema = objectOf(respondent)

/** The respondent of a survey. */
export type Respondent = InferType<typeof respondentSchema>

/**
 * Body of POST nps, as a form or as JSON (contract 4.18). `lang` is an additional field: the language of the survey
 * page.
 */
export const npsSchema = objectOf({
  ...respondent,
  nota: score(),
  site: trimmed().required('obrigatorio').max(255, 'longo'),
  lang: trimmed().default(''),
})

/** Body of POST nps. */
export type Nps = InferType<typeof npsSchema>
