import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { ErrorCode } from '#lib/contract/error.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { readLanguage } from '../store/language.ts'
import type { Store } from '../store/store.ts'
import type { Sweeper } from '../store/sweep.ts'
import { parseJson, readBody } from './body.ts'
import type { Call } from './call.ts'
import { failure, toResponse, type Asker, type Outcome } from './outcome.ts'
import { findRoute, type Route } from './routes.ts'

const URL_MAX = 2048
const RETRY_AFTER_S = '2'

/** The store API as one function; whatever goes wrong inside becomes an error answer (reliability L28). */
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
    let outcome: Outcome
    try {
      outcome = await answer(request, asker)
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
        ? failure(asker, 503, 'indisponivel', { headers: { 'Retry-After': RETRY_AFTER_S } })
        : failure(asker, 500, 'erro_interno')
    }
    return toResponse(request, outcome, { ...asker, language: outcome.language ?? asker.language }, cookie)
  }

  async function answer(request: Request, asker: Asker): Promise<Outcome> {
    if (request.url.length > URL_MAX) return failure(asker, 414, 'url_longa')
    if (!isToken(request.headers.get('app-token'), appToken)) return failure(asker, 401, 'app_token_invalido')
    const url = new URL(request.url)
    const found = findRoute(url.pathname)
    if (!found) return failure(asker, 404, 'nao_encontrada')
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const route = found.methods[method]
    if (!route) {
      const allowed = Object.keys(found.methods).flatMap((name) =>
        name === 'GET' ? ['GET', 'HEAD'] : [name],
      )
      return failure(asker, 405, 'metodo_nao_permitido', { headers: { Allow: allowed.join(', ') } })
    }
    const read = await readInput(request, route)
    if ('status' in read) return failure(asker, read.status, read.code)
    const call: Call = {
      ...asker,
      ...read,
      store,
      method,
      route: found.pattern,
      name: found.name,
      query: url.searchParams,
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
  const read = await readBody(request)
  if ('problem' in read) {
    if (read.problem === 'too-large') return { status: 413, code: 'corpo_grande' }
    if (read.problem === 'wrong-type') return { status: 415, code: 'tipo_nao_suportado' }
    return { status: 400, code: 'corpo_invalido' }
  }
  if (read.text === '' && use === 'optional') return { text: '', body: undefined }
  const parsed = parseJson(read.text)
  return parsed ? { text: read.text, body: parsed.value } : { status: 400, code: 'corpo_invalido' }
}

// Not a secret, but a comparison in constant time costs nothing.
function isToken(sent: string | null, expected: string): boolean {
  const [a, b] = [Buffer.from(sent ?? ''), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
