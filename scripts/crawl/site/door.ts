import { randomBytes } from 'node:crypto'

/** What a shop answered, read to its end. */
export interface Answer {
  status: number
  headers: Headers
  text: string
}

const LONGEST_ANSWER_MS = 30_000

/** Asks a shop the way a crawler does: nothing is followed, nobody is logged in. */
export class Door {
  readonly origin: string
  // Limits are counted by address; the crawl is one visitor of its own behind a proxy (e2e/shop.ts).
  readonly #headers = {
    'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}`,
    'user-agent': 'Mozilla/5.0 (compatible; RosalumeCrawlCheck/1.0)',
    accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  }

  constructor(origin: string) {
    this.origin = origin
  }

  /** One answer without following redirects; rejects when the shop does not answer. */
  fetch(address: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Response> {
    return fetch(new URL(address, this.origin), {
      method,
      redirect: 'manual',
      headers: this.#headers,
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    })
  }

  /** The same with the text of its body. */
  async read(address: string): Promise<Answer> {
    const answer = await this.fetch(address)
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
}

/** Does something for each of many, a few at a time; what is added to the list meanwhile is done too. */
export async function eachOf<T>(
  list: readonly T[],
  atOnce: number,
  act: (one: T) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>()
  for (let next = 0; next < list.length || running.size > 0;) {
    if (next < list.length && running.size < atOnce) {
      const one = act(list[next++]!).finally(() => running.delete(one))
      running.add(one)
    } else await Promise.race(running)
  }
}
