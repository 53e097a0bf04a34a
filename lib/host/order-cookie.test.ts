/** @jest-environment node */
import { openTestHost } from '../testing/test-host.ts'
import { setHost } from './host.ts'
import { heldOrders, MAX_HELD_ORDERS } from '../shop/held-orders.ts'
import { keyInCookie, orderCookie } from './order-cookie.ts'

beforeAll(() => openTestHost(() => Promise.resolve(new Response())))
afterAll(() => setHost(undefined))

const valueOf = (cookie: string) => /^pedido=([^;]*); /.exec(cookie)![1]!

test('4.31 the cookie has the keys of the orders opened last, each once, the newest first', () => {
  let held = ''
  for (const number of ['1001', '1002', '1001', '1003', '1004', '1005', '1006'])
    held = valueOf(orderCookie(held, number, `chave_-${number}`))
  const numbers = heldOrders(held).map(({ number }) => number)
  expect(numbers).toEqual(['1006', '1005', '1004', '1003', '1001'])
  expect(numbers).toHaveLength(MAX_HELD_ORDERS)
  expect(keyInCookie(held, '1003')).toBe('chave_-1003')
  expect(keyInCookie(held, '1002')).toBe('')
})

test('4.31 what is no number with a key in the cookie is ignored', () => {
  for (const value of ['', '1001', '1001.', '.chave', '0.chave', '1001.ch ave', '1001.chave.x', '~~'])
    expect([value, heldOrders(value)]).toEqual([value, []])
  expect(heldOrders('x~1001.chave~2')).toEqual([{ number: '1001', key: 'chave' }])
})
