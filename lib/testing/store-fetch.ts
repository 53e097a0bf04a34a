declare global {
  // Defined by environment.mjs.
  var openStoreApi: () => Promise<{ fetch(request: Request): Promise<Response> }>
}

/** A recorded request to the store. */
interface SentCall {
  method: string
  path: string
  /** The session id that it was sent with; '' for none. */
  session: string
  headers: Headers
  body: unknown
}

/** Records the requests to the store and can replace responses. */
export interface StoreFetch {
  readonly calls: SentCall[]
  /** The calls of one method. */
  sent(method: string): SentCall[]
  /** Responds instead of the store; `pass` forwards the request. While undefined, every request is forwarded. */
  intercept: ((call: SentCall, pass: () => Promise<Response>) => Promise<Response>) | undefined
}

/**
 * Replaces `fetch` with calls to the embedded store API, as through the shop's API proxy: it adds the App-Token and resends
 * the session as a browser resends its cookie. Each call of this function starts a new visitor.
 */
export async function routeFetchToStore(): Promise<StoreFetch> {
  const api = await globalThis.openStoreApi()
  const calls: SentCall[] = []
  const visitor: StoreFetch = {
    calls,
    sent: (method) => calls.filter((call) => call.method === method),
    intercept: undefined,
  }
  let session = ''
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const text = request.method === 'GET' ? '' : await request.text()
    const headers = new Headers(request.headers)
    headers.set('app-token', 'wapstore')
    headers.set('session', session)
    const call: SentCall = {
      method: request.method,
      path: pathname + search,
      session,
      headers,
      body: text ? JSON.parse(text) : undefined,
    }
    calls.push(call)
    const pass = async () => {
      const response = await api.fetch(
        new Request(request.url, { method: request.method, headers, ...(text && { body: text }) }),
      )
      session = response.headers.get('session') || session
      return response
    }
    return visitor.intercept ? visitor.intercept(call, pass) : pass()
  }
  return visitor
}
