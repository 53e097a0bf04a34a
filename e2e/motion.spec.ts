import type { Page } from '@playwright/test'
import { drawerOf, expect, kitCard, LANGUAGES, test } from './fixtures.ts'

const [pt] = LANGUAGES

/** The longest animation of the shop, in milliseconds. */
const SLOWEST_MS = 300
/** Properties that animate without a new layout; the last three keep an element displayed while it disappears. */
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
/** The answer of an FAQ entry also animates its height; otherwise the content below would jump. */
const FAQ_ANSWER_HEIGHT = 'height'

interface RecordedAnimation {
  property: string
  ms: number
}

/** The animation of a picture from its card to the gallery of its page. */
interface PictureTransition {
  properties: string[]
  ms: number
}

/** Records every finite animation of elements and of picture transitions between pages. */
async function recordAnimations(page: Page) {
  await page.addInitScript(() => {
    const motions: RecordedAnimation[] = []
    const pictureTransitions: PictureTransition[] = []
    Object.assign(window, { motions, pictureTransitions })
    const record = ({ target }: Event) => {
      for (const motion of (target as Element).getAnimations({ subtree: true })) {
        const { duration, iterations } = motion.effect!.getComputedTiming()
        // What follows the scroll position takes no time of its own.
        if (iterations === Infinity || !(motion.timeline instanceof DocumentTimeline)) continue
        const properties = motion instanceof CSSTransition ? [motion.transitionProperty] : keysOf(motion)
        motions.push(...properties.map((property) => ({ property, ms: Number(duration) })))
      }
    }
    const keysOf = ({ effect }: Animation) => {
      const [frame = {}] = (effect as KeyframeEffect).getKeyframes()
      return Object.keys(frame).filter((key) => !/^(?:offset|computedOffset|easing|composite)$/.test(key))
    }
    document.addEventListener('transitionrun', record)
    document.addEventListener('animationstart', record)

    const animate = Element.prototype.animate
    Element.prototype.animate = function (...frames) {
      const motion = animate.apply(this, frames)
      if (this.matches('main [role=group]'))
        pictureTransitions.push({
          properties: keysOf(motion),
          ms: Number(motion.effect!.getComputedTiming().duration),
        })
      return motion
    }
  })
}

/** Returns the animations recorded since the last call. */
const animationsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { motions: RecordedAnimation[] }).motions.splice(0))
const pictureTransitionsOf = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { pictureTransitions: PictureTransition[] }).pictureTransitions.splice(0),
  )

/** Waits for two frames: an animation's event fires one frame after its cause. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Runs `open` and `close`; returns the animations that each starts. */
async function openAndClose(page: Page, open: () => Promise<void>, close: () => Promise<void>) {
  await twoFrames(page)
  await animationsOf(page)
  await open()
  await twoFrames(page)
  const opening = await animationsOf(page)
  await close()
  await twoFrames(page)
  return { opening, closing: await animationsOf(page) }
}

/** Opens and closes the cart drawer and a details panel of the home page, and an answer of the page with the questions. */
async function openAndCloseAll(page: Page) {
  const drawer = drawerOf(page, pt)
  const details = kitCard(page, '2 potes')
    .first()
    .getByRole('button', { name: /^Detalhes/ })
  const panel = page.getByRole('dialog', { name: /2 potes/ })
  const question = page.locator('main details[name]').first()
  const answer = question.locator('summary ~ *').first()
  const escape = () => page.keyboard.press('Escape')
  const cart = await openAndClose(
    page,
    async () => {
      await page.getByRole('banner').getByRole('link', { name: pt.cart }).first().click()
      await expect(drawer).toBeVisible()
    },
    async () => {
      await escape()
      await expect(drawer).toBeHidden()
    },
  )
  const panelMotions = await openAndClose(
    page,
    async () => {
      await details.click()
      await expect(panel).toBeVisible()
    },
    async () => {
      await escape()
      await expect(panel).toBeHidden()
    },
  )
  await page.goto('/pagina/duvidas-frequentes')
  const answerMotions = await openAndClose(
    page,
    async () => {
      await question.locator('summary').click()
      await expect(answer).toBeVisible()
    },
    async () => {
      await question.locator('summary').click()
      await expect(answer).toBeHidden()
    },
  )
  return { cart, panel: panelMotions, answer: answerMotions }
}

test('panels and answers open and close within 300 ms; they animate only properties that need no layout, an answer also its height', async ({
  page,
}) => {
  await recordAnimations(page)
  await page.goto('/')
  const motionsByElement = await openAndCloseAll(page)
  for (const [name, { opening, closing }] of Object.entries(motionsByElement)) {
    for (const { property, ms } of [...opening, ...closing]) {
      expect(ms, `${name}: ${property}`).toBeLessThanOrEqual(SLOWEST_MS)
      expect(name === 'answer' ? [...SMOOTH, FAQ_ANSWER_HEIGHT] : SMOOTH, name).toContain(property)
    }
    const moving = (motions: RecordedAnimation[]) => motions.filter(({ ms }) => ms > 0)
    expect(moving(opening), `${name} opens`).not.toEqual([])
    expect(moving(closing), `${name} closes`).not.toEqual([])
  }
})

test('nothing animates with prefers-reduced-motion', { tag: '@any-size' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await recordAnimations(page)
  await page.goto('/')
  const motionsByElement = await openAndCloseAll(page)
  for (const [name, { opening, closing }] of Object.entries(motionsByElement))
    expect(
      [...opening, ...closing].filter(({ ms }) => ms > 0),
      name,
    ).toEqual([])
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const tag = reducedMotion === 'reduce' ? ['@any-size'] : []
  test(
    `decision 0056 the picture of a card grows into its page, and back restores the scroll position (motion: ${reducedMotion})`,
    { tag },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await recordAnimations(page)
      await page.goto('/produtos')
      const link = page.locator('a[href="/serum"]')
      const card = page.getByRole('main').locator(link)
      await card.scrollIntoViewIfNeeded()
      const picture = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: link })
        .locator('img')
        .first()
      // The animation's code loads after the first interaction, together with the code that turns smooth scrolling on (decision 0100).
      await expect(page.locator('html')).toHaveAttribute('data-scrolls', 'smoothly')
      // Only a picture that has loaded grows.
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true)
      // The click itself may scroll once more, when sections above get their true height.
      await page.evaluate(() => {
        const { dataset } = document.documentElement
        addEventListener('click', () => (dataset['clickedAt'] = String(scrollY)), {
          capture: true,
          once: true,
        })
      })
      await card.click()
      await expect(page).toHaveURL('/serum')
      const position = Number(await page.locator('html').getAttribute('data-clicked-at'))
      expect(position).toBeGreaterThan(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (reducedMotion === 'reduce') {
        expect(await pictureTransitionsOf(page)).toEqual([])
      } else {
        const transitions: PictureTransition[] = []
        const count = async () => transitions.push(...(await pictureTransitionsOf(page)))
        // The picture moves once it is decoded, which may be after the heading is shown.
        await expect.poll(count).toBeGreaterThan(0)
        const [transition, ...others] = transitions
        expect(others).toEqual([])
        expect(transition!.ms).toBeLessThanOrEqual(SLOWEST_MS)
        expect(transition!.properties.toSorted()).toEqual(['transform', 'transformOrigin'])
      }
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.goBack()
      await expect(page).toHaveURL('/produtos')
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(position)
      expect(await pictureTransitionsOf(page)).toEqual([])
    },
  )
}
