import { randomUUID, timingSafeEqual } from 'node:crypto'
import { VISITOR_IP_HEADER } from '#lib/http/visitor-ip-header.ts'
import type { ErrorCode } from '#lib/contract/error.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { languageOfHeader } from '../store/language.ts'
import { TooManyCarts } from '../store/new-carts.ts'
import type { StoreContext } from '../store/store.ts'
import { newCartsText } from '../store/texts.ts'
import type { Api } from './api.ts'
import { isMultipart, parseForm, parseJson, readPhotoForm, readTextBody, type BodyProblem } from './body.ts'
import type { Call } from './call.ts'
import { toResponse, type HandlerResult, type RequestContext } from './handler-result.ts'
import type { Route } from './router.ts'

const URL_MAX = 2048
const RETRY_AFTER_S = '2'

/** The dependencies of createHandler. */
interface HandlerDependencies {
  store: StoreContext
  /** The first API that owns the pathname handles the request; the last one owns every pathname. */
  apis: readonly Api[]
  /** Called after every request whose handler has returned, except GET and HEAD. */
  afterWrite: () => void
  log: (entry: object) => void
  /** The id of the request that the process is handling, if it has one. */
  requestId?: (() => string | undefined) | undefined
}

/** Returns one function that serves both APIs; an exception becomes an error response (L28). */
export function createHandler({
  store,
  apis,
  afterWrite,
  log,
  requestId = () => undefined,
}: HandlerDependencies): (request: Request) => Promise<Response> {
  const { appToken, sessionCookie, siteUrl } = store.config
  const cookie = { name: sessionCookie, isSecure: siteUrl.startsWith('https:') }
  return async (request) => {
    const context: RequestContext = {
      requestId: requestId() ?? randomUUID(),
      language: languageOfHeader(request.headers.get('accept-language')),
    }
    const url = new URL(request.url)
    const api = apis.find(({ owns }) => owns(url.pathname))!
    let result: HandlerResult
    try {
      result = await handle(api, request, url, context)
    } catch (error) {
      const unavailable = isUnavailable(error)
      // A database that is down makes many requests fail: without their details the entries are equal, and the log counts them.
      log({
        level: 'error',
        requestId: context.requestId,
        ...(!unavailable && { method: request.method, route: routeOf(api, request.method, url) }),
        error: String(error),
        ...(!unavailable && error instanceof Error && { stack: error.stack }),
      })
      result = unavailable
        ? api.fail(context, 503, 'indisponivel', { headers: { 'Retry-After': RETRY_AFTER_S } })
        : api.fail(context, 500, 'erro_interno')
    }
    return toResponse(request, result, { ...context, language: result.language ?? context.language }, cookie)
  }

  async function handle(
    api: Api,
    request: Request,
    url: URL,
    context: RequestContext,
  ): Promise<HandlerResult> {
    const { fail } = api
    if (request.url.length > URL_MAX) return fail(context, 414, 'url_longa')
    if (api.needsAppToken && !isAppToken(request.headers.get('app-token'), appToken))
      return fail(context, 401, 'app_token_invalido')
    const match = api.router(request.method, url)
    if (!match) return fail(context, 404, 'nao_encontrada')
    if ('allow' in match)
      return fail(context, 405, 'metodo_nao_permitido', { headers: { Allow: match.allow } })
    const { route, params } = match
    const read = await readInput(request, route)
    if ('status' in read) return fail(context, read.status, read.code)
    const call: Call = {
      ...context,
      ...read,
      store,
      method: route.method,
      route: route.path,
      params,
      query: url.searchParams,
      origin: url.origin,
      search: url.search,
      headers: request.headers,
      token: request.headers.get('session') ?? '',
      ip: request.headers.get(VISITOR_IP_HEADER) ?? '',
    }
    const result = await route.handler(call).catch((error: unknown) => rejectTooManyCarts(api, call, error))
    if (route.method !== 'GET') afterWrite()
    return result
  }
}

// The pattern of the path: the path itself may contain what a visitor has typed.
function routeOf({ router }: Api, method: string, url: URL): string | undefined {
  const match = router(method, url)
  return match && 'route' in match ? match.route.path : undefined
}

// 429 for an IP address that has created too many carts; any other error is thrown again.
function rejectTooManyCarts({ fail }: Api, call: Call, error: unknown): HandlerResult {
  if (!(error instanceof TooManyCarts)) throw error
  return fail(call, 429, 'muitos_carrinhos', {
    text: newCartsText(error.waitS, call.language),
    headers: { 'Retry-After': String(error.waitS) },
  })
}

type Input = { text: string; body: unknown } | { status: number; code: ErrorCode }

async function readInput(request: Request, { body: bodyUse }: Route): Promise<Input> {
  if (bodyUse === 'none') return { text: '', body: undefined }
  if (bodyUse === 'upload' && isMultipart(request)) {
    const upload = await readPhotoForm(request)
    return 'problem' in upload ? PROBLEMS[upload.problem] : { text: '', body: upload.fields }
  }
  const read = await readTextBody(request, { isFormAllowed: bodyUse === 'form' || bodyUse === 'upload' })
  if ('problem' in read) return PROBLEMS[read.problem]
  if (read.text === '' && bodyUse === 'optional') return { text: '', body: undefined }
  const parsed = read.kind === 'form' ? { value: parseForm(read.text) } : parseJson(read.text)
  return parsed ? { text: read.text, body: parsed.value } : PROBLEMS.unreadable
}

const PROBLEMS: Record<BodyProblem, { status: number; code: ErrorCode }> = {
  'too-large': { status: 413, code: 'corpo_grande' },
  'wrong-type': { status: 415, code: 'tipo_nao_suportado' },
  unreadable: { status: 400, code: 'corpo_invalido' },
}

// The App-Token is public, so its comparison need not take constant time; it does because this costs nothing.
function isAppToken(sent: string | null, expected: string): boolean {
  const [a, b] = [Buffer.from(sent ?? ''), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
