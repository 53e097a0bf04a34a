import type * as FirstInteraction from './first-interaction.ts'

const importFresh = async () => {
  jest.resetModules()
  return (await import('./first-interaction.ts')) as typeof FirstInteraction
}

async function isSettled(promise: Promise<void>) {
  let settled = false
  void promise.then(() => (settled = true))
  for (let tick = 0; tick < 3; tick++) await Promise.resolve()
  return settled
}

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

describe('work that waits for the first interaction', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test.each([
    ['begins 500 ms after a touch without a click', 500, false],
    ['begins once the click of a tap has been painted', 100, true],
  ])('%s', async (_name, milliseconds, isClicked) => {
    const { firstInteraction } = await importFresh()
    const interaction = firstInteraction()
    document.dispatchEvent(new Event('touchstart', { bubbles: true }))
    await jest.advanceTimersByTimeAsync(milliseconds - 1)
    if (isClicked) document.dispatchEvent(new Event('click', { bubbles: true }))
    expect(await isSettled(interaction)).toBe(false)
    await jest.advanceTimersByTimeAsync(isClicked ? 20 : 1)
    expect(await isSettled(interaction)).toBe(true)
  })
})

test('on a page that is already scrolled the promise resolves at once', async () => {
  const { firstInteraction } = await importFresh()
  window.scrollY = 400
  await firstInteraction()
  window.scrollY = 0
})
