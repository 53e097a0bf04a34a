import type * as FirstReach from './first-interaction.ts'

const fresh = async () => {
  jest.resetModules()
  return (await import('./first-interaction.ts')) as typeof FirstReach
}

const isSettled = async (promise: Promise<void>) =>
  (await Promise.race([promise.then(() => 'settled'), Promise.resolve('waiting')])) === 'settled'

test.each(['pointerover', 'focusin', 'touchstart', 'keydown', 'scroll'])(
  'a first %s counts as an interaction, also for later callers',
  async (sign) => {
    const { firstInteraction } = await fresh()
    expect(await isSettled(firstInteraction())).toBe(false)
    document.dispatchEvent(new Event(sign, { bubbles: true }))
    await firstInteraction()
    expect(firstInteraction()).toBe(firstInteraction())
  },
)

test('a page that is already scrolled counts as an interaction', async () => {
  const { firstInteraction } = await fresh()
  window.scrollY = 400
  await firstInteraction()
  window.scrollY = 0
})
