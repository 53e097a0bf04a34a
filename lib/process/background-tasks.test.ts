/** @jest-environment node */
import { backgroundTasksDone, runInBackground } from './background-tasks.ts'

test('L13 background tasks start after the current one, and the shutdown waits for those that they start', async () => {
  const order: string[] = []
  runInBackground(async () => {
    order.push('first')
    runInBackground(async () => void order.push('second'))
  })
  order.push('response')
  await backgroundTasksDone()
  expect(order).toEqual(['response', 'first', 'second'])
})

test('L28 an error of a background task is logged and ends nothing else', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const error = new Error('broken')
  runInBackground(() => Promise.reject(error))
  await backgroundTasksDone()
  expect(log.mock.calls).toEqual([['background task:', error]])
  log.mockRestore()
})
