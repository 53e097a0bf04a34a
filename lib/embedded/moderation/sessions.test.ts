import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDatabase } from '../db/open.ts'
import { openSqlite } from '../db/sqlite.ts'
import { assemble } from '../index.ts'
import { CONFIG, temporaryFolder } from '../testing/test-shop.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const attempt = { ip: '203.0.113.1', device: '', passwordHash: 'hash' }

/** Two processes of one shop with a clock that a test moves. */
async function twoProcesses() {
  const folder = temporaryFolder()
  let now = Date.UTC(2026, 0, 2)
  const options = { config: CONFIG, clock: () => now }
  const apis = [
    assemble(await openDatabase({ kind: 'sqlite', file: folder.file }), options),
    assemble(openSqlite(folder.file), options),
  ] as const
  return {
    one: apis[0].moderation,
    other: apis[1].moderation,
    advance: (ms: number) => void (now += ms),
    [Symbol.asyncDispose]: async () => {
      for (const api of apis) await api.close()
      folder[Symbol.dispose]()
    },
  }
}

test('L23 a session is valid in another process, for eight hours from its last use, with its own form token', async () => {
  await using shop = await twoProcesses()
  const { id } = await shop.one.openSession(attempt)
  const { id: second } = await shop.one.openSession(attempt)
  const session = await shop.other.sessions.find(id)
  assert.ok(session)
  assert.notEqual(session.formToken, (await shop.other.sessions.find(second))?.formToken)
  for (let use = 0; use < 3; use++) {
    shop.advance(8 * HOUR_MS - 6 * MINUTE_MS)
    assert.equal((await shop.other.sessions.find(id))?.formToken, session.formToken)
  }
  assert.equal(await shop.one.sessions.find(second), undefined)
  shop.advance(8 * HOUR_MS)
  assert.equal(await shop.one.sessions.find(id), undefined)
})

test('L23 unknown and closed ids have no session; a 51st session ends the one that was idle longest', async () => {
  await using shop = await twoProcesses()
  const { id } = await shop.one.openSession(attempt)
  for (const guess of ['', 'x', 'x'.repeat(22), `${id}x`, '__proto__'])
    assert.equal(await shop.one.sessions.find(guess), undefined)
  shop.advance(10 * MINUTE_MS)
  const { id: second } = await shop.one.openSession(attempt)
  shop.advance(10 * MINUTE_MS)
  assert.ok(await shop.one.sessions.find(id))
  for (let count = 0; count < 49; count++) await shop.one.openSession(attempt)
  assert.ok(await shop.one.sessions.find(id))
  assert.equal(await shop.one.sessions.find(second), undefined)
  await shop.other.sessions.close(id)
  assert.equal(await shop.one.sessions.find(id), undefined)
})

test('the actions of a session that two processes record at once are all kept', async () => {
  await using shop = await twoProcesses()
  const { id } = await shop.one.openSession(attempt)
  const add = ({ sessions }: typeof shop.one) =>
    sessions.change(id, (session) => {
      const number = ++session.lastNumber
      session.actions.push({ number, decision: 'approve', before: [], isUndone: false })
      return number
    })
  await Promise.all(Array.from({ length: 10 }, (_, index) => add(index % 2 ? shop.one : shop.other)))
  const numbers = (await shop.one.sessions.find(id))?.actions.map(({ number }) => number)
  assert.deepEqual(numbers, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  assert.equal(await shop.one.sessions.change('x'.repeat(22), () => 1), undefined)
})

test('L25 sign-in waits after five wrong passwords from an IP address or thirty from unknown devices; a known device signs in', async () => {
  await using shop = await twoProcesses()
  const { device } = await shop.one.openSession(attempt)
  const take = (ip: string, index = 0) =>
    (index % 2 ? shop.one : shop.other).takeSignIn({ ...attempt, ip: ip })
  for (let count = 0; count < 5; count++) assert.equal(await take('198.51.100.1', count), 0)
  assert.equal(await take('198.51.100.1'), 15 * 60)
  for (let count = 0; count < 25; count++) assert.equal(await take(`198.51.101.${count}`, count), 0)
  assert.equal(await take('198.51.102.1'), 15 * 60)
  assert.equal(await shop.one.secondsUntilSignIn({ ...attempt, ip: '198.51.102.2' }), 15 * 60)
  const known = { ...attempt, device }
  assert.equal(await shop.other.secondsUntilSignIn(known), 0)
  assert.equal(await shop.other.takeSignIn(known), 0)
  for (let count = 0; count < 9; count++) assert.equal(await shop.one.takeSignIn(known), 0)
  assert.equal(await shop.one.takeSignIn(known), 15 * 60, 'a known device has ten attempts')
  const withNewPassword = { ...known, passwordHash: 'other' }
  assert.equal(
    await shop.other.takeSignIn(withNewPassword),
    15 * 60,
    'a new password makes the device token invalid',
  )
  shop.advance(-24 * HOUR_MS)
  assert.equal(await take('198.51.102.1'), 0, 'a clock put back a day locks nobody out')
})

test('L25 the right password clears the failed attempts of its IP address', async () => {
  await using shop = await twoProcesses()
  for (let round = 0; round < 3; round++) {
    for (let count = 0; count < 4; count++) assert.equal(await shop.one.takeSignIn(attempt), 0)
    await shop.one.openSession(attempt)
  }
})
