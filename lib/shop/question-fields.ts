import { MAX_EMAIL, MAX_NAME } from '../contract/person.ts'
import { MAX_QUESTION } from '../contract/question.ts'

/** The id of the question form. */
export const QUESTION_FORM_ID = 'pergunta'

/** The visible fields of the question form in display order. */
export const QUESTION_FIELDS = [
  { name: 'pergunta', control: 'textarea', maxLength: MAX_QUESTION, required: true, isWide: true },
  { name: 'nome', control: 'text', autoComplete: 'name', maxLength: MAX_NAME, required: true, isWide: true },
  { name: 'email', control: 'email', autoComplete: 'email', maxLength: MAX_EMAIL, required: true },
  { name: 'contato', control: 'tel', autoComplete: 'tel', maxLength: 20, required: false },
] as const
