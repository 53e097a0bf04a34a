import { setTimeout as sleep } from 'node:timers/promises'
import { newIp } from '../../../e2e/new-ip.ts'

/** A response with its whole body. */
export interface TextResponse {
  status: number
  headers: Headers
  text: string
}

const TIMEOUT_MS = 30_000
const RETRY_AFTER_MS = 3000

/** Requests pages as a crawler does: without following redirects, without cookies. */
export class CrawlClient {
  readonly origin: string
  readonly #retries: number
  // Rate limits count by IP address. A shop that trusts its proxy (e2e/shop.ts) counts each crawl as a new visitor.
  readonly #headers = {
    'x-forwarded-for': newIp(),
    'user-agent': 'Mozilla/5.0 (compatible; StorefrontCrawlCheck/1.0)',
    accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    // Compressing and expanding every page would take as long as reading it.
    'accept-encoding': 'identity',
  }

  /** With `retries`, a page that is 503 is requested that many times more, as search engines do. */
  constructor(origin: string, { retries = 0 } = {}) {
    this.origin = origin
    this.#retries = retries
  }

  /** Requests an address; rejects when the shop does not respond within 30 s. */
  async fetch(address: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Response> {
    for (let retry = 0; ; retry++) {
      const response = await fetch(new URL(address, this.origin), {
        method,
        redirect: 'manual',
        headers: this.#headers,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (response.status !== 503 || retry === this.#retries) return response
      await response.body?.cancel()
      await sleep(RETRY_AFTER_MS)
    }
  }

  /** Sends a GET request and reads its body as text. */
  async read(address: string): Promise<TextResponse> {
    const response = await this.fetch(address)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
}
