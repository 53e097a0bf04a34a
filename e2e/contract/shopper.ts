import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkedResponse, type CheckedResponse } from './checked-response.ts'
import type { SubjectHeaders, SubjectInit } from './subject-type.ts'
import { subject } from './subject.ts'
import type { WireCart, ErrorDocument, WireLineHash, UserDocument } from './wire.ts'

const CART = '/v2/front/checkout/cart'

/** The key of a line; omitted fields are 0 or ''. */
export type WireLineKey = Partial<Omit<WireLineHash, 'quantidade'>> & { idProduto: number }

/** A response of a cart call: a cart or an error, depending on the status. */
export type CheckedCart = CheckedResponse<WireCart & ErrorDocument>

/** A visitor that sends the session of the last response, as a browser sends its cookie. */
export class Shopper {
  session = ''
  /** Sent with every request. */
  headers: SubjectHeaders = {}
  send: (path: string, init?: SubjectInit) => Promise<Response> = subject.fetch
  /** How many 503 responses to retry after Retry-After; the next one fails the test. */
  retriesLeft = 0

  /** Sends a request with this visitor's session; a `body` that is not a string goes as JSON. */
  async call<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: SubjectHeaders = {},
  ): Promise<CheckedResponse<T>> {
    const init = {
      method,
      headers: {
        Session: this.session,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...this.headers,
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }
    let response = await this.send(path, init)
    while (response.status === 503 && this.retriesLeft-- > 0) {
      const seconds = Number(response.headers.get('retry-after'))
      assert.ok(seconds > 0, 'a 503 has Retry-After')
      await response.arrayBuffer()
      await sleep(seconds * 1000)
      response = await this.send(path, init)
    }
    this.session = response.headers.get('session') || this.session
    return checkedResponse<T>(method, path, response)
  }

  /** GET checkout/cart. */
  cart(headers?: SubjectHeaders): Promise<CheckedCart> {
    return this.call('GET', CART, undefined, headers)
  }

  /** POST checkout/cart with one line. */
  add(
    line: WireLineKey & { quantidade?: number; tipo?: string },
    headers?: SubjectHeaders,
  ): Promise<CheckedCart> {
    const { tipo = 'lista', ...item } = line
    return this.call('POST', CART, { tipo, itens: [{ quantidade: 1, ...item }] }, headers)
  }

  /** POST checkout/cart with an unchanged body. */
  post(body: unknown, headers?: SubjectHeaders): Promise<CheckedCart> {
    return this.call('POST', CART, body, headers)
  }

  /** PUT checkout/cart for a line, as the shop sends it (contract 4.13). */
  put(
    line: WireLineKey & { tipo?: string },
    quantidade: unknown,
    headers?: SubjectHeaders,
  ): Promise<CheckedCart> {
    return this.call('PUT', CART, { ...lineBody(line), quantidade }, headers)
  }

  /** DELETE checkout/cart for a line, in the body. */
  remove(line: WireLineKey & { tipo?: string }, headers?: SubjectHeaders): Promise<CheckedCart> {
    return this.call('DELETE', CART, lineBody(line), headers)
  }

  /** Removes every line. */
  async empty(): Promise<void> {
    for (const { tipo, hash } of (await this.cart()).body.itens) await this.remove({ ...hash, tipo })
  }

  /** GET checkout/user. */
  user(): Promise<CheckedResponse<UserDocument>> {
    return this.call('GET', '/v2/front/checkout/user')
  }
}

function lineBody({ tipo = 'lista', ...name }: WireLineKey & { tipo?: string }) {
  const hash = { idAtributoSimples: 0, idUnidadeVenda: 0, idArmazem: 0, adicional: '', ...name }
  return { ...hash, hash, tipo }
}
