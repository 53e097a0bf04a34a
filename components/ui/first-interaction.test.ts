import type * as FirstInteraction from './first-interaction.ts'

const importFresh = async () => {
  jest.resetModules()
  return (await import('./first-interaction.ts')) as typeof FirstInteraction
}

const isSettled = async (promise: Promise<void>) =>
  (await Promise.race([promise.then(() => 'settled'), Promise.resolve('waiting')])) === 'settled'

test.each(['pointerover', 'focusin', 'touchstart', 'keydown', 'scroll'])(
  'a first %s event resolves the promise, also for later callers',
  async (eventName) => {
    const { firstInteraction } = await importFresh()
    expect(await isSettled(firstInteraction())).toBe(false)
    document.dispatchEvent(new Event(eventName, { bubbles: true }))
    await firstInteraction()
    expect(firstInteraction()).toBe(firstInteraction())
  },
)

test('work that waits for the first interaction does not begin before the click of a tap is handled', async () => {
  jest.useFakeTimers()
  const { firstInteraction } = await importFresh()
  const interaction = firstInteraction()
  document.dispatchEvent(new Event('touchstart', { bubbles: true }))
  await jest.advanceTimersByTimeAsync(450)
  expect(await isSettled(interaction)).toBe(false)
  await jest.advanceTimersByTimeAsync(50)
  await interaction
  jest.useRealTimers()
})

test('on a page that is already scrolled the promise resolves at once', async () => {
  const { firstInteraction } = await importFresh()
  window.scrollY = 400
  await firstInteraction()
  window.scrollY = 0
})
