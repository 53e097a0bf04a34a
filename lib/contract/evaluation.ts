import type { InferType } from 'yup'
import { itemId } from './cart-requests.ts'
import { bareNumber, label, list, numericOr, objectOf, objectOrDefaults, recordOf, text } from './fields.ts'
import { atMost, email, personName, typedText } from './person.ts'

/** `avaliacao` of a product page: the store's own reviews (platform 3.3). The e-mail addresses are not read. */
export const ratingSchema = objectOrDefaults({
  media: numericOr(0),
  quantidade: numericOr(0),
  avaliacoes: list(recordOf({ nome: label(), nota: numericOr(0), comentario: label(), data: text() })),
})

/** `avaliacao` of a product page. */
export type WireRating = InferType<typeof ratingSchema>

/** Maximum length of a review that goes to the store, in characters. */
export const MAX_EVALUATION = 1000

const withUnixLineBreaks = (value: string) => value.replace(/\r\n?/g, '\n').trim()

// Forms send numbers as text. Only the exact texts in `known` are valid: ' 4' and '4.0' are not.
const fromForm = (known: Record<string, number>) => (_cast: unknown, original: unknown) => {
  if (original === '' || original === null || original === undefined) return undefined
  return known[String(original)] ?? NaN
}

/** The fields of the review form for POST evaluations/product (platform 3.7). Each error message is one of FIELD_ISSUES. */
export const evaluationRequestSchema = objectOf({
  idProduto: itemId(),
  nome: personName().required('obrigatorio'),
  email: email().required('obrigatorio'),
  nota: bareNumber()
    .transform(fromForm({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 }))
    .typeError('invalido')
    .required('obrigatorio'),
  recomenda: bareNumber()
    .transform(fromForm({ 0: 0, 1: 1 }))
    .typeError('invalido')
    .required('obrigatorio'),
  comentario: typedText(withUnixLineBreaks)
    .required('obrigatorio')
    .test(...atMost(MAX_EVALUATION)),
})

/** The fields of the review form: `recomenda` is 1 or 0. */
export type EvaluationRequest = InferType<typeof evaluationRequestSchema>
