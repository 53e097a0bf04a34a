import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { frontApi } from './front-api.ts'
import { platformResponse } from './pages/own-pages.ts'
import { storePicture } from './pages/picture.ts'
import { newSession, storeSessionOf, type Sessions } from './sessions.ts'

/** A request that the store has received. */
interface SeenRequest {
  method: string
  /** Path and query. */
  url: string
  headers: IncomingMessage['headers']
  body: string
}

/** A failure of a request: a status with an HTML body, broken JSON, a rate limit, or no response. */
type Fault = 'html 503' | 'broken json' | 'rate limit' | 'silence'

interface Options {
  port?: number
  /** User agents that the store's firewall rejects with 403 and an HTML page (platform 1). */
  rejectedAgents?: RegExp
}

/** A running store. */
export interface ForeignStore {
  /** The store's address, which its own links contain. */
  origin: string
  /** The value for STORE_API_URL. */
  apiUrl: string
  requests: SeenRequest[]
  /** Chooses the requests that fail, by path and query; none do until a test sets it. */
  fault: ((url: string) => Fault | undefined) | undefined
  close(): Promise<void>
}

const APP_TOKEN = 'wapstore'
const API = '/api/v2/front/'
const BLOCKED = '<!doctype html><title>Website Firewall</title><h1>Access Denied - Website Firewall</h1>'

/** Starts a store of the platform, written from docs/platform-api.md alone. */
export async function startForeignStore(options: Options = {}): Promise<ForeignStore> {
  const { port = 0, rejectedAgents = /^$|curl|python|^node$/i } = options
  const sessions: Sessions = new Map()
  const requests: SeenRequest[] = []

  async function handle(request: IncomingMessage, reply: ServerResponse) {
    const url = new URL(request.url ?? '/', origin)
    const method = request.method ?? 'GET'
    const body = await bodyOf(request)
    requests.push({ method, url: url.pathname + url.search, headers: request.headers, body })
    const send = (status: number, type: string, content: string | Buffer, headers = {}) =>
      void reply.writeHead(status, { 'content-type': type, ...headers }).end(content)

    const file = storePicture(url.pathname)
    if (file) return send(200, file.type, file.body, { 'cache-control': 'max-age=3600' })
    if (rejectedAgents.test(request.headers['user-agent'] ?? '')) return send(403, 'text/html', BLOCKED)
    const fault = store.fault?.(url.pathname + url.search)
    if (fault === 'silence') return
    if (fault === 'html 503') return send(503, 'text/html', '<h1>Em manutenção</h1>')
    if (fault === 'broken json') return send(200, 'application/json', '{"estrutura":')
    if (fault === 'rate limit') return send(429, 'application/json', '{"error":"Muitas chamadas"}')

    // Any response may set the cookie (platform 1).
    const existing = storeSessionOf(sessions, request)
    const session = existing ?? newSession(sessions)
    if (!existing) reply.setHeader('set-cookie', `PHPSESSID=${session.id}; path=/; HttpOnly`)
    if (url.pathname.startsWith(API)) {
      if (request.headers['app-token'] !== APP_TOKEN)
        return send(401, 'application/json', '{"error":"Token inválido"}')
      const path = url.pathname.slice(API.length)
      const fields = parsed(body)
      if (!fields) return send(400, 'application/json', '{"error":"JSON inválido"}')
      const { status, body: document } = frontApi({
        method,
        path,
        query: url.searchParams,
        body: fields,
        session,
        origin,
      })
      return send(status, 'application/json; charset=UTF-8', JSON.stringify(document))
    }
    const page = platformResponse(origin, url, method, new URLSearchParams(body), session)
    if (!page) return send(404, 'text/html', '<h1>Página não encontrada</h1>')
    return send(page.status, page.type, page.body, page.location && { location: page.location })
  }

  const server = createServer((request, reply) => {
    handle(request, reply).catch((error: unknown) => {
      console.error(error)
      reply.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Fatal error</h1>')
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const store: ForeignStore = {
    origin,
    apiUrl: `${origin}/api`,
    requests,
    fault: undefined,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return store
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

function parsed(body: string): Record<string, unknown> | undefined {
  if (body === '') return {}
  try {
    const value: unknown = JSON.parse(body)
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
