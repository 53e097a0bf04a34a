import { unlessJustFailed } from './recent-failures.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('L9 a load that failed a moment ago fails at once, and is tried again after a second', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue('up')
  await expect(unlessJustFailed('a', load)).rejects.toThrow('down')
  await expect(unlessJustFailed('a', load)).rejects.toThrow('down')
  expect(load).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(1001)
  await expect(unlessJustFailed('a', load)).resolves.toBe('up')
})

test('one failure is no other', async () => {
  await expect(unlessJustFailed('b', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  await expect(unlessJustFailed('c', () => Promise.resolve(1))).resolves.toBe(1)
})
