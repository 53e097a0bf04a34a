import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { generatedApi, generatedSettings } from './api.ts'
import { sentCart, type SentItem } from './cart.ts'
import { drawFrom } from './draw.ts'
import { generateStore } from './generate-store.ts'
import type { GeneratedStore } from './model.ts'

/** A random store over HTTP. */
export interface GeneratedHost {
  store: GeneratedStore
  /** The environment variables with which its owner configures the shop. */
  settings: Record<string, string>
  close(): void
}

/** What an owner may configure differently at the store (platform 1). */
export interface GeneratedHostOptions {
  /** The path of its API before /v2/front. */
  apiPath?: string
  /** The name of its session cookie. */
  cookie?: string
  /** Folders of its own site that have pages. */
  folders?: readonly string[]
}

/** Starts the random store of a seed, with a cart for each session (platform 1, 3.6). */
export async function startGeneratedHost(
  seed: number,
  options: GeneratedHostOptions = {},
): Promise<GeneratedHost> {
  const { apiPath: base = '/api', cookie: cookieName = 'PHPSESSID', folders } = options
  const draw = drawFrom(seed)
  const carts = new Map<string, SentItem[]>()
  const server = createServer(
    (request, reply) => void respond(request).then(([head, body]) => reply.writeHead(...head).end(body)),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const store = generateStore(draw, `loja${seed}`, origin, folders)
  const api = generatedApi(draw, store)

  async function respond(request: IncomingMessage): Promise<[[number, Record<string, string>], string]> {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin)
    const path = pathname.replace(`${base}/v2/front/`, '')
    const headers = { 'content-type': 'application/json' }
    if (path !== 'checkout/cart') {
      const { status, body } = api(path, searchParams)
      return [[status, headers], JSON.stringify(body)]
    }
    const known = parseCookies(request.headers.cookie)[cookieName]
    const session = known ?? `s${carts.size + 1}`
    const items = carts.get(session) ?? []
    if (request.method === 'POST') items.push(...((await json(request)) as { itens: SentItem[] }).itens)
    carts.set(session, items)
    const cookie = { 'set-cookie': `${cookieName}=${session}; Path=/; HttpOnly` }
    return [[200, { ...headers, ...cookie }], JSON.stringify(sentCart(draw, items))]
  }

  return {
    store,
    settings: { ...generatedSettings(store, base), SESSION_COOKIE: cookieName },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const parseCookies = (header = ''): Record<string, string> =>
  Object.fromEntries(header.split('; ').map((each) => each.split('=') as [string, string]))
