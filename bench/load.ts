import { Pool } from 'undici'

/** Adds an item to a cart; with session '' to a new one. Returns the session id; throws unless the status is 200. */
export type SendAdd = (idProduto: number, session: string) => Promise<string>

/** The result of a run of adds; times in ms. */
export interface AddRate {
  perSecond: number
  p50: number
  p99: number
}

const PATH = '/v2/front/checkout/cart'
const CLIENTS = 20
const ITEMS = [422, 423, 424]
// Three lines of 20 units stay below their stock and below the limit of 99 units per line.
const ADDS_PER_CART = 60

/** Lets 20 clients add items for this many milliseconds, each to its own carts. */
export async function measure(send: SendAdd, milliseconds: number): Promise<AddRate> {
  const times: number[] = []
  const until = performance.now() + milliseconds
  const began = performance.now()
  const client = async () => {
    let session = ''
    for (let turn = 0; performance.now() < until; turn++) {
      if (turn % ADDS_PER_CART === 0) session = ''
      const start = performance.now()
      session = await send(ITEMS[turn % ITEMS.length] ?? 0, session)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  const seconds = (performance.now() - began) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) }
}

/** Adds over HTTP on keep-alive connections. */
export function overHttp(address: string, appToken: string): { send: SendAdd; close: () => Promise<void> } {
  const pool = new Pool(address, { connections: CLIENTS, pipelining: 1 })
  const send: SendAdd = async (idProduto, session) => {
    const { statusCode, headers, body } = await pool.request({
      method: 'POST',
      path: PATH,
      headers: { 'App-Token': appToken, Session: session, 'Content-Type': 'application/json' },
      body: payload(idProduto),
    })
    const text = await body.text()
    if (statusCode !== 200) throw new Error(`POST ${PATH} → ${statusCode}: ${text.slice(0, 300)}`)
    return String(headers.session ?? session)
  }
  return { send, close: () => pool.close() }
}

/** Adds by calling the API's fetch in this process. */
export function inProcess(fetch: (request: Request) => Promise<Response>, appToken: string): SendAdd {
  return async (idProduto, session) => {
    const headers = { 'App-Token': appToken, Session: session, 'Content-Type': 'application/json' }
    const response = await fetch(
      new Request(`http://api.test${PATH}`, { method: 'POST', headers, body: payload(idProduto) }),
    )
    const text = await response.text()
    if (response.status !== 200) throw new Error(`POST ${PATH} → ${response.status}: ${text.slice(0, 300)}`)
    return response.headers.get('session') ?? session
  }
}

function payload(idProduto: number): string {
  return JSON.stringify({ tipo: 'lista', itens: [{ idProduto, idAtributoSimples: 0, quantidade: 1 }] })
}
