import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, LANGUAGES, test as base } from './fixtures.ts'
import { cardsOf, REVIEWS, reviewsOf, hydrateReviews } from './reviews-on-page.ts'
import { openShop, type Shop } from './shop.ts'

/** Texts of attackers; pages must show each one as plain text. */
const HOSTILE = [
  '<script>window.hit=1</script>',
  '</script ><script>window.hit=1</script>',
  '</SCRIPT\t><img src=x onerror="window.hit=1">',
  '<img src=x onerror=window.hit=1>',
  '"><svg onload=window.hit=1>',
  "'><iframe srcdoc='<script>parent.hit=1</script>'>",
  '<a href="javascript:window.hit=1">x</a>',
  '{{constructor.constructor("window.hit=1")()}}',
  '<!--<script>window.hit=1',
  '</title></style></textarea><script>window.hit=1</script>',
  '&lt;script&gt;window.hit=1&lt;/script&gt;',
  '\u202eevil\u2028\u2029<b>bold</b>',
]

/** A shop whose reports API returns reviews with markup for /serum and no reviews for other products. */
const test = base.extend<{ reportsShop: Pick<Shop, 'origin'> }>({
  reportsShop: async ({ ownShop }, use) => use(await ownShop(openReportsShop)),
})

async function openReportsShop() {
  const reviews = HOSTILE.map((text, index) => ({
    id: index + 1,
    nome: text.slice(0, 120),
    nota: '4.5',
    comentario: `${text}\n${'a'.repeat(180)}`,
    imagem: index === 0 ? '"><script>window.hit=1</script>' : '../../../etc/passwd',
    status_imagem: 1,
    created_at: index === 1 ? '<script>' : '2026-05-02T13:20:00.000000Z',
  }))
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    const isAverage = request.url?.includes('/media/')
    const data = request.url?.includes('serum') ? reviews : []
    const meta = { current_page: 1, last_page: 1, per_page: 10, total: data.length }
    response.end(isAverage ? (data.length ? '4.5' : '0') : JSON.stringify({ data, links: {}, meta }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const shop = await openShop({
    REPORTS_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  })
  return {
    origin: shop.origin,
    async stop() {
      await shop.stop()
      server.closeAllConnections()
      server.close()
    },
  }
}

// One worker starts the shop once.
test.describe.configure({ mode: 'default' })

test.describe('L10 while the reports API fails', () => {
  for (const { lang, localPath } of LANGUAGES)
    test(
      `P25 ${lang}: the notice has a retry button that loads the reviews`,
      { tag: '@one-language' },
      async ({ page, reportsFaults: { proxy, shop }, consoleErrors }) => {
        await proxy.mode('http500')
        await page.goto(shop.origin + localPath('/omega-3-epa-dha-vita-e.html'))
        const block = reviewsOf(page)
        await block.scrollIntoViewIfNeeded()
        const retry = block.getByRole('button', { name: REVIEWS[lang].retry })
        await expect(block.getByText(REVIEWS[lang].failed)).toBeVisible()
        await expect(retry).toBeVisible()
        await proxy.mode('ok')
        await retry.click()
        await expect(cardsOf(page, lang).first()).toBeVisible()
        await expect(block.getByText(REVIEWS[lang].failed)).toBeHidden()
        consoleErrors.length = 0
      },
    )
})

for (const { lang, localPath } of LANGUAGES) {
  const copy = REVIEWS[lang]

  test(
    `spec sections 2 and 8 ${lang}: without reviews the page shows a message and invites the visitor to write the first`,
    { tag: '@one-language' },
    async ({ page, reportsShop }) => {
      await page.goto(reportsShop.origin + localPath('/melatonina'))
      const block = reviewsOf(page)
      await expect(block.getByText(copy.none, { exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: copy.writeFirst }).first()).toBeVisible()
      await block.scrollIntoViewIfNeeded()
      await expect(block.getByRole('button', { name: copy.writeFirst })).toBeVisible()
      await expect(block.getByText(copy.none, { exact: true })).toBeVisible()
      await expect(block.getByRole('combobox')).toHaveCount(0)
      await expect(block.getByRole('button', { name: copy.more })).toHaveCount(0)
    },
  )
}

test('L24 review texts with markup are shown as text, on the page and in the dialog', async ({
  page,
  reportsShop,
}) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => (dialogs.push(dialog.message()), dialog.dismiss()))
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto(`${reportsShop.origin}/serum`)
  await hydrateReviews(page, 'pt')
  for (const [index, text] of HOSTILE.entries()) {
    const card = cardsOf(page, 'pt').nth(index)
    expect(await card.locator('p').evaluate((node) => node.textContent)).toBe(`${text}\n${'a'.repeat(180)}`)
    expect(
      await card.locator('*').evaluateAll((nodes) => nodes.map(({ localName }) => localName)),
    ).not.toContain('script')
    await card.getByRole('link').click()
    const dialog = page.getByRole('dialog')
    expect(
      await dialog
        .locator('p')
        .first()
        .evaluate((node) => node.textContent),
    ).toContain(text)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  expect(dialogs).toEqual([])
  expect(
    requested.filter((url) => /passwd|<|%3C/i.test(url)),
    'no request for an invalid file name',
  ).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const direction = await cardsOf(page, 'pt').first().locator('p').getAttribute('dir')
  expect(direction).toBe('auto')
})
