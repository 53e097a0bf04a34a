import type { Lang } from '#lib/routes/lang.ts'
import type { EmailContent } from './email-content.ts'
import { otherTexts } from './texts.ts'

/** The message with the link to a new password. */
export function passwordEmail(url: string, lang: Lang): EmailContent {
  const texts = otherTexts[lang]
  return {
    subject: texts.passwordSubject,
    blocks: [
      { kind: 'text', text: texts.passwordText },
      { kind: 'link', label: texts.passwordLink, url },
    ],
  }
}

/** The fields of a contact message, as the queue stores them. */
export interface ContactEmailData {
  protocol: string
  name: string
  email: string
  phone: string
  subject: string
  order: string
  message: string
}

/** The message that tells the owner of a contact message; an answer goes to the person who wrote it. */
export function contactEmail(data: ContactEmailData, lang: Lang): EmailContent {
  const texts = otherTexts[lang]
  const rows = (['protocol', 'name', 'email', 'phone', 'subject', 'order'] as const)
    .filter((name) => data[name] !== '')
    .map((name) => [texts.contactRows[name], data[name]] as const)
  return {
    subject: texts.contactSubject(data.protocol),
    replyTo: { name: data.name, address: data.email },
    blocks: [
      { kind: 'rows', rows },
      { kind: 'text', text: data.message },
      { kind: 'text', text: texts.contactHelp(data.protocol) },
    ],
  }
}
