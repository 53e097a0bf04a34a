import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, LANGUAGES, test } from './fixtures.ts'

test.use({ isFirstVisit: true })

const TEXTS = {
  pt: {
    shopNow: 'Comprar agora',
    h1: 'Colágeno com Ácido Hialurônico',
    bannerTitle: 'O colágeno que tem gosto de fruta',
    more: 'MAIS',
    less: 'MENOS',
    unfolded: 'Cada corpo responde no seu tempo',
    next: 'Próximas vantagens',
    previous: 'Vantagens anteriores',
    position: /^\d+(?: a \d+)? de 7$/,
    references: 'Referências científicas',
    tabs: 'Escolha um sabor',
    flavours: ['Cranberry', 'Limão', 'Tangerina', 'Frutas Tropicais', 'Pink Lemonade'],
    recipes: ['Cranberry bem gelado', 'Limonada com bolhinhas'],
    amount: 'Quantidade por 12g',
    serving: (flavour: string) => `Colágeno sabor ${flavour}, 1 medida`,
    home: 'Colágeno com ácido hialurônico',
    banner: 'Destaques',
    hub: [
      'Escolha o seu kit de colágeno',
      'Outras linhas da casa',
      'Compre por categoria',
      'Também muito procurados',
      'O que dizem nossos clientes',
      'Leia antes de escolher',
    ],
    sections: [
      'O que um copo por dia faz por você',
      'O que é o colágeno?',
      'Zero do que sobra, fonte do que falta',
      'Quatro semanas, quatro números',
      'Colágeno antienvelhecimento para o seu corpo',
      'Cinco ativos em uma só medida',
      'Cinco sabores, cinco jeitos de tomar',
      'Como consumir',
      'Quem toma, conta',
      'Dúvidas frequentes',
      'Só falta o primeiro copo',
    ],
  },
  en: {
    shopNow: 'Shop Now',
    h1: 'Collagen with Hyaluronic Acid',
    bannerTitle: 'The collagen that tastes like fruit',
    more: 'MORE',
    less: 'LESS',
    unfolded: 'Every body responds at its own pace',
    next: 'Next advantages',
    previous: 'Previous advantages',
    position: /^\d+(?: to \d+)? of 7$/,
    references: 'Scientific references',
    tabs: 'Choose a flavor',
    flavours: ['Cranberry', 'Lemon', 'Tangerine', 'Tropical Fruits', 'Pink Lemonade'],
    recipes: ['Iced cranberry', 'Sparkling Brazilian lemonade'],
    amount: 'Amount per 12g',
    serving: (flavour: string) => `${flavour} collagen, 1 scoop`,
    home: 'Collagen with hyaluronic acid',
    banner: 'Highlights',
    hub: [
      'Choose your collagen kit',
      'More from our range',
      'Shop by category',
      'More best sellers',
      'What our customers say',
      'Read before you choose',
    ],
    sections: [
      'What one glass a day does for you',
      'What is collagen?',
      'Free of what you don’t need, a source of what you do',
      'Four weeks, four numbers',
      'Anti-aging Collagen for Your Body',
      'Five active ingredients in one scoop',
      'Five flavors, five ways to drink them',
      'How to take it',
      'In their own words',
      'Frequently asked questions',
      'All that’s left is your first glass',
    ],
  },
} as const

const section = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })

/** Waits until an element is below the header and within the window. */
async function expectBelowHeader(page: Page, target: Locator) {
  await expect
    .poll(async () => {
      const top = (await target.boundingBox())!.y
      const header = await page.getByRole('banner').boundingBox()
      return top >= header!.y + header!.height && top < page.viewportSize()!.height
    })
    .toBe(true)
}

for (const { lang, home, localPath } of LANGUAGES) {
  const texts = TEXTS[lang]
  const landing = localPath('/colageno')

  test(`spec section 2 ${lang} ${home}: the banner links to the landing page, and below the first kits are links to the rest of the shop and what customers say`, async ({
    page,
  }) => {
    await page.goto(home)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.home)
    const banner = page.getByRole('region', { name: texts.banner })
    await expect(banner.getByRole('link').first()).toHaveAttribute('href', landing)
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    expect(headings.filter((text) => (texts.hub as readonly string[]).includes(text))).toEqual(texts.hub)
  })

  test(`spec section 2 spec section 4 P24 R91 ${lang} ${landing}: the sections are in the order of the specification, below one h1; the figures link to their references; ${texts.more} and ${texts.less} expand and collapse the text, by pointer and by keyboard; axe finds no violation with everything open`, async ({
    page,
  }) => {
    await page.goto(landing)
    await test.step('sections', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.h1)
      const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
      expect(headings.filter((text) => (texts.sections as readonly string[]).includes(text))).toEqual(
        texts.sections,
      )
      const advantages = section(page, texts.sections[2]).getByRole('listitem')
      await expect(advantages).toHaveCount(7)
      await expect(page.getByRole('table').getByRole('columnheader').nth(1)).toHaveText(texts.amount)
    })
    await test.step('figures', async () => {
      const formula = section(page, texts.sections[3])
      for (const percent of ['97%', '93%', '96%', '91%'])
        await expect(formula.getByText(percent)).toBeVisible()
      await expect(formula.getByRole('link', { name: texts.references })).toHaveAttribute(
        'href',
        localPath('/pagina/referencias'),
      )
    })
    await test.step('results', async () => {
      const results = section(page, texts.sections[0])
      const text = results.getByText(texts.unfolded)
      await expect(text).toBeHidden()
      await results.getByText(texts.more, { exact: true }).click()
      await expect(text).toBeVisible()
      await expect(results.getByText(texts.more, { exact: true })).toBeHidden()
      await results.locator('summary').press('Enter')
      await expect(text).toBeHidden()
      await expect(results.getByText(texts.less, { exact: true })).toBeHidden()
    })
    await test.step('axe', async () => {
      await page
        .locator('main summary')
        .evaluateAll((all) => all.forEach((summary) => (summary as HTMLElement).click()))
      await section(page, texts.sections[2]).scrollIntoViewIfNeeded()
      if (page.viewportSize()!.width < 960)
        await expect(page.getByRole('button', { name: texts.next })).toBeVisible()
      await expectAccessible(page)
    })
  })

  test(
    `spec section 2 ${lang} ${home}: the first kits link to all kits of the product, and no kit is listed twice; a click on the banner of ${landing}, and every "${texts.shopNow}", scrolls to the buy box`,
    { tag: '@one-language' },
    async ({ page }) => {
      await page.goto(home)
      const cards = page.getByRole('article').getByRole('heading', { level: 3 })
      const names = await cards.allTextContents()
      expect(names.length).toBeGreaterThan(4)
      expect(new Set(names).size).toBe(names.length)
      await page.getByRole('main').locator(`a[href="${landing}#kits"]`).click()
      await expect(page).toHaveURL(new RegExp(`${landing}#kits$`))
      await expectBelowHeader(page, page.getByRole('heading', { level: 2, name: texts.sections[4] }))

      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      const products = page.locator('#produtos').getByRole('heading', { level: 1 })
      const width = page.viewportSize()!.width
      const banner = (await page.getByText(texts.bannerTitle).boundingBox())!
      await page.mouse.click(width - 40, banner.y + 10)
      await expect(page).toHaveURL(/#produtos$/)
      await expectBelowHeader(page, products)
      for (const link of await page.getByRole('link', { name: texts.shopNow, exact: true }).all()) {
        await link.click()
        await expectBelowHeader(page, products)
      }
    },
  )

  test(
    `spec section 2 ${lang} ${landing}: keys and buttons move the carousel of advantages 360, 768 and 1280 px wide, and a status shows its position`,
    { tag: '@one-language' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const scripts: string[] = []
      page.on('response', async (response) => {
        if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''))
      })
      const hasCarousel = () => scripts.some((code) => code.includes('embla'))
      await page.goto(landing)
      await page.waitForLoadState('networkidle')
      expect(hasCarousel()).toBe(false)

      const band = section(page, texts.sections[2])
      const position = band.getByText(texts.position)
      const previous = band.getByRole('button', { name: texts.previous })
      for (const width of [360, 768, 1280])
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 740 })
          await band.scrollIntoViewIfNeeded()
          await expect(position).toHaveText(/^1\D/)
          await expect.poll(hasCarousel).toBe(true)
          await expect(previous).toHaveAttribute('aria-disabled', 'true')

          await band.getByRole('group').focus()
          await page.keyboard.press('ArrowRight')
          await expect(position).toHaveText(/^2\D/)
          await page.keyboard.press('End')
          await expect(position).toHaveText(/7 \D+ 7$/)
          await expect(band.getByRole('button', { name: texts.next })).toHaveAttribute(
            'aria-disabled',
            'true',
          )
          await expect(band.getByRole('listitem').last()).toBeInViewport()
          await page.keyboard.press('Home')
          await band.getByRole('button', { name: texts.next }).click()
          await expect(position).toHaveText(/^2\D/)
          await previous.click()
          await expect(position).toHaveText(/^1\D/)
        })
    },
  )

  test(
    `spec section 4 ${lang} ${landing}: the flavour tabs change the mode of use and the table's flavour by keyboard; one answer opens at a time, within 300 ms, and a link leads to all questions`,
    { tag: '@one-language' },
    async ({ page }) => {
      await page.goto(landing)
      await test.step('flavours', async () => {
        const flavours = section(page, texts.sections[6])
        const tabs = flavours.getByRole('group', { name: texts.tabs })
        const [first, second] = texts.recipes
        await expect(flavours.getByRole('heading', { name: first })).toBeVisible()
        await expect(flavours.getByRole('heading', { level: 3 })).toHaveCount(1)
        await tabs.getByRole('radio', { checked: true }).focus()
        for (const [index, name] of [...texts.flavours.entries()].slice(1)) {
          await page.keyboard.press('ArrowRight')
          await expect(tabs.getByRole('radio', { name, exact: true })).toHaveValue(String(index + 1))
          await expect(tabs.getByRole('radio', { name, exact: true })).toBeChecked()
          await expect(flavours.getByText(texts.serving(name), { exact: true })).toBeVisible()
          await expect(flavours.getByRole('heading', { level: 3 })).toHaveCount(1)
        }
        await tabs.getByText(texts.flavours[1], { exact: true }).click()
        await expect(flavours.getByRole('heading', { name: second })).toBeVisible()
        await expect(flavours.getByText(texts.serving(texts.flavours[0]), { exact: true })).toBeHidden()
        await expect(flavours.getByRole('table')).toBeVisible()
      })
      await test.step('questions', async () => {
        const faq = section(page, texts.sections[9])
        const items = faq.locator('details')
        const half = Math.ceil((await items.count()) / 2)
        await items.first().locator('summary').click()
        await items.nth(half).locator('summary').press('Enter')
        await expect(faq.locator('details[open]')).toHaveCount(1)
        await expect(items.nth(half)).toHaveAttribute('open')
        const duration = await items
          .first()
          .evaluate((item) => getComputedStyle(item, '::details-content').transitionDuration)
        expect(duration).toContain('0.3s')
        await expect(faq.locator('a[href$="/pagina/duvidas-frequentes"]')).toBeVisible()
      })
    },
  )
}

for (const [path, picture] of [
  ['/', 'banner-1'],
  ['/en/colageno', 'banner-2'],
] as const) {
  test(`T14 ${path}: the page requests its first picture once, in the displayed size, before all others`, async ({
    page,
  }) => {
    const requested: string[] = []
    page.on('request', (request) => {
      const file = /\/img\/(?:[0-9a-f]{5}\/)?(.+)$/.exec(request.url())?.[1]
      if (file) requested.push(file)
    })
    await page.goto(path)
    await expect(page.locator('head link[rel="preload"][as="image"]')).toHaveCount(1)
    const shown = page.locator(`main img[src*="/${picture}-"]`).first()
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    const file = await shown.evaluate((image: HTMLImageElement) => image.currentSrc.split('/').pop())
    expect(requested[0]).toBe(file)
    expect(requested.filter((each) => each.startsWith(picture))).toEqual([file])
  })
}

test('no horizontal scrolling on phones, tablets and desktops', { tag: '@any-size' }, async ({ page }) => {
  for (const path of ['/', '/en/colageno']) {
    await page.goto(path)
    for (const width of [360, 768, 1024, 1600]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect([path, width, overflow]).toEqual([path, width, 0])
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('text, carousel and accordions of the landing page work', async ({ page }) => {
    const texts = TEXTS.pt
    await page.goto('/colageno')
    for (const heading of texts.sections) {
      await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
    }
    const results = section(page, texts.sections[0])
    await results.getByText(texts.more, { exact: true }).click()
    await expect(results.getByText(texts.unfolded)).toBeVisible()

    const row = section(page, texts.sections[2]).getByRole('group')
    await expect(page.getByRole('button', { name: texts.next })).toHaveCount(0)
    await expect(row).toHaveCSS('overflow-x', 'auto')
    await expect(row).toHaveCSS('scroll-snap-type', 'x mandatory')
    const last = row.getByRole('listitem').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()

    const flavours = section(page, texts.sections[6])
    const tabs = flavours.getByRole('group', { name: texts.tabs })
    // Sections above get their true height only near the screen, so on a busy machine a tab can move under a first click.
    await expect(async () => {
      await tabs.getByText(texts.flavours[1], { exact: true }).click()
      await expect(tabs.getByRole('radio', { name: texts.flavours[1], exact: true })).toBeChecked({
        timeout: 1000,
      })
    }).toPass()
    await expect(flavours.getByRole('heading', { name: texts.recipes[1] })).toBeVisible()
    await expect(flavours.getByRole('heading', { name: texts.recipes[0] })).toBeHidden()

    await page.getByRole('link', { name: texts.shopNow, exact: true }).first().click()
    await expect(page).toHaveURL(/#produtos$/)
    await expect(page.locator('#produtos').getByRole('heading', { level: 1 })).toBeInViewport()
  })
})
