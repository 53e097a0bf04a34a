import 'server-only'
import { outcomeOf } from '../client/store/outcome.ts'
import { NEWSLETTER_CALL, QUOTE_CALL, RESTOCK_CALL, type RequestCall } from '../client/store/requests.ts'
import { validate } from '../contract/validate.ts'
import { langOfParam } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { paths } from '../routes/paths.ts'
import {
  NEWSLETTER_FIELDS,
  QUOTE_FIELDS,
  QUOTE_FORM_ID,
  RESTOCK_FIELDS,
  RESTOCK_FORM_ID,
} from '../shop/request-fields.ts'
import { sentId } from '../shop/sent-id.ts'
import { acceptForm, firstProblems, rejectForm } from './flash.ts'
import { readForm, writeFromForm } from './form.ts'

type Context = { params: Promise<{ lang: string }> }

interface RequestForm {
  call: RequestCall
  names: readonly string[]
  /** The page that follows, for the product page that the form came from. */
  next: (page: string) => string
  /** The page that shows a rejected form again. */
  rejectedPage: string
}

async function submit(request: Request, { params }: Context, form: RequestForm): Promise<Response> {
  const lang = langOfParam((await params).lang)
  const posted = await readForm(request, Infinity)
  if (!posted) return new Response(null, { status: 403 })
  const typed = Object.fromEntries(form.names.map((name) => [name, posted[name] ?? '']))
  const page = productPath(posted['pagina'] ?? '')
  const fields = { ...typed, pagina: page }
  const reject = (problems: Record<string, string> | undefined, message?: string) =>
    rejectForm(lang, form.rejectedPage, { fields, problems, message })
  const read = validate(form.call.schema, typed)
  if ('fields' in read) return reject(firstProblems(read.fields))
  const call = { method: 'POST', path: form.call.path, body: read.value } as const
  const response = await writeFromForm(request, lang, call)
  const outcome = outcomeOf(response.status, await response.json().catch(() => undefined))
  if (outcome.kind === 'accepted') return acceptForm(lang, form.next(page), form.rejectedPage, response)
  if (outcome.kind === 'invalid') return reject(outcome.fields)
  return reject(undefined, outcome.kind === 'rejected' ? outcome.reason : undefined)
}

// The path of a page in a form; the home page for anything that is no path of this shop (L26).
function productPath(given: string): string {
  return /^(?:\/[a-z0-9][\w.~-]*)+$/i.test(given) && given.length <= 500 ? given : paths.home()
}

/** POST of the notify form: 303 to the confirmation on the product page, or to the page of the rejected form. */
export function sendRestock(request: Request, context: Context): Promise<Response> {
  return submit(request, context, {
    call: RESTOCK_CALL,
    names: ['idProduto', 'idAtributoValor', ...RESTOCK_FIELDS.map(({ name }) => name)],
    next: (page) => `${page}#${sentId(RESTOCK_FORM_ID)}`,
    rejectedPage: pagePaths.restockRejected(),
  })
}

/** POST of the quote form: 303 to the confirmation on the product page, or to the page of the rejected form. */
export function sendQuote(request: Request, context: Context): Promise<Response> {
  return submit(request, context, {
    call: QUOTE_CALL,
    names: ['idProduto', 'enviarEmail', ...QUOTE_FIELDS.map(({ name }) => name)],
    next: (page) => `${page}#${sentId(QUOTE_FORM_ID)}`,
    rejectedPage: pagePaths.quoteRejected(),
  })
}

/** POST of the newsletter's form: 303 to its page, which confirms or shows the form again. */
export function sendNewsletter(request: Request, context: Context): Promise<Response> {
  return submit(request, context, {
    call: NEWSLETTER_CALL,
    names: NEWSLETTER_FIELDS.map(({ name }) => name),
    next: () => `${pagePaths.newsletter()}?enviado=1`,
    rejectedPage: pagePaths.newsletter(),
  })
}
