import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { ErrorCode } from '#lib/contract/error.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { isReports, REPORTS_API } from '../reports/routes.ts'
import { readLanguage } from '../store/language.ts'
import type { Store } from '../store/store.ts'
import type { Sweeper } from '../store/sweep.ts'
import type { Api, Route } from './api.ts'
import { parseForm, parseJson, readBody, type BodyProblem } from './body.ts'
import type { Call } from './call.ts'
import { toResponse, type Asker, type Outcome } from './outcome.ts'
import { STORE_API } from './routes.ts'
import { isMultipart, readUpload } from './upload.ts'

const URL_MAX = 2048
const RETRY_AFTER_S = '2'

/** The store API and the reports API as one function; whatever goes wrong inside becomes an error answer (L28). */
export function createHandler(
  store: Store,
  sweeper: Sweeper,
  log: (entry: object) => void,
): (request: Request) => Promise<Response> {
  const { appToken, sessionCookie, siteUrl } = store.config
  const cookie = { name: sessionCookie, isSecure: siteUrl.startsWith('https:') }
  return async (request) => {
    const asker: Asker = {
      requestId: randomUUID(),
      language: readLanguage(request.headers.get('accept-language')),
    }
    const url = new URL(request.url)
    const api = isReports(url.pathname) ? REPORTS_API : STORE_API
    let outcome: Outcome
    try {
      outcome = await answer(api, request, url, asker)
    } catch (error) {
      const unavailable = isUnavailable(error)
      log({
        level: 'error',
        requestId: asker.requestId,
        method: request.method,
        path: request.url.replace(/\?.*$/s, ''),
        error: String(error),
        ...(!unavailable && error instanceof Error && { stack: error.stack }),
      })
      outcome = unavailable
        ? api.fail(asker, 503, 'indisponivel', { headers: { 'Retry-After': RETRY_AFTER_S } })
        : api.fail(asker, 500, 'erro_interno')
    }
    return toResponse(request, outcome, { ...asker, language: outcome.language ?? asker.language }, cookie)
  }

  async function answer(api: Api, request: Request, url: URL, asker: Asker): Promise<Outcome> {
    const { fail } = api
    if (request.url.length > URL_MAX) return fail(asker, 414, 'url_longa')
    if (api.needsToken && !isToken(request.headers.get('app-token'), appToken))
      return fail(asker, 401, 'app_token_invalido')
    const found = api.find(url.pathname)
    if (!found) return fail(asker, 404, 'nao_encontrada')
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const route = found.methods[method]
    if (!route) {
      const allowed = Object.keys(found.methods).flatMap((name) =>
        name === 'GET' ? ['GET', 'HEAD'] : [name],
      )
      return fail(asker, 405, 'metodo_nao_permitido', { headers: { Allow: allowed.join(', ') } })
    }
    const read = await readInput(request, route)
    if ('status' in read) return fail(asker, read.status, read.code)
    const call: Call = {
      ...asker,
      ...read,
      store,
      method,
      route: found.pattern,
      name: found.name,
      query: url.searchParams,
      origin: url.origin,
      search: url.search,
      headers: request.headers,
      token: request.headers.get('session') ?? '',
    }
    const outcome = await route.handler(call)
    if (method !== 'GET') sweeper.nudge()
    return outcome
  }
}

type Input = { text: string; body: unknown } | { status: number; code: ErrorCode }

async function readInput(request: Request, { body: use }: Route): Promise<Input> {
  if (use === 'none') return { text: '', body: undefined }
  if (use === 'upload' && isMultipart(request)) {
    const upload = await readUpload(request)
    return 'problem' in upload ? PROBLEMS[upload.problem] : { text: '', body: upload.fields }
  }
  const read = await readBody(request, { isFormAllowed: use === 'form' || use === 'upload' })
  if ('problem' in read) return PROBLEMS[read.problem]
  if (read.text === '' && use === 'optional') return { text: '', body: undefined }
  const parsed = read.kind === 'form' ? { value: parseForm(read.text) } : parseJson(read.text)
  return parsed ? { text: read.text, body: parsed.value } : PROBLEMS.unreadable
}

const PROBLEMS: Record<BodyProblem, { status: number; code: ErrorCode }> = {
  'too-large': { status: 413, code: 'corpo_grande' },
  'wrong-type': { status: 415, code: 'tipo_nao_suportado' },
  unreadable: { status: 400, code: 'corpo_invalido' },
}

// Not a secret, but a comparison in constant time costs nothing.
function isToken(sent: string | null, expected: string): boolean {
  const [a, b] = [Buffer.from(sent ?? ''), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
