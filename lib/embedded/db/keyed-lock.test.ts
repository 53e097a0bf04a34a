import assert from 'node:assert/strict'
import { test } from 'node:test'
import { KeyedLock } from './keyed-lock.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const settle = async () => {
  for (let tick = 0; tick < 40; tick++) await Promise.resolve()
}

test('L1 writes of one key run one after another, writes of other keys do not wait, and a failed write blocks none', async () => {
  const locks = new KeyedLock()
  const order: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = locks.run('a', () => gate.promise.then(() => order.push('first')))
  const second = locks.run('a', () => Promise.reject(new Error('second')))
  const third = locks.run('a', async () => order.push('third'))
  await locks.run('b', async () => order.push('other'))
  await settle()
  assert.deepEqual(order, ['other'])
  gate.resolve()
  await first
  await assert.rejects(second, { message: 'second' })
  await third
  assert.deepEqual(order, ['other', 'first', 'third'])
  await settle()
  assert.equal(locks.size, 0, 'finished keys are removed')
})

test('L5 a write that waits three seconds is rejected and never runs; a later one still waits for the running one', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const locks = new KeyedLock()
  const order: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = locks.run('a', () => gate.promise.then(() => order.push('first')))
  await settle()
  const late = assert.rejects(
    locks.run('a', async () => order.push('late')),
    DatabaseUnavailable,
  )
  context.mock.timers.tick(2999)
  const later = locks.run('a', async () => order.push('later'))
  context.mock.timers.tick(1)
  await late
  await settle()
  assert.deepEqual(order, [])
  gate.resolve()
  await Promise.all([first, later])
  assert.deepEqual(order, ['first', 'later'])
})
