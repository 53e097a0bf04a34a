import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Pace } from './pace.ts'

test('decision 0025 the pause after a task is four times as long as the task, but not longer than two seconds', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  let now = 0
  context.mock.method(performance, 'now', () => now)
  const pace = new Pace(4, () => {})
  for (const [took, rest] of [
    [100, 400],
    [4000, 2000],
  ] as const) {
    const end = pace.start()
    now += took
    end()
    context.mock.timers.tick(rest - 1)
    assert.equal(pace.isFree, false)
    context.mock.timers.tick(1)
    assert.equal(pace.isFree, true)
  }
})
