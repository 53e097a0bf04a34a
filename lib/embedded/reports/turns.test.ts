import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { TooBusy, Turns } from './turns.ts'

function job() {
  const { promise, resolve } = Promise.withResolvers<string>()
  let begun = false
  return {
    work: () => {
      begun = true
      return promise
    },
    end: () => resolve('done'),
    get begun() {
      return begun
    },
  }
}

test('as much goes on as there is room for, the rest waits in line', async () => {
  const turns = new Turns({ room: 2, longest: 5, patienceMs: 1000 })
  const [a, b, heavy, light] = [job(), job(), job(), job()]
  const runs = [
    turns.run(1, a.work),
    turns.run(1, b.work),
    turns.run(2, heavy.work),
    turns.run(1, light.work),
  ]
  await sleep(1)
  assert.deepEqual(
    [a, b, heavy, light].map(({ begun }) => begun),
    [true, true, false, false],
  )
  a.end()
  await sleep(1)
  assert.deepEqual([heavy.begun, light.begun], [false, false], 'nobody overtakes')
  b.end()
  await sleep(1)
  assert.deepEqual([heavy.begun, light.begun], [true, false])
  heavy.end()
  light.end()
  assert.deepEqual(await Promise.all(runs), ['done', 'done', 'done', 'done'])
})

test('who waits too long or comes to a full line is sent away, and the next one still has its turn', async () => {
  const turns = new Turns({ room: 1, longest: 1, patienceMs: 30 })
  const [long, late, next] = [job(), job(), job()]
  const running = turns.run(1, long.work)
  const waiting = turns.run(1, late.work)
  await assert.rejects(turns.run(1, job().work), TooBusy, 'the line is full')
  await assert.rejects(waiting, TooBusy)
  long.end()
  await running
  next.end()
  assert.equal(await turns.run(1, next.work), 'done')
  assert.equal(late.begun, false)
})

test('work that fails makes room too', async () => {
  const turns = new Turns({ room: 1, longest: 1, patienceMs: 1000 })
  await assert.rejects(
    turns.run(1, () => Promise.reject(new Error('x'))),
    /x/,
  )
  assert.equal(await turns.run(1, async () => 1), 1)
})
