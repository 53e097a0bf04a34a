import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A store that responds as the real platform does: see `phpLike`. */
export interface PhpHost {
  url: string
  close(): Promise<void>
}

const SENT_AS_EMPTY_ARRAY = new Set(['atributos', 'categoria', 'landingPage', 'descontoVista', 'apps'])

/**
 * Returns a document as PHP writes it: numbers as text, an empty array for an empty object, and fields that the contract
 * does not have.
 */
function phpLike(value: unknown, key = ''): unknown {
  if (SENT_AS_EMPTY_ARRAY.has(key)) return []
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map((entry) => phpLike(entry))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([name, inner]) => [name, phpLike(inner, name)])
  return { ...Object.fromEntries(entries), campoNovo: { de: ['outra', 'versão'] }, legado: null }
}

/**
 * Starts a host that forwards to `upstream` and rewrites its responses: documents as PHP writes them, carts in a `data`
 * wrapper, the session in a cookie for another domain.
 */
export async function startPhpHost(upstream: string): Promise<PhpHost> {
  const server = createServer((request, reply) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const headers = new Headers()
      for (const name of ['app-token', 'session', 'content-type', 'accept-language', 'idempotency-key']) {
        const value = request.headers[name]
        if (typeof value === 'string') headers.set(name, value)
      }
      const body = chunks.length > 0 ? Buffer.concat(chunks) : null
      const response = await fetch(upstream + request.url, { method: request.method ?? 'GET', headers, body })
      const document = phpLike(await response.json())
      const session = response.headers.get('session')
      if (session) reply.setHeader('set-cookie', `PHPSESSID=${session}; path=/; domain=loja.example`)
      reply.writeHead(response.status, { 'content-type': 'application/json; charset=UTF-8' })
      const isCart = request.url?.includes('/checkout/cart') && response.ok
      reply.end(JSON.stringify(isCart ? { data: document } : document))
    })().catch((error: unknown) => reply.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
