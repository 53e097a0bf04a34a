import { expect, test as base } from './fixtures.ts'
import { HOSTILE_TEXTS } from './hostile-texts.ts'
import { submitReview } from './review-commands.ts'
import { openShop, type Shop } from './shop.ts'

const MODERATION_PASSWORD = 'uma-senha-de-doze'
const PER_PAGE = 20
const INSERTED =
  ':is(script, iframe, object, base, meta, style, math, details:not(:has([name=texto])), [onload], [onerror], [onfocus])'

const test = base.extend<{ shop: Shop }>({
  shop: async ({ ownShop }, use) =>
    use(await ownShop(() => openShop({ MODERATION_PASSWORD, DEMO_REVIEWS: '0' }))),
})

// e2e/http/hostile-reviews.test.ts checks the HTML of these pages, with each text in every field.
test('L24 no script of a hostile review runs in the moderation queue, on the product page and on the pages of reviews', async ({
  page,
  shop,
}) => {
  let dialogs = 0
  page.on('dialog', (dialog) => (dialogs++, void dialog.dismiss()))
  const pieces: string[] = []
  for (const text of HOSTILE_TEXTS) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + text.length < 290) pieces[pieces.length - 1] = `${last} ${text}`
    else pieces.push(text)
  }
  for (const comentario of pieces)
    await submitReview(shop, { comentario, nome: comentario.slice(0, 100), produto_categoria: 'serum' })
  await page.request.post('/moderacao/sessao/abrir', { form: { senha: MODERATION_PASSWORD } })

  for (let left = pieces.length; left > 0; left -= PER_PAGE) {
    await page.goto('/moderacao')
    const shown = Math.min(left, PER_PAGE)
    await expect(page.locator('[data-card]')).toHaveCount(shown)
    await expect(page.locator(`main ${INSERTED}`)).toHaveCount(0)
    await page.getByLabel('Selecionar todas desta página').check()
    await page.getByRole('button', { name: 'Aprovar', exact: true }).last().click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('publicada')
  }

  await expect
    .poll(async () => (await page.request.get('/serum')).text())
    .toContain(`"reviewCount":${pieces.length}`)
  await page.goto('/serum')
  await expect(page.locator('#avaliacoes li').first()).toBeVisible()
  await expect(page.locator(`#avaliacoes li ${INSERTED}`)).toHaveCount(0)
  let seen = 0
  for (let number = 1; seen < pieces.length; number++) {
    await page.goto(`/avaliacoes-produtos-rosalume?pagina=${number}`)
    const reviews = page.locator('li[id^="avaliacao-"]')
    await expect(reviews.first()).toBeVisible()
    await expect(page.locator(`li[id^="avaliacao-"] ${INSERTED}`)).toHaveCount(0)
    seen += await reviews.count()
  }
  expect(dialogs).toBe(0)
})
