import { whenIdle } from './when-idle.ts'

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'requestIdleCallback')
})

test('work waits for an idle moment, and no longer than it is told to', () => {
  const requestIdleCallback = jest.fn()
  Object.assign(window, { requestIdleCallback })
  const work = jest.fn()
  whenIdle(work, 4000)
  expect(requestIdleCallback).toHaveBeenCalledWith(work, { timeout: 4000 })
})

test('a browser that tells of no idle moments gets to the work a little later', () => {
  jest.useFakeTimers()
  const work = jest.fn()
  whenIdle(work, 4000)
  expect(work).not.toHaveBeenCalled()
  jest.advanceTimersByTime(50)
  expect(work).toHaveBeenCalledTimes(1)
})
