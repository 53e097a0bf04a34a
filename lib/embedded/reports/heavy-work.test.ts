import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { HeavyWork, TooBusy } from './heavy-work.ts'

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
  const work = new HeavyWork({ room: 2, longest: 5, patienceMs: 1000 })
  const [a, b, heavy, light] = [job(), job(), job(), job()]
  const runs = [work.run(1, a.work), work.run(1, b.work), work.run(2, heavy.work), work.run(1, light.work)]
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
  const work = new HeavyWork({ room: 1, longest: 1, patienceMs: 30 })
  const [long, late, next] = [job(), job(), job()]
  const running = work.run(1, long.work)
  const waiting = work.run(1, late.work)
  await assert.rejects(work.run(1, job().work), TooBusy, 'the line is full')
  await assert.rejects(waiting, TooBusy)
  long.end()
  await running
  next.end()
  assert.equal(await work.run(1, next.work), 'done')
  assert.equal(late.begun, false)
})

test('work that fails makes room too', async () => {
  const work = new HeavyWork({ room: 1, longest: 1, patienceMs: 1000 })
  await assert.rejects(
    work.run(1, () => Promise.reject(new Error('x'))),
    /x/,
  )
  assert.equal(await work.run(1, async () => 1), 1)
})
