/** @jest-environment node */
import { openTestHost } from '../testing/test-host.ts'
import { setHost } from '../host/host.ts'
import { readFields, readForm } from './form.ts'

beforeEach(() => openTestHost(() => Promise.reject(new Error('no call'))))
afterEach(() => setHost(undefined))

function post(body: BodyInit, headers: Record<string, string> = {}) {
  return new Request('http://localhost/checkout', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    body,
  })
}

test('the fields keep their order; of two with one name the object has the last', async () => {
  const body = 'sabor=1&sabor=2&nome=Ana'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await readFields(post(body, headers))).toEqual([
    ['sabor', '1'],
    ['sabor', '2'],
    ['nome', 'Ana'],
  ])
  expect(await readForm(post(body, headers))).toEqual({ sabor: '2', nome: 'Ana' })
})

test.each([
  ['abcd', 'abcd'],
  ['abcde', 'abcd'],
  ['ab🍓c', 'ab🍓'],
  ['abc🍓', 'abc'],
  ['a\0b', 'ab'],
])(
  '"%s" is cut after four characters to "%s", without half of one and without NUL',
  async (text, expected) => {
    expect(await readForm(post(new URLSearchParams({ text }), {}), 4)).toEqual({ text: expected })
  },
)

test.each([
  [403, 'L23 another origin', 'a=1', { 'sec-fetch-site': 'cross-site' }],
  [413, 'L15 a large body', `a=${'x'.repeat(70_000)}`, {}],
  [400, 'a body that is no form', 'x', { 'content-type': 'multipart/form-data' }],
])('%d for %s, for this visitor only', async (status, _what, body, headers) => {
  const read = (await readForm(post(body, headers))) as Response
  expect([read.status, read.headers.get('cache-control')]).toEqual([status, 'private, no-store'])
})
