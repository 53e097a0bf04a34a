import 'server-only'
import { pagePaths } from '../routes/page-paths.ts'
import { forward, readRequestText, type ProxyRejection } from './api-proxy.ts'
import { acceptForm, problemsIn, refuseForm } from './flash.ts'
import { host } from '../host/host.ts'

const FIELDS = ['nota', 'email', 'nome', 'site', 'campanha']

/**
 * POST of the survey form: 303 to the thanks, or back to the survey's page, which says what is wrong or can send the same
 * score again; never to another origin (contract 4.18, L26).
 */
export async function surveyFromForm(
  request: Request,
  isAllowed: (request: Request) => boolean,
  refuse: (status: ProxyRejection) => Response,
): Promise<Response> {
  const text = await readRequestText(request)
  if (text === undefined) return refuse(413)
  const form = new URLSearchParams(text)
  const lang = form.get('lang') === 'en' ? 'en' : 'pt'
  const headers = new Headers(request.headers)
  headers.set('accept', 'application/json')
  const call = new Request(request.url, { method: request.method, headers, body: text })
  const forwarded = await forward(call, { to: host().reports, isAllowed })
  if (forwarded === 403 || forwarded === 413) return refuse(forwarded)
  const answer = forwarded === 503 ? undefined : forwarded.answer
  const page = pagePaths.survey()
  if (answer && answer.status < 400) return acceptForm(lang, `${page}?obrigado=1`, page)
  const fields = Object.fromEntries(FIELDS.map((name) => [name, form.get(name) ?? '']))
  const { errors } = ((await answer?.json().catch(() => null)) ?? {}) as { errors?: unknown }
  const problems = problemsIn(errors)
  const isHtml = /^text\/html/i.test(answer?.headers.get('content-type') ?? '')
  if (answer?.status === 422 && (problems || isHtml))
    return refuseForm(lang, `${page}?erro=campos`, { fields, problems: problems ?? {} })
  return refuseForm(lang, `${page}?erro=indisponivel`, { fields })
}
