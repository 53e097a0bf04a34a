/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises'
import { Semaphore, SemaphoreBusy } from './semaphore.ts'

function job() {
  const { promise, resolve } = Promise.withResolvers<string>()
  const state = {
    started: false,
    task: () => {
      state.started = true
      return promise
    },
    end: () => resolve('done'),
  }
  return state
}

const started = (...jobs: ReturnType<typeof job>[]) => jobs.map((one) => one.started)

test('tasks share the capacity by weight, and a light one does not overtake a heavy one', async () => {
  const semaphore = new Semaphore(2, { maxWaiting: 5, maxWaitMs: 1000 })
  const [a, b, heavy, light] = [job(), job(), job(), job()]
  const runs = [
    semaphore.run(1, a.task),
    semaphore.run(1, b.task),
    semaphore.run(2, heavy.task),
    semaphore.run(1, light.task),
  ]
  await sleep(1)
  expect(started(a, b, heavy, light)).toEqual([true, true, false, false])
  a.end()
  await sleep(1)
  expect(started(heavy, light)).toEqual([false, false])
  b.end()
  await sleep(1)
  expect(started(heavy, light)).toEqual([true, false])
  heavy.end()
  light.end()
  await expect(Promise.all(runs)).resolves.toEqual(['done', 'done', 'done', 'done'])
  expect(semaphore.isIdle).toBe(true)
})

test('a task that waits too long is rejected and never starts; the next one runs', async () => {
  const semaphore = new Semaphore(1, { maxWaiting: 1, maxWaitMs: 30 })
  const [long, late] = [job(), job()]
  const running = semaphore.run(1, long.task)
  const waiting = semaphore.run(1, late.task)
  await expect(semaphore.run(1, job().task)).rejects.toThrow(SemaphoreBusy)
  await expect(waiting).rejects.toThrow(SemaphoreBusy)
  long.end()
  await running
  await expect(semaphore.run(1, async () => 'next')).resolves.toBe('next')
  expect(late.started).toBe(false)
})

test('when a heavy task times out, a lighter one behind it starts', async () => {
  const semaphore = new Semaphore(2, { maxWaitMs: 30 })
  const [first, light] = [job(), job()]
  const runs = [semaphore.run(1, first.task)]
  const heavy = semaphore.run(2, job().task)
  await sleep(15)
  runs.push(semaphore.run(1, light.task))
  await expect(heavy).rejects.toThrow(SemaphoreBusy)
  expect(light.started).toBe(true)
  first.end()
  light.end()
  await Promise.all(runs)
})

test('a caller beyond maxWaiting is rejected immediately, and a task that fails releases its weight', async () => {
  const semaphore = new Semaphore(1, { maxWaiting: 1 })
  const release = await semaphore.acquire()
  const second = semaphore.run(1, async () => Promise.reject(new Error('broken')))
  await expect(semaphore.run(1, async () => 3)).rejects.toThrow(SemaphoreBusy)
  release()
  release()
  await expect(second).rejects.toThrow('broken')
  await expect(semaphore.run(1, async () => 4)).resolves.toBe(4)
})

test('a task heavier than the capacity throws a RangeError', async () => {
  await expect(new Semaphore(2).acquire(3)).rejects.toThrow(RangeError)
})
