import 'server-only'
import { contactSchema } from '../contract/contact.ts'
import { validate } from '../contract/validate.ts'
import { langOfParam } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { CONTACT_FIELDS, CONTACT_SENT_ID } from '../shop/contact-fields.ts'
import { acceptForm, firstProblems, rejectForm } from './flash.ts'
import { readForm, writeFromForm } from './form.ts'

const PATH = 'contact/message'

interface ContactDocument {
  sucesso?: unknown
  campos?: unknown
}

/** POST of the contact form: 303 to the confirmation, or to the page that shows the rejected form again. */
export async function sendMessage(
  request: Request,
  { params }: { params: Promise<{ lang: string }> },
): Promise<Response> {
  const lang = langOfParam((await params).lang)
  const form = await readForm(request, Infinity)
  if (!form) return new Response(null, { status: 403 })
  const fields = Object.fromEntries(CONTACT_FIELDS.map(({ name }) => [name, form[name] ?? '']))
  const reject = (issues: unknown) =>
    rejectForm(lang, pagePaths.contactRejected(), { fields, problems: firstProblems(issues) })
  const read = validate(contactSchema, fields)
  if ('fields' in read) return reject(read.fields)
  const response = await writeFromForm(request, lang, { method: 'POST', path: PATH, body: read.value })
  const { sucesso, campos } = ((await response.json().catch(() => null)) as ContactDocument | null) ?? {}
  if (response.ok && sucesso === true)
    return acceptForm(lang, `${pagePaths.service()}#${CONTACT_SENT_ID}`, pagePaths.contactRejected())
  return reject(response.status === 422 ? campos : undefined)
}
