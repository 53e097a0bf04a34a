import { CONTACT_SUBJECTS, MAX_MESSAGE, MAX_ORDER, type ContactMessage } from '../contract/contact.ts'
import type { FieldIssue } from '../contract/error.ts'
import { MAX_EMAIL, MAX_NAME } from '../contract/person.ts'

/** The fields of the contact form in their order, as every page that shows it has them. */
export const CONTACT_FIELDS = [
  { name: 'nome', control: 'text', autoComplete: 'name', maxLength: MAX_NAME, required: true },
  { name: 'email', control: 'email', autoComplete: 'email', maxLength: MAX_EMAIL, required: true },
  { name: 'telefone', control: 'tel', autoComplete: 'tel', maxLength: 20, required: false },
  { name: 'assunto', control: 'select', options: CONTACT_SUBJECTS, required: true },
  { name: 'pedido', control: 'text', autoComplete: 'off', maxLength: MAX_ORDER, required: false },
  { name: 'mensagem', control: 'textarea', maxLength: MAX_MESSAGE, required: true },
] as const

/** One field of the contact form. */
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** The name of a field of the contact form. */
export type ContactFieldName = keyof ContactMessage

/** Where the form stands, what a plain send lands on, and the ids of a field and its error. */
export const CONTACT_SENT_ID = 'mensagem-enviada'
export const contactFieldId = (name: string) => `contato-${name}`
export const contactErrorId = (name: string) => `contato-${name}-erro`

interface ProblemTexts {
  problems: Record<ContactFieldName, Partial<Record<FieldIssue, string>>>
  invalid: string
}

/** A sentence for each field that was refused; fields that the form does not have are passed over. */
export function contactProblems(
  { problems, invalid }: ProblemTexts,
  issues: Record<string, readonly string[]>,
): Partial<Record<ContactFieldName, string>> {
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap(({ name }) => {
      const issue = issues[name]?.[0] as FieldIssue | undefined
      return issue === undefined ? [] : [[name, problems[name][issue] ?? problems[name].invalido ?? invalid]]
    }),
  )
}
