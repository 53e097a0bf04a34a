import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { expect, LANGUAGES, test as base } from './fixtures.ts'
import { cardsOf, REVIEWS, hydrateReviews, shownReviews } from './reviews-on-page.ts'
import { runReviews } from './review-commands.ts'
import { openShop, type Shop } from './shop.ts'

// A second more than the time for which a page is fresh.
const PAGE_LIFE_MS = 121_000

interface ModeratedShop {
  shop: Shop
  /** Runs `npm run reviews` for the shop. */
  reviews: (...args: string[]) => Promise<string>
}

const test = base.extend<{ moderated: ModeratedShop }>({
  moderated: async ({ ownShop }, use) => {
    const shop = await ownShop(() => openShop())
    await use({ shop, reviews: (...args) => runReviews(shop, ...args) })
  },
})

// One worker starts the shop once.
test.describe.configure({ mode: 'default' })

const COPY = {
  pt: {
    title: 'Escreva a sua avaliação',
    rating: 'Sua nota',
    send: 'Enviar avaliação',
    thanks: 'Obrigado por avaliar!',
  },
  en: {
    title: 'Write your review',
    rating: 'Your rating',
    send: 'Send review',
    thanks: 'Thank you for your review!',
  },
} as const

for (const { lang, localPath } of LANGUAGES)
  test(
    `spec sections 2, 3 and 4 ${lang}: by keyboard a review is written, moderated, published, found, opened and sorted`,
    { tag: '@one-language' },
    async ({ page, moderated: { shop, reviews } }) => {
      const copy = REVIEWS[lang]
      const words = COPY[lang]
      const name = lang === 'pt' ? 'Joana do Teclado' : 'Jo of the Keys'
      const comment =
        lang === 'pt' ? 'Durmo melhor e gostei do sabor.' : 'I sleep better and the taste is good.'
      await page.goto(shop.origin + localPath('/melatonina'))
      const block = await hydrateReviews(page, lang)
      const before = (await shownReviews(page, lang)).length
      expect(before).toBeGreaterThan(0)

      await block.getByRole('button', { name: copy.write }).focus()
      await page.keyboard.press('Enter')
      const form = page.getByRole('dialog', { name: words.title })
      await form.getByRole('combobox').focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      for (let half = 1; half < 9; half++) await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Tab')
      await page.keyboard.type(name)
      await page.keyboard.press('Tab')
      await page.keyboard.type('joana@exemplo.com')
      await page.keyboard.press('Tab')
      await page.keyboard.type(comment)
      const portrait = sharp({
        create: { width: 300, height: 500, channels: 3, background: '#2f6b4f' },
      }).jpeg()
      await form
        .locator('[type=file]')
        .setInputFiles({ name: 'eu.jpg', mimeType: 'image/jpeg', buffer: await portrait.toBuffer() })
      await form.getByRole('button', { name: words.send }).focus()
      await page.keyboard.press('Enter')
      const sent = page.getByRole('dialog', { name: words.thanks })
      await expect(sent.getByRole('heading')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(sent).toBeHidden()

      // The review is hidden until a moderator approves it.
      await shop.advance(PAGE_LIFE_MS)
      const html = async () => (await fetch(shop.origin + localPath('/melatonina'))).text()
      await html()
      expect(await html()).not.toContain(name)
      const waiting = JSON.parse(await reviews('list', '--json', '--search', name)) as {
        reviews: { id: number }[]
      }
      await reviews('approve', String(waiting.reviews[0]!.id))
      await shop.advance(PAGE_LIFE_MS)
      await expect.poll(html).toContain(name)

      await page.reload()
      await hydrateReviews(page, lang)
      const card = cardsOf(page, lang).first()
      await expect(card.getByRole('heading')).toHaveText(name)
      await expect(card.getByRole('img', { name: copy.stars('4.5') })).toBeVisible()
      const photo = card.locator('img')
      expect(
        await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalHeight)),
      ).toBe(500)
      // In the narrow card of a phone the photo is above the text, so that the text has the whole width.
      const size = page.viewportSize()!
      await page.setViewportSize({ width: 360, height: 740 })
      const bottomOf = async (part: Locator) => part.evaluate((node) => node.getBoundingClientRect().bottom)
      expect(await bottomOf(photo)).toBeLessThan(await bottomOf(card.getByRole('heading')))
      await page.setViewportSize(size)
      await card.getByRole('link').focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog).toContainText(comment)
      const large = dialog.locator('img')
      await expect(large).toBeVisible()
      expect(
        await large.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalHeight)),
      ).toBe(500)
      await page.keyboard.press('Escape')
      await expect(card.getByRole('link')).toBeFocused()

      await block.getByRole('button', { name: copy.more }).focus()
      await page.keyboard.press('Enter')
      await expect(block.getByRole('button', { name: copy.noMore })).toBeDisabled()
      await expect(cardsOf(page, lang).nth(10).getByRole('link')).toBeFocused()
      const order = block.getByRole('combobox', { name: copy.order })
      await order.focus()
      for (const [value, label] of Object.entries(copy.orders)) {
        const read = page.waitForResponse((response) => response.url().includes(`order_by=${value}`))
        await page.keyboard.press('ArrowDown')
        const { data } = (await (await read).json()) as { data: { nome: string }[] }
        await expect(order.locator('option:checked')).toHaveText(label)
        await expect
          .poll(async () => (await shownReviews(page, lang)).map((shown) => shown.name))
          .toEqual(data.map(({ nome }) => nome))
      }
    },
  )
