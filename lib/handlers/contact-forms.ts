import 'server-only'
import { contactCall, contactIssues } from '../client/store/contact.ts'
import { writeResultOf } from '../client/store/write-result.ts'
import { validate } from '../contract/validate.ts'
import { host } from '../host/host.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { CONTACT_FIELDS, CONTACT_SENT_ID, contactSchemaOf } from '../shop/contact-fields.ts'
import { acceptForm, firstProblems, rejectForm } from './flash.ts'
import { formHandler, writeFromForm, type FormCall, type FormFields } from './form.ts'

/** POST of the contact form: 303 to the confirmation, or to the page that shows the rejected form again. */
export const sendMessageByForm = formHandler(send, Infinity)

async function send(form: FormFields, { request, lang }: FormCall): Promise<Response> {
  const fields = Object.fromEntries(CONTACT_FIELDS.map(({ name }) => [name, form[name] ?? '']))
  const reject = (problems: Record<string, string> | undefined, message?: string) =>
    rejectForm(lang, pagePaths.contactRejected(), { fields, problems, message })
  const { contactForm } = host().env
  const read = validate(contactSchemaOf(contactForm), fields)
  if ('fields' in read) return reject(firstProblems(read.fields))
  const { path, body } = contactCall(read.value, contactForm, lang)
  const response = await writeFromForm(request, lang, { method: 'POST', path, body })
  const result = writeResultOf(response.status, await response.json().catch(() => undefined))
  if (result.kind === 'accepted')
    return acceptForm(lang, `${pagePaths.service()}#${CONTACT_SENT_ID}`, pagePaths.contactRejected())
  if (result.kind === 'invalid') return reject(contactIssues(result.fields))
  return reject(undefined, result.kind === 'rejected' ? result.reason : undefined)
}
