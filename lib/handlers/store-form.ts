import 'server-only'
import { writeResultOf } from '../client/store/write-result.ts'
import type { RequestCall } from '../client/store/requests.ts'
import { validate } from '../contract/validate.ts'
import { paths } from '../routes/paths.ts'
import { acceptForm, firstProblems, rejectForm } from './flash.ts'
import { formHandler, writeFromForm, type FormCall, type FormFields } from './form.ts'

/** A plain form that becomes one write to the store. */
interface StoreForm {
  call: RequestCall
  /** The names of the form's fields. */
  names: readonly string[]
  /** Returns the address to which an accepted form redirects; `page` is the page that the form came from. */
  next: (page: string) => string
  /** The page that shows a rejected form again. */
  rejectedPage: string
}

/** The POST handler of such a form: 303 to its confirmation, or to the page of the rejected form (docs/decisions/0034). */
export function storeFormHandler(form: StoreForm) {
  return formHandler((posted, call) => submit(form, posted, call), Infinity)
}

async function submit(
  { call, names, next, rejectedPage }: StoreForm,
  posted: FormFields,
  { request, lang }: FormCall,
): Promise<Response> {
  const typed = Object.fromEntries(names.map((name) => [name, posted[name] ?? '']))
  const page = pagePath(posted['pagina'] ?? '')
  const fields = { ...typed, pagina: page }
  const reject = (problems: Record<string, string> | undefined, message?: string) =>
    rejectForm(lang, rejectedPage, { fields, problems, message })
  const read = validate(call.schema, typed)
  if ('fields' in read) return reject(firstProblems(read.fields))
  const body = call.bodyOf ? call.bodyOf(read.value) : read.value
  const response = await writeFromForm(request, lang, { method: 'POST', path: call.path, body })
  const result = writeResultOf(response.status, await response.json().catch(() => undefined))
  if (result.kind === 'accepted') return acceptForm(lang, next(page), rejectedPage, response)
  if (result.kind === 'invalid') return reject(result.fields)
  return reject(undefined, result.kind === 'rejected' ? result.reason : undefined)
}

// The path of a page in a form; the home page for anything that is not a path of this shop (L26).
function pagePath(given: string): string {
  return /^(?:\/[\w%-][\w.~+%-]*)+$/.test(given) && given.length <= 700 ? given : paths.home()
}
