/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises'
import { responsiveTimeSignal, withinResponsiveTime } from './responsive-time.ts'

function block(ms: number) {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('L8 an answer that takes longer than the deadline is rejected', async () => {
  const start = performance.now()
  await expect(withinResponsiveTime((signal) => sleep(5000, 'late', { signal }), 60)).rejects.toThrow(
    'The time is up',
  )
  expect(performance.now() - start).toBeLessThan(4000)
})

test('L8 an answer that arrives while this process is busy counts, although the deadline has passed', async () => {
  const answer = withinResponsiveTime(() => sleep(30, 'in time'), 500)
  block(700)
  await expect(answer).resolves.toBe('in time')
})

test('L8 several steps of an answer may wait for a busy process; one that stays busy ends the wait after three times the deadline', async () => {
  const steps = async (count: number, signal?: AbortSignal) => {
    for (let step = 0; step < count && !signal?.aborted; step++) {
      await sleep(1)
      block(80)
    }
    return 'done'
  }
  await expect(withinResponsiveTime(() => steps(10), 600)).resolves.toBe('done')
  await expect(withinResponsiveTime((signal) => steps(1000, signal), 600)).rejects.toThrow('The time is up')
})

test('a cancelled signal does not abort', async () => {
  const { signal, cancel } = responsiveTimeSignal(40)
  const other = responsiveTimeSignal(40)
  cancel()
  await new Promise((resolve) => other.signal.addEventListener('abort', resolve))
  expect(signal.aborted).toBe(false)
})
