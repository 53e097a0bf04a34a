import { expect, LANGUAGES, test } from './fixtures.ts'
import { offersOf, productOf } from './graph.ts'
import { HOSTILE_TEXTS } from './hostile-texts.ts'
import { runReviews, submitReview } from './review-commands.ts'
import { openShop } from './shop.ts'

for (const { lang, localPath } of LANGUAGES)
  test(`P10 R42 R43 R45 R46 R51 P11 P33 ${lang}: one product in the raw HTML, with the price, the true review count and the visible reviews`, async ({
    page,
    request,
  }) => {
    for (const [path, topic] of [
      ['/serum', 'serum'],
      ['/colageno', 'colageno verisol'],
    ] as const) {
      const html = await (await request.get(localPath(path))).text()
      const node = productOf(html)
      // The item in the form of the shipping quote names the product (contract 4.15).
      const [, item = ''] = /name="produto" value="(\d+)"/.exec(html) ?? []
      const query = new URLSearchParams({ filter_produto: topic, produto_id: item })
      const list = await request.get(`/api/avaliacoes/produto/rosalume?${query}`)
      const { meta } = (await list.json()) as { meta: { total: number } }
      expect(node.aggregateRating?.reviewCount).toBe(meta.total)

      await page.goto(localPath(path))
      for (const { price, priceCurrency } of offersOf(node)) {
        expect(priceCurrency).toBe('BRL')
        const charged = lang === 'pt' ? `R$ ${price.replace('.', ',')}` : `R$ ${price}`
        await expect(page.getByRole('main')).toContainText(charged)
      }
      expect(node.review!.length).toBeGreaterThan(0)
      for (const { author, reviewBody } of node.review!)
        await expect(
          page
            .locator('#avaliacoes li')
            .filter({ hasText: author.name })
            .filter({ hasText: reviewBody })
            .first(),
        ).toBeVisible()
    }
  })

test('R40 L24 hostile reviews are text on the page and in structured data, and none of their scripts runs', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const shop = await openShop({ DEMO_REVIEWS: '0' })
  const texts = ['</script >', '</SCRIPT\t>', '</script/x>', '<!--<script>', ...HOSTILE_TEXTS]
  let dialogs = 0
  page.on('dialog', (dialog) => (dialogs++, void dialog.dismiss()))
  // Several texts fit into one comment, and the newest six comments into the page's structured data.
  const pieces: string[] = []
  for (const text of texts) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + text.length < 290) pieces[pieces.length - 1] = `${last} ${text}`
    else pieces.push(text)
  }
  for (let first = 0; first < pieces.length; first += 6) {
    const some = pieces.slice(first, first + 6)
    const ids = await Promise.all(
      some.map((comentario) =>
        submitReview(shop, { comentario, nome: comentario.slice(0, 100), produto_categoria: 'serum' }),
      ),
    )
    await runReviews(shop, 'approve', ...ids.map(String))
    await shop.advance(121_000)
    await fetch(`${shop.origin}/serum`)
    await expect
      .poll(
        async () => (await (await fetch(`${shop.origin}/serum`)).text()).match(/"reviewCount":(\d+)/)?.[1],
      )
      .toBe(String(first + some.length))
    const html = await (await fetch(`${shop.origin}/serum`)).text()
    const node = productOf(html)
    expect(node.review!.map(({ reviewBody }) => reviewBody).sort()).toEqual(
      expect.arrayContaining(some.map((text) => text.trim()).sort()),
    )
    await page.goto(`${shop.origin}/serum`)
    await expect(page.locator('#avaliacoes li').first()).toBeVisible()
    expect(
      await page
        .locator('#avaliacoes :is(script, iframe, object, base, meta, style, math, [onload], [onerror])')
        .count(),
    ).toBe(0)
  }
  expect(dialogs).toBe(0)
  await shop.stop()
})
