import 'server-only'
import { pagePaths } from '../routes/page-paths.ts'
import { forward, readRequestText } from './api-proxy.ts'
import { acceptForm, firstProblems, rejectForm } from './flash.ts'
import type { ApiHost } from '../host/host.ts'
import type { ProxyRejection } from './proxy-rejection.ts'

const FIELDS = ['nota', 'email', 'nome', 'site', 'campanha']

/**
 * POST of the survey form: 303 to the thank-you page, or to the survey page, which shows the error or offers to send the
 * same score again; never to another origin (contract 4.18, L26).
 */
export async function sendSurveyByForm(
  request: Request,
  reports: ApiHost,
  reject: (status: ProxyRejection) => Response,
): Promise<Response> {
  const text = await readRequestText(request)
  if (text === undefined) return reject(413)
  const form = new URLSearchParams(text)
  const lang = form.get('lang') === 'en' ? 'en' : 'pt'
  const headers = new Headers(request.headers)
  headers.set('accept', 'application/json')
  const call = new Request(request.url, { method: request.method, headers, body: text })
  const forwarded = await forward(call, { to: reports })
  if (typeof forwarded === 'number' && forwarded !== 503) return reject(forwarded)
  const response = forwarded === 503 ? undefined : forwarded.response
  const page = pagePaths.survey()
  if (response && response.status < 400) return acceptForm(lang, `${page}?obrigado=1`, page)
  const fields = Object.fromEntries(FIELDS.map((name) => [name, form.get(name) ?? '']))
  const { errors } = ((await response?.json().catch(() => null)) ?? {}) as { errors?: unknown }
  const problems = firstProblems(errors)
  const isHtml = /^text\/html/i.test(response?.headers.get('content-type') ?? '')
  if (response?.status === 422 && (problems || isHtml))
    return rejectForm(lang, `${page}?erro=campos`, { fields, problems: problems ?? {} })
  return rejectForm(lang, `${page}?erro=indisponivel`, { fields })
}
