import { whenIdle } from './when-idle.ts'

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'requestIdleCallback')
})

test('the work runs when the browser is idle, at the latest after the timeout', () => {
  const requestIdleCallback = jest.fn()
  Object.assign(window, { requestIdleCallback })
  const work = jest.fn()
  whenIdle(work, 4000)
  expect(requestIdleCallback).toHaveBeenCalledWith(work, { timeout: 4000 })
})

test('without requestIdleCallback the work runs after a short delay', () => {
  jest.useFakeTimers()
  const work = jest.fn()
  whenIdle(work, 4000)
  expect(work).not.toHaveBeenCalled()
  jest.advanceTimersByTime(50)
  expect(work).toHaveBeenCalledTimes(1)
})
