import type { APIRequestContext } from '@playwright/test'
import { expectAccessible, WCAG } from './accessibility.ts'
import { expect, LANGUAGES, test } from './fixtures.ts'
import { cardsOf, REVIEWS, reviewsOf, hydrateReviews, shownReviews } from './reviews-on-page.ts'

const ALL = '/avaliacoes-produtos-rosalume'
interface List {
  data: { nome: string; nota: number; created_at: string; status_imagem: boolean }[]
  meta: { total: number; last_page: number; media: number }
}

/** Makes times comparable: the HTML has milliseconds, the API microseconds. */
const timestamp = (time: string) => new Date(time).getTime()

async function fetchReviews(request: APIRequestContext, topic: string, more = ''): Promise<List> {
  const response = await request.get(`/api/avaliacoes/produto/rosalume?filter_produto=${topic}${more}`)
  return (await response.json()) as List
}

for (const language of LANGUAGES) {
  const { lang, localPath } = language
  const copy = REVIEWS[lang]

  test(
    `${lang}: the page of all reviews begins its first review on the first screen`,
    { tag: '@any-size' },
    async ({ page }) => {
      for (const [width, height] of [
        [360, 740],
        [768, 1024],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.goto(localPath(ALL))
        await expect(cardsOf(page, lang).first().getByRole('heading')).toBeInViewport({ ratio: 1 })
      }
    },
  )

  test(`spec sections 2 and 9 ${lang}: the rating beside the name shows average and count and links to the reviews; a card opens the whole review by keyboard, Esc returns the focus, and axe finds no violation`, async ({
    page,
    request,
  }) => {
    await test.step('the rating beside the name', async () => {
      const average = Number(await (await request.get('/api/avaliacoes/media/rosalume/serum')).text())
      const { meta } = await fetchReviews(request, 'serum')
      await page.goto(localPath('/serum'))
      const rating = page.getByRole('link', { name: copy.count(String(meta.total)) })
      const stars = rating.getByRole('img')
      await expect(stars).toHaveAccessibleName(new RegExp(String(average).replace('.', '[.,]')))
      // The active part is average divided by 5, as a percent; a star is 18 px.
      expect(
        await stars.evaluate((node) => parseFloat(getComputedStyle(node).getPropertyValue('--filled'))),
      ).toBeCloseTo(average * 20, 0)
      expect((await stars.boundingBox())!.height).toBe(18)
      await rating.click()
      await expect(reviewsOf(page)).toBeInViewport()
      await expect(page).toHaveURL(/#avaliacoes$/)
    })

    await test.step('a card opens the whole review', async () => {
      await hydrateReviews(page, lang)
      const card = cardsOf(page, lang).first()
      await card.getByRole('link').focus()
      await page.keyboard.press('Enter')
      const name = await card.getByRole('heading').textContent()
      const dialog = page.getByRole('dialog', { name: name! })
      await expect(dialog).toBeVisible()
      const stars = await card.getByRole('img', { name: /5 estrelas|5 stars/ }).getAttribute('aria-label')
      await expect(dialog.getByRole('img', { name: stars! })).toBeVisible()
      await expect(dialog.getByText((await card.locator('p').textContent())!)).toBeVisible()
      await expectAccessible(page, WCAG)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(card.getByRole('link')).toBeFocused()
    })
  })

  test(`R91 ${lang}: the list of reviews that the browser takes over is as high as the server's, so nothing below moves`, async ({
    page,
  }) => {
    await page.goto(localPath('/colageno'))
    const heightOf = () =>
      reviewsOf(page).evaluate((section) => {
        section.style.contentVisibility = 'visible'
        return section.getBoundingClientRect().height
      })
    const served = await heightOf()
    await hydrateReviews(page, lang)
    expect(await heightOf()).toBeCloseTo(served, 0)
  })

  test(
    `spec section 4 P13 ${lang}: at first photos come first while the control reads "most recent"; 'load more' extends the list up to the last review; each option fetches its order from page 1`,
    { tag: '@one-language' },
    async ({ page, request }) => {
      await page.goto(localPath('/whey'))
      const block = await hydrateReviews(page, lang)
      const order = block.getByRole('combobox', { name: copy.order })
      await expect(order.locator('option:checked')).toHaveText(copy.orders.created_at_desc)
      const first = await fetchReviews(request, 'whey protein')
      expect((await shownReviews(page, lang)).map(({ name }) => name)).toEqual(
        first.data.map(({ nome }) => nome),
      )

      await test.step("'load more' moves the focus to the new reviews and announces their number", async () => {
        const { meta } = await fetchReviews(request, 'whey protein')
        expect(meta.total).toBeGreaterThan(10)
        const list = block.getByRole('list', { name: copy.list })
        const isHeightLimited = () => list.evaluate((node) => getComputedStyle(node).maxHeight !== 'none')
        expect(await isHeightLimited()).toBe(true)
        await expect(cardsOf(page, lang)).toHaveCount(10)
        for (let pages = 2; pages <= meta.last_page; pages++) {
          await block.getByRole('button', { name: copy.more }).click()
          const count = Math.min(pages * 10, meta.total)
          await expect(cardsOf(page, lang)).toHaveCount(count)
          await expect(
            cardsOf(page, lang)
              .nth((pages - 1) * 10)
              .getByRole('link'),
          ).toBeFocused()
          await expect(cardsOf(page, lang).nth((pages - 1) * 10)).toBeInViewport()
          await expect(block.getByText(copy.loaded(count - (pages - 1) * 10))).toBeAttached()
        }
        expect(await isHeightLimited()).toBe(false)
        await expect(block.getByRole('button', { name: copy.noMore })).toBeDisabled()
        const ids = await cardsOf(page, lang).evaluateAll((cards) => cards.map(({ id }) => id))
        expect(new Set(ids).size, 'each review once').toBe(meta.total)
      })

      await test.step('each option fetches its order', async () => {
        for (const [value, label] of Object.entries(copy.orders)) {
          const expected = await fetchReviews(request, 'whey protein', `&order_by=${value}`)
          const read = page.waitForResponse((response) => response.url().includes(`order_by=${value}`))
          await order.selectOption(value)
          const response = await read
          expect(new URL(response.url()).searchParams.get('page'), 'from the first page').toBe('1')
          await expect(order.locator('option:checked')).toHaveText(label)
          await expect
            .poll(async () =>
              (await shownReviews(page, lang)).map(({ name, at: time }) => [name, timestamp(time)]),
            )
            .toEqual(expected.data.map(({ nome, created_at }) => [nome, timestamp(created_at)]))
        }
      })
    },
  )

  test(
    `P25 contract 4.15 decision 0078 ${lang}: when a further page fails the loaded reviews stay and a notice appears; the bars filter the product's list; the next page is requested from this shop`,
    { tag: '@one-language' },
    async ({ page, request, consoleErrors }) => {
      const hosts: string[] = []
      page.on('request', (sent) => hosts.push(new URL(sent.url()).host))
      await page.goto(localPath('/whey'))
      const block = await hydrateReviews(page, lang)

      await test.step('a further page fails', async () => {
        await page.route('**/api/avaliacoes/**', (route) => route.abort())
        await block.getByRole('button', { name: copy.more }).click()
        await expect(block.getByText(copy.failedMore)).toBeVisible()
        await expect(cardsOf(page, lang)).toHaveCount(10)
        await page.unroute('**/api/avaliacoes/**')
        await block.getByRole('button', { name: copy.retry }).click()
        await expect(cardsOf(page, lang)).not.toHaveCount(10)
        await expect(block.getByText(copy.failedMore)).toBeHidden()
        // A failed change of the order also shows a notice and can be retried.
        await page.route('**/api/avaliacoes/**', (route) => route.fulfill({ status: 500, body: '{}' }))
        await block.getByRole('combobox', { name: copy.order }).selectOption('nota_asc')
        await expect(block.getByText(copy.failed)).toBeVisible()
        await page.unroute('**/api/avaliacoes/**')
        await block.getByRole('button', { name: copy.retry }).click()
        await expect(cardsOf(page, lang)).toHaveCount(10)
        consoleErrors.length = 0
      })

      await test.step("the bars count the product's own ratings and filter its list, with the order and with more pages", async () => {
        const stars = lang === 'pt' ? /^5 estrelas/ : /^5 stars/
        const { meta } = await fetchReviews(request, 'whey protein', '&filter_nota=5')
        await block.getByRole('button', { name: stars }).click()
        await expect(block.getByRole('button', { name: stars })).toHaveAttribute('aria-pressed', 'true')
        await block.getByRole('combobox', { name: copy.order }).selectOption('created_at_asc')
        const expected = await fetchReviews(request, 'whey protein', '&filter_nota=5&order_by=created_at_asc')
        await expect
          .poll(async () => (await shownReviews(page, lang)).map(({ at: time }) => timestamp(time)))
          .toEqual(expected.data.map(({ created_at }) => timestamp(created_at)))
        for (let shown = 10; shown < meta.total; shown += 10)
          await block.getByRole('button', { name: copy.more }).click()
        await expect(cardsOf(page, lang)).toHaveCount(meta.total)
        await expectAccessible(page, WCAG)
        await block
          .getByRole('button', { name: lang === 'pt' ? 'Remover o filtro' : 'Remove the filter' })
          .click()
        await expect(block.getByRole('button', { name: stars })).toBeFocused()
        await expect(cardsOf(page, lang)).toHaveCount(10)
      })

      await test.step('on the page of all reviews a filter hides the links to the numbered pages of the unfiltered list', async () => {
        await page.goto(localPath(ALL))
        const all = await hydrateReviews(page, lang)
        const pages = page.getByRole('navigation', { name: lang === 'pt' ? 'Páginas' : 'Pages' })
        await expect(pages).toBeVisible()
        await all.getByRole('button', { name: lang === 'pt' ? /^1 estrela/ : /^1 star/ }).click()
        await expect(pages).toBeHidden()
        await all
          .getByRole('button', { name: lang === 'pt' ? 'Remover o filtro' : 'Remove the filter' })
          .click()
        await expect(pages).toBeVisible()
        await page.goto(localPath('/whey'))
        await hydrateReviews(page, lang)
      })

      await test.step('the API links to another host, and repeats a review', async () => {
        const review = (id: number) => ({
          id,
          nome: `Pessoa ${id}`,
          nota: 5,
          comentario: 'Bom.',
          imagem: null,
          status_imagem: false,
          created_at: '2026-05-02T13:20:00.000000Z',
        })
        await page.route('**/api/avaliacoes/produto/**', (route) => {
          const number = Number(new URL(route.request().url()).searchParams.get('page'))
          return route.fulfill({
            json: {
              data: [review(number * 2), review(number * 2 + 1), review(4)],
              links: { next: `http://evil.example/api/avaliacoes/produto/rosalume?page=${number + 1}` },
              meta: { current_page: number, last_page: 3, per_page: 10, total: 27 },
            },
          })
        })
        await block.getByRole('combobox', { name: copy.order }).selectOption('nota_desc')
        await expect(cardsOf(page, lang)).toHaveCount(3)
        await block.getByRole('button', { name: copy.more }).click()
        await expect(cardsOf(page, lang)).toHaveCount(4)
        await block.getByRole('button', { name: copy.more }).click()
        await expect(cardsOf(page, lang)).toHaveCount(6)
        await expect(block.getByRole('button', { name: copy.noMore })).toBeDisabled()
        expect(hosts.filter((host) => host.includes('evil'))).toEqual([])
      })
    },
  )

  test.describe(`${lang}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })

    test(
      `R12 R67 T21 the reviews are in the HTML at full length, and links lead to further pages`,
      { tag: '@one-language' },
      async ({ page, request }) => {
        const { meta } = await fetchReviews(request, 'whey protein')
        await page.goto(localPath('/whey'))
        await expect(cardsOf(page, lang)).toHaveCount(10)
        const cut = await cardsOf(page, lang).evaluateAll((cards) =>
          cards.filter((card) => {
            const { scrollHeight, clientHeight } = card.querySelector('p')!
            return scrollHeight > clientHeight + 1
          }),
        )
        expect(cut).toEqual([])
        const list = reviewsOf(page).getByRole('list', { name: copy.list })
        expect(await list.evaluate((node) => getComputedStyle(node).maxHeight)).toBe('none')
        await reviewsOf(page).getByRole('link', { name: copy.more }).click()
        await expect(page).toHaveURL(
          new RegExp(`${localPath(ALL)}\\?assunto=whey-protein&pagina=2#avaliacoes$`),
        )
        await expect(cardsOf(page, lang)).toHaveCount(Math.min(10, meta.total - 10))
        await expect(reviewsOf(page).getByRole('button', { name: copy.noMore })).toBeDisabled()
        await reviewsOf(page).getByRole('link', { name: copy.previous }).click()
        await expect(cardsOf(page, lang)).toHaveCount(10)
        await expect(page).toHaveURL(new RegExp(`${localPath(ALL)}\\?assunto=whey-protein#avaliacoes$`))
      },
    )
  })
}
