import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectAccessible } from './accessibility.ts'
import { expect, test as base } from './fixtures.ts'
import { cardsOf, hydrateReviews } from './reviews-on-page.ts'
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

/** A shop whose reports API returns reviews with markup and takes no score of the survey. */
const test = base.extend<{ reportsShop: Pick<Shop, 'origin'> }>({
  reportsShop: async ({ ownShop }, use) => use(await ownShop(openReportsShop)),
})

// One worker starts the shop once.
test.describe.configure({ mode: 'default' })

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
    if (request.method === 'POST') return void response.writeHead(503).end('{}')
    const isAverage = request.url?.includes('/media/')
    const meta = { current_page: 1, last_page: 1, per_page: 10, total: reviews.length }
    response.end(isAverage ? '4.5' : JSON.stringify({ data: reviews, links: {}, meta }))
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

test('L24 review texts with markup are shown as text, on the page and in the dialog', async ({
  page,
  reportsShop,
}) => {
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
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

// e2e/http/reviews-outage.test.ts does the same without JavaScript, in both languages.
test('L10 R91 a survey score that the reports API does not take is not lost and can be sent again', async ({
  page,
  reportsShop,
  consoleErrors,
}) => {
  await page.goto(`${reportsShop.origin}/avaliacao-empresa?email=ana%40exemplo.com&nome=Ana`)
  await page.getByRole('button', { name: 'Nota 7', exact: true }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Sua nota ainda não foi registrada')
  expect(new URL(page.url()).search, 'R85 no e-mail in the address').toBe('?erro=indisponivel')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enviar a nota 7 de novo' }).click()
  await expect(heading).toHaveText('Sua nota ainda não foi registrada')
  await page.getByRole('link', { name: 'Voltar à pesquisa' }).click()
  await expect(heading).toHaveText(/^Qual é a chance/)
  consoleErrors.length = 0
})
