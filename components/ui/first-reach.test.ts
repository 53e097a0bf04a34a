import type * as FirstReach from './first-reach.ts'

const fresh = async () => {
  jest.resetModules()
  return (await import('./first-reach.ts')) as typeof FirstReach
}

const isSettled = async (promise: Promise<void>) =>
  (await Promise.race([promise.then(() => 'settled'), Promise.resolve('waiting')])) === 'settled'

test.each(['pointerover', 'focusin', 'touchstart', 'keydown', 'scroll'])(
  'a first %s is reaching for the page, also for who asks later',
  async (sign) => {
    const { firstReach } = await fresh()
    expect(await isSettled(firstReach())).toBe(false)
    document.dispatchEvent(new Event(sign, { bubbles: true }))
    await firstReach()
    expect(firstReach()).toBe(firstReach())
  },
)

test('a page that stands further down has been reached for', async () => {
  const { firstReach } = await fresh()
  window.scrollY = 400
  await firstReach()
  window.scrollY = 0
})
