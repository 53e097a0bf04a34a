import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { Turns } from './turns.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

test('L1 writes of one name follow one another, those of others do not wait, and a failure holds nobody up', async () => {
  const turns = new Turns()
  const said: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = turns.run('a', () => gate.promise.then(() => said.push('first')))
  const second = turns.run('a', () => Promise.reject(new Error('second')))
  const third = turns.run('a', async () => said.push('third'))
  await turns.run('b', async () => said.push('other'))
  await settle()
  assert.deepEqual(said, ['other'])
  gate.resolve()
  await first
  await assert.rejects(second, { message: 'second' })
  await third
  assert.deepEqual(said, ['other', 'first', 'third'])
  await settle()
  assert.equal(turns.size, 0, 'nothing is kept of who is done')
})

test('L5 who waits three seconds gives up and is never run; who comes later still waits for the one at work', async () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  const turns = new Turns()
  const said: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = turns.run('a', () => gate.promise.then(() => said.push('first')))
  await settle()
  const late = assert.rejects(
    turns.run('a', async () => said.push('late')),
    DatabaseUnavailable,
  )
  mock.timers.tick(2999)
  const later = turns.run('a', async () => said.push('later'))
  mock.timers.tick(1)
  await late
  await settle()
  assert.deepEqual(said, [])
  gate.resolve()
  await Promise.all([first, later])
  assert.deepEqual(said, ['first', 'later'])
  mock.timers.reset()
})
