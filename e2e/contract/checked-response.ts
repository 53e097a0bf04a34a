import assert from 'node:assert/strict'
import { cartSchema } from '#lib/contract/cart.ts'
import { errorSchema } from '#lib/contract/error.ts'
import { userSchema } from '#lib/contract/user.ts'
import { checkArithmetic, checkPlainText } from './cart-arithmetic.ts'
import { subject } from './subject.ts'
import type { WireCart, ErrorDocument, WireSettings } from './wire.ts'

/** A response with its body already read. */
export interface CheckedResponse<T> {
  status: number
  headers: Headers
  text: string
  body: T
}

const PERSONAL = /^\/v2\/front\/(?:(?:checkout|order|shipment|promotional)\/|wishlist)/
const CART = '/v2/front/checkout/cart'

let settings: Promise<WireSettings['configuracoes']> | undefined

/** Returns the store's settings; requests them once. */
export function storeSettings(): Promise<WireSettings['configuracoes']> {
  settings ??= subject
    .fetch('/v2/front/settings')
    .then((response) => response.json() as Promise<WireSettings>)
    .then(({ configuracoes }) => configuracoes)
  return settings
}

/** Reads a response and checks the rules that apply to every response of the store API (contract 3). */
export async function checkedResponse<T>(
  method: string,
  path: string,
  response: Response,
): Promise<CheckedResponse<T>> {
  const text = await response.text()
  const { status, headers } = response
  const where = `${method} ${path} → ${status}: ${text.slice(0, 500)}`
  const [route = ''] = path.replace(/^\/api(?=\/v2)/, '').split('?')
  assert.ok(headers.get('request-id'), `3.7 no Request-Id: ${where}`)
  assert.ok(status < 500, `a server error: ${where}`)
  if (PERSONAL.test(route) || method !== 'GET')
    assert.deepEqual(
      cacheControl(headers),
      { private: true, 'no-store': true },
      `3.3 Cache-Control: ${where}`,
    )
  if (status === 304 || text === '') return { status, headers, text, body: undefined as T }
  assert.match(headers.get('content-type') ?? '', /^application\/json/, where)
  const body = JSON.parse(text) as T
  if (status >= 400) checkError(body as ErrorDocument, headers, route, where)
  else if (route === CART) await checkCartResponse(body as WireCart, headers, method)
  else if (route.endsWith('/checkout/user')) await userSchema.validate(body)
  return { status, headers, text, body }
}

/** Returns the directives of Cache-Control; a directive without a value is `true`. */
export function cacheControl(headers: Headers): Record<string, string | true> {
  const directives = (headers.get('cache-control') ?? '').split(',').map((part) => part.trim().split('='))
  return Object.fromEntries(directives.filter(([name]) => name).map(([name, value]) => [name, value ?? true]))
}

function checkError(body: ErrorDocument, headers: Headers, route: string, where: string): void {
  assert.ok(errorSchema.isValidSync(body), `3.6 not an error document: ${where}`)
  checkPlainText(body.error)
  assert.match(body.codigo, /^[a-z][a-z_]*$/, `3.6 codigo: ${where}`)
  assert.equal(body.requestId, headers.get('request-id'), `3.6 requestId: ${where}`)
  for (const texts of Object.values(body.campos ?? {})) texts.forEach(checkPlainText)
  if (route === CART) assert.ok(body.mensagens?.length, `3.4 no mensagens: ${where}`)
  for (const message of body.mensagens ?? []) {
    assert.ok(['erro', 'aviso', 'sucesso', 'info'].includes(message.tipo), where)
    checkPlainText(message.mensagem)
  }
}

async function checkCartResponse(cart: WireCart, headers: Headers, method: string): Promise<void> {
  checkArithmetic(cart, await storeSettings())
  await cartSchema.validate(cart)
  assert.equal(headers.get('etag'), `"c${cart.versao}"`, '3.2 the ETag contains the version')
  assert.equal(cart.estrutura?.apps !== undefined, method === 'POST', '4.10 estrutura.apps only on POST')
}
