import { newIp } from '../../../e2e/new-ip.ts'

// Longer than anything that the shop may take, so that a slow response of an overloaded shop is measured, not aborted.
const TIMEOUT_MS = 30_000

/** A response as a whole; `status` is 0 when there was none. */
export interface Reply {
  status: number
  text: string
  headers: Headers
}

interface Init {
  method?: string
  body?: BodyInit
  headers?: Record<string, string>
}

/** A visitor with cookies. Each request has another IP address, so that the limits by IP address do not decide the result. */
export class Visitor {
  #cookies = new Map<string, string>()
  /** The IP address of every request; a new one for each when undefined. */
  ip: string | undefined

  async send(
    origin: string,
    path: string,
    { method = 'GET', body, headers = {} }: Init = {},
  ): Promise<Reply> {
    try {
      const response = await fetch(origin + path, {
        method,
        redirect: 'manual',
        headers: {
          'x-forwarded-for': this.ip ?? newIp(),
          // A reload closes idle connections. A browser then repeats the request on a new one; here each request has a new connection.
          connection: 'close',
          cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...headers,
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body !== undefined && { body }),
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        if (name) this.#cookies.set(name, value ?? '')
      }
      return { status: response.status, text: await response.text(), headers: response.headers }
    } catch (error) {
      return { status: 0, text: String((error as Error).cause ?? error), headers: new Headers() }
    }
  }
}
