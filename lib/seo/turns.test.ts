import { TooManyWaiting, Turns } from './turns.ts'

test('so many work, so many wait, the next is turned away, and a turn that failed is free again', async () => {
  const turns = new Turns(1, 1)
  const release = await turns.enter()
  const second = turns.take(async () => Promise.reject(new Error('broken')))
  await expect(turns.take(async () => 3)).rejects.toBeInstanceOf(TooManyWaiting)
  release()
  await expect(second).rejects.toThrow('broken')
  await expect(turns.take(async () => 4)).resolves.toBe(4)
})
