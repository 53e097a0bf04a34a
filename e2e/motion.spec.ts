import type { Page } from '@playwright/test'
import { drawerOf, expect, kitCard, LANGUAGES, test } from './fixtures.ts'

const [pt] = LANGUAGES

/** The slowest motion of the shop, in milliseconds. */
const SLOWEST_MS = 300
/** What moves without a new layout; the last three keep something in the page until it has gone. */
const SMOOTH = [
  'transform',
  'translate',
  'scale',
  'rotate',
  'opacity',
  'display',
  'overlay',
  'content-visibility',
]
/** Answers make room for themselves: whatever stands below would jump otherwise. */
const ROOM_OF_AN_ANSWER = 'height'

interface Motion {
  what: string
  ms: number
}

/** Notes every motion that begins and ends by itself, of elements and of changes between pages. */
async function noteMotions(page: Page) {
  await page.addInitScript(() => {
    const motions: Motion[] = []
    const grown: number[] = []
    Object.assign(window, { motions, grown })
    const note = ({ target }: Event) => {
      for (const motion of (target as Element).getAnimations({ subtree: true })) {
        const { duration, iterations } = motion.effect!.getComputedTiming()
        if (iterations === Infinity) continue
        const what = motion instanceof CSSTransition ? [motion.transitionProperty] : keysOf(motion)
        motions.push(...what.map((each) => ({ what: each, ms: Number(duration) })))
      }
    }
    const keysOf = ({ effect }: Animation) => {
      const [frame = {}] = (effect as KeyframeEffect).getKeyframes()
      return Object.keys(frame).filter((key) => !/^(?:offset|computedOffset|easing|composite)$/.test(key))
    }
    document.addEventListener('transitionrun', note)
    document.addEventListener('animationstart', note)

    const start = Document.prototype.startViewTransition
    Document.prototype.startViewTransition = function (...change) {
      const transition = start.apply(this, change)
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          const { pseudoElement } = effect as KeyframeEffect
          if (pseudoElement?.startsWith('::view-transition-group(r-'))
            grown.push(Number(effect!.getComputedTiming().duration))
        }
      })
      return transition
    }
  })
}

const motionsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { motions: Motion[] }).motions.splice(0))
const grownOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { grown: number[] }).grown.splice(0))

/** A motion is told one frame after it was caused. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Opens something, closes it, and gives the motions of either way. */
async function thereAndBack(page: Page, open: () => Promise<void>, close: () => Promise<void>) {
  await twoFrames(page)
  await motionsOf(page)
  await open()
  await twoFrames(page)
  const there = await motionsOf(page)
  await close()
  await twoFrames(page)
  return { there, back: await motionsOf(page) }
}

/** Every part of the home page that opens and closes. */
async function everyWay(page: Page) {
  const drawer = drawerOf(page, pt)
  const details = kitCard(page, '2 potes')
    .first()
    .getByRole('button', { name: /^Detalhes/ })
  const panel = page.getByRole('dialog', { name: /2 potes/ })
  const question = page.locator('main details[name]').first()
  const answer = question.locator('summary ~ *').first()
  const escape = () => page.keyboard.press('Escape')
  return {
    cart: await thereAndBack(
      page,
      async () => {
        await page.getByRole('banner').getByRole('link', { name: pt.cart }).first().click()
        await expect(drawer).toBeVisible()
      },
      async () => {
        await escape()
        await expect(drawer).toBeHidden()
      },
    ),
    panel: await thereAndBack(
      page,
      async () => {
        await details.click()
        await expect(panel).toBeVisible()
      },
      async () => {
        await escape()
        await expect(panel).toBeHidden()
      },
    ),
    answer: await thereAndBack(
      page,
      async () => {
        await question.locator('summary').click()
        await expect(answer).toBeVisible()
      },
      async () => {
        await question.locator('summary').click()
        await expect(answer).toBeHidden()
      },
    ),
  }
}

test('panels and answers open and close within 300 ms, and animate only properties without layout', async ({
  page,
}) => {
  await noteMotions(page)
  await page.goto('/')
  const ways = await everyWay(page)
  for (const [name, { there, back }] of Object.entries(ways)) {
    for (const { what, ms } of [...there, ...back]) {
      expect(ms, `${name}: ${what}`).toBeLessThanOrEqual(SLOWEST_MS)
      expect(name === 'answer' ? [...SMOOTH, ROOM_OF_AN_ANSWER] : SMOOTH, name).toContain(what)
    }
    const moving = (motions: Motion[]) => motions.filter(({ ms }) => ms > 0)
    expect(moving(there), `${name} opens`).not.toEqual([])
    expect(moving(back), `${name} closes`).not.toEqual([])
  }
})

test('nothing animates with prefers-reduced-motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await noteMotions(page)
  await page.goto('/')
  const ways = await everyWay(page)
  for (const [name, { there, back }] of Object.entries(ways))
    expect(
      [...there, ...back].filter(({ ms }) => ms > 0),
      name,
    ).toEqual([])
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the picture of a card grows into its page, and back keeps the place (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await noteMotions(page)
    await page.goto('/produtos')
    // The server's HTML holds nothing that a checker of HTML does not know.
    expect(await (await page.request.get('/produtos')).text()).not.toMatch(/ vt-/)
    const card = page.getByRole('main').locator('a[href="/serum"]')
    await card.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await card.click()
    await expect(page).toHaveURL('/serum')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (reducedMotion === 'reduce') {
      expect(await grownOf(page)).toEqual([])
    } else {
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { grown: number[] }).grown.length))
        .toBe(1)
      expect(Math.max(...(await grownOf(page)))).toBeLessThanOrEqual(SLOWEST_MS)
    }
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/produtos')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
    expect(await grownOf(page)).toEqual([])
  })
}
