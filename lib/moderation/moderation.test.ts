/** @jest-environment node */
import { moderationPaths } from '../routes/moderation-paths.ts'
import { queueAddress, queueQueryString, readQueueQuery } from './queue-address.ts'
import { moderatorCookie } from './session-cookie.ts'
import { lastUndoable, ModeratorSessions, recordDecision } from './sessions.ts'
import { SignInAttempts } from './sign-in-attempts.ts'

const MINUTE_MS = 60_000
let now = 0
let ids = 0
const newId = () => String(++ids).padStart(22, 'x')

beforeEach(() => (now = 1_000_000))

describe('L25 wrong passwords', () => {
  test('after five from one address, it has to wait until the first of them is fifteen minutes old', () => {
    const attempts = new SignInAttempts(() => now)
    for (let count = 0; count < 5; count++) {
      expect(attempts.wait('1.1.1.1')).toBe(0)
      attempts.fail('1.1.1.1')
      now += MINUTE_MS
    }
    expect(attempts.wait('1.1.1.1')).toBe(10 * 60)
    expect(attempts.wait('2.2.2.2')).toBe(0)
    now += 10 * MINUTE_MS
    expect(attempts.wait('1.1.1.1')).toBe(0)
    attempts.fail('1.1.1.1')
    expect(attempts.wait('1.1.1.1')).toBe(60)
  })

  test('after thirty in total, every address has to wait', () => {
    const attempts = new SignInAttempts(() => now)
    for (let count = 0; count < 30; count++) {
      expect(attempts.wait(`10.0.0.${count}`)).toBe(0)
      attempts.fail(`10.0.0.${count}`)
    }
    expect(attempts.wait('10.0.1.1')).toBe(15 * 60)
  })

  test('the right password deletes the failures of its address', () => {
    const attempts = new SignInAttempts(() => now)
    for (let count = 0; count < 4; count++) attempts.fail('1.1.1.1')
    attempts.succeed('1.1.1.1')
    for (let count = 0; count < 4; count++) attempts.fail('1.1.1.1')
    expect(attempts.wait('1.1.1.1')).toBe(0)
  })
})

describe('L23 sessions', () => {
  test('a session lasts eight hours from its last use and has its own form token', () => {
    const sessions = new ModeratorSessions(() => now, newId)
    const id = sessions.open()
    const other = sessions.open()
    expect(sessions.find(id)?.formToken).not.toBe(sessions.find(other)?.formToken)
    for (let use = 0; use < 3; use++) {
      now += 8 * 60 * MINUTE_MS - 1
      expect(sessions.find(id)).toBeDefined()
    }
    expect(sessions.find(other)).toBeUndefined()
    now += 8 * 60 * MINUTE_MS
    expect(sessions.find(id)).toBeUndefined()
  })

  test('unknown and closed ids have no session', () => {
    const sessions = new ModeratorSessions(() => now, newId)
    const id = sessions.open()
    for (const guess of ['', 'x', newId(), `${id}x`, '__proto__'])
      expect(sessions.find(guess)).toBeUndefined()
    sessions.close(id)
    expect(sessions.find(id)).toBeUndefined()
  })

  test('a 51st session ends the one that was idle longest', () => {
    const sessions = new ModeratorSessions(() => now, newId)
    const [first, second] = [sessions.open(), sessions.open()]
    expect(sessions.find(first)).toBeDefined()
    for (let count = 0; count < 49; count++) sessions.open()
    expect(sessions.find(first)).toBeDefined()
    expect(sessions.find(second)).toBeUndefined()
  })

  test('the cookie is HttpOnly, SameSite=Strict and, over https, __Host-', () => {
    expect(moderatorCookie('a', 'https://loja.example')).toBe(
      '__Host-moderacao=a; Path=/; HttpOnly; SameSite=Strict; Secure',
    )
    expect(moderatorCookie('', 'http://localhost:3000')).toBe(
      'moderacao=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0',
    )
  })
})

test('the last thirty actions can be undone one by one', () => {
  const session = { formToken: '', actions: [], lastNumber: 0 }
  const before = [{ id: 1, status: 'waiting' as const, isPhotoShown: false }]
  expect(lastUndoable(session)).toBeUndefined()
  for (let count = 0; count < 40; count++) recordDecision(session, 'approve', before)
  recordDecision(session, 'reject', [])
  expect(session.actions).toHaveLength(30)
  const last = lastUndoable(session)!
  expect(last.number).toBe(40)
  last.isUndone = true
  expect(lastUndoable(session)?.number).toBe(39)
})

describe('addresses of the queue', () => {
  const read = (query: string) => readQueueQuery(new URLSearchParams(query), ['serum', 'colageno verisol'])

  test.each([
    ['', ''],
    ['estado=publicadas&assunto=colageno+verisol&busca=%C3%B3timo+sabor&pagina=3', undefined],
    ['estado=aberta&assunto=cafe&busca=+&pagina=-1', ''],
    ['pagina=0', ''],
    ['pagina=9999999999', ''],
  ])('the query "%s" is parsed and written again without invalid values', (query, expected = query) =>
    expect(queueQueryString(read(query))).toBe(expected),
  )

  test('queueAddress appends the parameters of the notice', () => {
    expect(queueAddress(read('estado=recusadas'), { feito: '4' })).toBe('/moderacao?estado=recusadas&feito=4')
    expect(queueAddress(read(''))).toBe(moderationPaths.queue)
  })
})
