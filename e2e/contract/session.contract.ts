import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pickOne } from './catalogue.ts'
import type { CheckedResponse } from './checked-response.ts'
import { Shopper } from './shopper.ts'
import { skipWithoutClock, skipOnExternalHost, subject } from './subject.ts'

const DAY = 86_400_000
const MONTH_SECONDS = 2_592_000
const READS = ['checkout/cart', 'checkout/user', 'settings', 'url/home'].map((path) => `/v2/front/${path}`)
const UNKNOWN_SESSIONS = ['', 'x', 'A'.repeat(22), 'A'.repeat(5000), "' OR 1=1 --", '../../etc/passwd', '%00']

const assertNoSession = ({ headers }: CheckedResponse<unknown>) => {
  assert.deepEqual(headers.getSetCookie(), [])
  assert.equal(headers.get('session'), null)
}
const parseCookie = (cookie = '') => {
  const [pair = '', ...rest] = cookie.split(/; */)
  return { pair, rest: new Map(rest.map((part) => part.split('=') as [string, string | undefined])) }
}

test('3.1 reads without a known session return the empty cart and the anonymous user, without a session', async () => {
  for (const session of UNKNOWN_SESSIONS) {
    for (const path of READS)
      assertNoSession(await new Shopper().call('GET', path, undefined, { Session: session }))
    const visitor = new Shopper()
    const { body: cart } = await visitor.cart({ Session: session })
    assert.deepEqual(
      [
        cart.itens,
        cart.quantidadeTotal,
        cart.subtotal.valor,
        cart.subtotal.parcelamento,
        cart.total.valor,
        cart.versao,
      ],
      [[], 0, 0, [], 0, 0],
    )
    const { body: user } = await visitor.user()
    assert.deepEqual(
      [user.id, user.logado, user.email, user.nomeRazao, user.userHash],
      [0, false, '', '', { email: '', celular: '', telefone: '' }],
    )
  }
})

test('3.1 the first write creates one session, sent as header and as cookie', async () => {
  const { id } = await pickOne()
  const { status, headers } = await new Shopper().add({ idProduto: id })
  assert.equal(status, 200)
  const session = headers.get('session') ?? ''
  assert.match(session, /^[A-Za-z0-9_-]{22,}$/)
  const cookies = headers.getSetCookie()
  assert.equal(cookies.length, 1)
  const { pair, rest } = parseCookie(cookies[0])
  assert.equal(pair, `${subject.sessionCookie}=${session}`)
  assert.equal(rest.get('Path'), '/')
  assert.equal(rest.get('Max-Age'), String(MONTH_SECONDS))
  assert.equal(rest.get('SameSite'), 'Lax')
  assert.ok(!rest.has('Domain'))
})

test(
  '3.1 the cookie is Secure on an https shop and readable by script',
  { skip: skipOnExternalHost },
  async () => {
    const { headers } = await new Shopper().add({ idProduto: (await pickOne()).id })
    const { rest } = parseCookie(headers.getSetCookie()[0])
    assert.ok(rest.has('Secure'))
    assert.ok(!rest.has('HttpOnly'))
  },
)

test('3.1 later writes and reads stay in the same session', async () => {
  const visitor = new Shopper()
  const { id } = await pickOne()
  await visitor.add({ idProduto: id })
  const { session } = visitor
  await visitor.add({ idProduto: id })
  await visitor.put({ idProduto: id }, 5)
  await visitor.user()
  assert.equal(visitor.session, session)
  const { headers, body } = await visitor.cart()
  assert.equal(body.quantidadeTotal, 5)
  for (const cookie of headers.getSetCookie())
    assert.equal(parseCookie(cookie).pair, `${subject.sessionCookie}=${session}`)
})

test('3.1 an unknown session is never adopted: a write creates another', async () => {
  const { id } = await pickOne()
  for (const sent of UNKNOWN_SESSIONS.filter(Boolean)) {
    const { status, headers } = await new Shopper().add({ idProduto: id }, { Session: sent })
    assert.equal(status, 200)
    assert.ok(headers.get('session'))
    assert.notEqual(headers.get('session'), sent)
    assert.deepEqual((await new Shopper().cart({ Session: sent })).body.itens, [])
  }
})

test('3.1 sessions are all different and have separate carts', async () => {
  const { id } = await pickOne()
  const visitors = Array.from({ length: 20 }, () => new Shopper())
  await Promise.all(
    visitors.map((visitor, index) => visitor.add({ idProduto: id, quantidade: (index % 5) + 1 })),
  )
  assert.equal(new Set(visitors.map(({ session }) => session)).size, visitors.length)
  const carts = await Promise.all(visitors.map((visitor) => visitor.cart()))
  assert.deepEqual(
    carts.map(({ body }) => body.quantidadeTotal),
    visitors.map((_, index) => (index % 5) + 1),
  )
})

test('3.1 writes without effect create no session', async () => {
  const { id } = await pickOne()
  assertNoSession(await new Shopper().add({ idProduto: 0 }))
  assertNoSession(await new Shopper().add({ idProduto: id, quantidade: -1 }))
  assertNoSession(await new Shopper().post('{'))
  const put = await new Shopper().put({ idProduto: id }, 2)
  assert.deepEqual([put.status, put.body.codigo], [404, 'item_nao_encontrado'])
  assertNoSession(put)
  const removal = await new Shopper().remove({ idProduto: id })
  assert.equal(removal.status, 200)
  assert.deepEqual([removal.body.itens, removal.body.versao], [[], 0])
  assertNoSession(removal)
})

test('3.1 storing a CEP creates a session too', async () => {
  const visitor = new Shopper()
  const response = await visitor.call('POST', '/v2/front/checkout/zipcode', { cep: '01310-100' })
  assert.equal(response.status, 200)
  assert.ok(response.headers.get('session'))
  assert.equal(response.headers.getSetCookie().length, 1)
  await visitor.add({ idProduto: (await pickOne()).id })
  assert.equal((await visitor.cart()).body.quantidadeTotal, 1)
  const rejected = await new Shopper().call('POST', '/v2/front/checkout/zipcode', { cep: '0131' })
  assert.equal(rejected.status, 422)
  assertNoSession(rejected)
})

test('3.1 a session ends 30 days after its last request', { skip: skipWithoutClock }, async () => {
  const visitor = new Shopper()
  const { id } = await pickOne()
  await visitor.add({ idProduto: id })
  const { session } = visitor
  subject.clock?.advance(20 * DAY)
  assert.equal((await visitor.add({ idProduto: id })).body.quantidadeTotal, 2)
  subject.clock?.advance(25 * DAY)
  assert.equal((await visitor.cart()).body.quantidadeTotal, 2)
  subject.clock?.advance(31 * DAY)
  assert.deepEqual((await visitor.cart()).body.itens, [])
  const { body } = await visitor.add({ idProduto: id })
  assert.equal(body.quantidadeTotal, 1)
  assert.notEqual(visitor.session, session)
})
