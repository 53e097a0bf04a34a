/** @jest-environment node */
import { unlessJustFailed } from './recent-failures.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('L9 a load that just failed fails immediately, and is retried after a second', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue('up')
  await expect(unlessJustFailed('a', load)).rejects.toThrow('down')
  await expect(unlessJustFailed('a', load)).rejects.toThrow('down')
  expect(load).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(1001)
  await expect(unlessJustFailed('a', load)).resolves.toBe('up')
})

test('a failure of one key does not affect another key', async () => {
  await expect(unlessJustFailed('b', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  await expect(unlessJustFailed('c', () => Promise.resolve(1))).resolves.toBe(1)
})
