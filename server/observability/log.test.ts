import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLog } from './log.ts'

function open() {
  const lines: string[] = []
  let now = 0
  const log = createLog({ write: (line) => lines.push(line), requestId: () => 'r1', now: () => now })
  const read = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  return { log, lines, read, wait: (ms: number) => (now += ms) }
}

test('L27 an error with its cause and stack is one line of JSON with the request’s id', () => {
  const { log, lines, read } = open()
  const cause = new TypeError('fetch failed')
  log('error', '⨯', new Error('No\nresponse', { cause }))
  assert.equal(lines.length, 1)
  assert.match(lines[0]!, /^\{.*\}\n$/)
  const [line] = read()
  assert.deepEqual(
    [line!['time'], line!['level'], line!['message'], line!['request']],
    ['1970-01-01T00:00:00.000Z', 'error', '⨯ Error: No response (TypeError: fetch failed)', 'r1'],
  )
  assert.ok((line!['stack'] as string[]).length <= 6)
})

test('L27 no line has an e-mail address, a telephone, a session, a token, a click id or a terminal code', () => {
  const { log, lines } = open()
  for (const text of [
    'GET /x?email=ana.b+c@exemplo.com.br&gclid=Cj0KCQ-1_a',
    'gclid%3DCj0KCQ-1_a ana%40exemplo.com',
    '{"app-token": "s3cret", "session": "s3cret"}',
    'PHPSESSID=s3cret; x',
    '__Host-PHPSESSID=s3cret; moderacao-dispositivo=s3cret',
    'access_token=s3cret&REVALIDATE_SECRET=s3cret&msclkid=s3cret',
    'Authorization: Bearer s3cret',
    'postgres://shop:s3cret@db.example/shop, https://s3cret@api.example/purge',
    'tel (11) 98888-7777',
    '\u001b[31mred',
  ])
    log('error', text)
  const all = lines.join('')
  assert.doesNotMatch(all, /exemplo|Cj0KCQ|s3cret|98888|\\u001b|\[31m/)
  assert.equal(all.split('\n').length, 11)
})

test('L28 an entry of the embedded store is a message with its stack, and without the fields that every line has', () => {
  const { log, read } = open()
  const { stack } = new Error('no such table')
  log('error', 'store:', {
    level: 'error',
    requestId: 'r1',
    route: '/checkout/cart',
    error: 'no such table',
    stack,
  })
  const [line] = read()
  assert.equal(line!['message'], 'store: {"route":"/checkout/cart","error":"no such table"}')
  assert.ok((line!['stack'] as string[]).length > 0)
})

test('L27 the same message is written once in ten seconds, then with the number of omitted ones', () => {
  const { log, read, wait } = open()
  for (let index = 0; index < 1000; index++) log('warn', 'page refresh:', 'ApiError: No response')
  assert.equal(read().length, 1)
  wait(10_000)
  log('warn', 'page refresh:', 'ApiError: No response')
  assert.deepEqual(
    read().map(({ repeated }) => repeated),
    [undefined, 999],
  )
})
