declare global {
  // environment.mjs puts it there.
  var openStoreApi: () => Promise<{ fetch(request: Request): Promise<Response> }>
}

/** A call that a page has made. */
interface SentCall {
  method: string
  path: string
  /** The session that went with it; '' for none. */
  session: string
  headers: Headers
  body: unknown
}

/** A browser's way to the store: what it has sent, and who may stand between. */
export interface StoreFetch {
  readonly calls: SentCall[]
  /** The calls of one method. */
  sent(method: string): SentCall[]
  /** Answers in place of the store: `pass` asks the store itself. Without one every call passes. */
  between: ((call: SentCall, pass: () => Promise<Response>) => Promise<Response>) | undefined
}

/**
 * Lets `fetch` reach the real store API as through the shop's door: App-Token added, the session kept as the browser
 * keeps its cookie. Each call of this begins as a new visitor.
 */
export async function routeFetchToStore(): Promise<StoreFetch> {
  const api = await globalThis.openStoreApi()
  const calls: SentCall[] = []
  const visitor: StoreFetch = {
    calls,
    sent: (method) => calls.filter((call) => call.method === method),
    between: undefined,
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
      const answer = await api.fetch(
        new Request(request.url, { method: request.method, headers, ...(text && { body: text }) }),
      )
      session = answer.headers.get('session') || session
      return answer
    }
    return visitor.between ? visitor.between(call, pass) : pass()
  }
  return visitor
}
