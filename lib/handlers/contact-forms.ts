import 'server-only'
import { contactSchema } from '../contract/contact.ts'
import { validate } from '../contract/validate.ts'
import { langOfParam } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { CONTACT_SENT_ID } from '../shop/contact-fields.ts'
import { PLAIN_PAGE_HEADERS } from '../shop/plain-page.ts'
import { contactPage, type ContactDraft } from './contact-page.ts'
import { readForm, seeOther, writeFromForm } from './form.ts'

const PATH = 'contact/message'

interface Answer {
  sucesso?: unknown
  campos?: unknown
}

/** Sends a message from a plain form: on to the confirmation, or to a page with everything still in it. */
export async function sendMessage(
  request: Request,
  { params }: { params: Promise<{ lang: string }> },
): Promise<Response> {
  const lang = langOfParam((await params).lang)
  const fields = await readForm(request, Infinity)
  if (!fields) return new Response(null, { status: 403 })
  const read = validate(contactSchema, fields)
  if ('fields' in read) return refused({ lang, fields, issues: read.fields })
  const answer = await writeFromForm(request, lang, { method: 'POST', path: PATH, body: read.value })
  const { sucesso, campos } = ((await answer.json().catch(() => null)) as Answer | null) ?? {}
  if (answer.ok && sucesso === true) return seeOther(lang, `${pagePaths.service()}#${CONTACT_SENT_ID}`)
  const issues = answer.status === 422 && isFieldMap(campos) ? campos : undefined
  return refused({ lang, fields, issues })
}

function refused(draft: ContactDraft): Response {
  return new Response(contactPage(draft), {
    status: draft.issues ? 422 : 503,
    headers: { ...PLAIN_PAGE_HEADERS, ...(!draft.issues && { 'Retry-After': '30' }) },
  })
}

function isFieldMap(value: unknown): value is Record<string, string[]> {
  return typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray)
}
