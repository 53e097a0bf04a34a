import { afterPaint } from './after-paint.ts'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

test('the work begins after the next frame, and its result is passed on', async () => {
  const work = jest.fn(() => Promise.resolve('loaded'))
  const result = afterPaint(work)
  await Promise.resolve()
  expect(work).not.toHaveBeenCalled()
  await nextFrame()
  expect(work).not.toHaveBeenCalled()
  expect(await result).toBe('loaded')
})

test('a failure of the work is passed on', async () => {
  await expect(afterPaint(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
})
