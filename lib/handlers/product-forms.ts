import 'server-only'
import type { ISchema } from 'yup'
import { evaluationBody } from '../client/store/evaluation.ts'
import { doneSchema } from '../contract/done.ts'
import { evaluationRequestSchema } from '../contract/evaluation.ts'
import { questionRequestSchema } from '../contract/question.ts'
import { validate } from '../contract/validate.ts'
import { langOfParam } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { paths } from '../routes/paths.ts'
import { QUESTION_FIELDS, QUESTION_FORM_ID } from '../shop/question-fields.ts'
import { sentId } from '../shop/sent-id.ts'
import { STORE_REVIEW_FIELDS, STORE_REVIEW_FORM_ID } from '../shop/store-review-fields.ts'
import { acceptForm, firstProblems, rejectForm } from './flash.ts'
import { readForm, writeFromForm } from './form.ts'

type Context = { params: Promise<{ lang: string }> }

interface ProductForm<T> {
  /** The call of the store that takes the form. */
  path: string
  schema: ISchema<T>
  bodyOf: (value: T) => object
  names: readonly string[]
  formId: string
  /** The page that shows the rejected form again. */
  rejectedPage: string
}

async function submit<T>(request: Request, { params }: Context, form: ProductForm<T>): Promise<Response> {
  const lang = langOfParam((await params).lang)
  const posted = await readForm(request, Infinity)
  if (!posted) return new Response(null, { status: 403 })
  const fields = Object.fromEntries(form.names.map((name) => [name, posted[name] ?? '']))
  const page = productPath(fields['pagina'] ?? '')
  const reject = (issues: unknown) =>
    rejectForm(lang, form.rejectedPage, {
      fields: { ...fields, pagina: page },
      problems: firstProblems(issues),
    })
  const read = validate(form.schema, fields)
  if ('fields' in read) return reject(read.fields)
  const call = { method: 'POST', path: form.path, body: form.bodyOf(read.value) } as const
  const response = await writeFromForm(request, lang, call)
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok && doneSchema.isValidSync(answer) && doneSchema.cast(answer).sucesso)
    return acceptForm(lang, `${page}#${sentId(form.formId)}`, form.rejectedPage, response)
  return reject(response.status === 422 ? (answer as { campos?: unknown } | null)?.campos : undefined)
}

// The path of a product page in a form; the home page for anything that is no path of this shop (L26).
function productPath(given: string): string {
  return /^\/(?:[a-z0-9][\w.~-]*)(?:\/[\w.~-]+)*$/i.test(given) && given.length <= 500 ? given : paths.home()
}

/** POST of the question form: 303 to the confirmation on the product page, or to the page of the rejected form. */
export function sendQuestion(request: Request, context: Context): Promise<Response> {
  return submit(request, context, {
    path: 'question',
    schema: questionRequestSchema,
    bodyOf: (question) => question,
    names: ['nivel', 'idNivel', 'pagina', ...QUESTION_FIELDS.map(({ name }) => name)],
    formId: QUESTION_FORM_ID,
    rejectedPage: pagePaths.questionRejected(),
  })
}

/** POST of the form that reviews a product at the store (platform 3.7). */
export function sendStoreReview(request: Request, context: Context): Promise<Response> {
  return submit(request, context, {
    path: 'evaluations/product',
    schema: evaluationRequestSchema,
    bodyOf: evaluationBody,
    names: ['idProduto', 'pagina', ...STORE_REVIEW_FIELDS.map(({ name }) => name)],
    formId: STORE_REVIEW_FORM_ID,
    rejectedPage: pagePaths.reviewRejected(),
  })
}
