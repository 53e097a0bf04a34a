import { MAX_EVALUATION } from '../contract/evaluation.ts'
import { MAX_EMAIL, MAX_NAME } from '../contract/person.ts'

/** The id of the form that sends a review to the store. */
export const STORE_REVIEW_FORM_ID = 'avaliar'

/** The visible fields of that form in display order, without the labels of the options. */
export const STORE_REVIEW_FIELDS = [
  { name: 'nota', control: 'select', required: true },
  { name: 'recomenda', control: 'select', required: true },
  { name: 'nome', control: 'text', autoComplete: 'name', maxLength: MAX_NAME, required: true },
  { name: 'email', control: 'email', autoComplete: 'email', maxLength: MAX_EMAIL, required: true },
  { name: 'comentario', control: 'textarea', maxLength: MAX_EVALUATION, required: true, isWide: true },
] as const
