import { expect, LANGUAGES, test } from './fixtures.ts'
import { graphOf, offersOf, productOf } from './graph.ts'
import { HOSTILE_TEXTS } from './hostile-texts.ts'
import { runReviews, sendReview } from './review-desk.ts'
import { openShop } from './shop.ts'
import { TEMPLATES, templatePath, type Template } from './templates.ts'

const TRAIL = { pt: 'Você está em', en: 'You are here' }

const SECRET: Template[] = [
  ...(['search', 'search without text', 'search without result', 'survey', 'survey thanks'] as const),
  ...(['thanks', 'shipping', 'cart', 'access', 'order summary', 'offline'] as const),
  ...(['unavailable', 'not found'] as const),
]
const LISTS: Template[] = ['all products', 'products by choice', 'category', 'brand']
const PRODUCTS: Template[] = ['landing', 'product', 'product with flavours', 'kit list', 'sold-out product']

function expectedKinds(template: Template): string[] {
  if (SECRET.includes(template)) return []
  if (template === 'home') return ['OnlineStore', 'WebSite']
  if (template === 'faq') return ['FAQPage', 'BreadcrumbList']
  if (LISTS.includes(template)) return ['ItemList', 'BreadcrumbList']
  if (!PRODUCTS.includes(template)) return ['BreadcrumbList']
  const isGroup = ['landing', 'product with flavours', 'kit list'].includes(template)
  return [isGroup ? 'ProductGroup' : 'Product', 'BreadcrumbList']
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const plain = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&(#x27|\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

for (const { lang } of LANGUAGES)
  test(`R41 R51 R53 R55 R56 ${lang}: every kind of page says what it shows, and private ones say nothing`, async ({
    request,
    shop,
  }) => {
    test.setTimeout(60_000)
    const linked = new Set<string>()
    for (const template of Object.keys(TEMPLATES) as Template[]) {
      const html = await (await request.get(templatePath(template, lang), { maxRedirects: 0 })).text()
      const graph = graphOf(html)
      expect(
        graph.map((node) => node['@type']),
        template,
      ).toEqual(expectedKinds(template))
      JSON.parse(JSON.stringify(graph), (_key, value: unknown) => {
        expect([null, '']).not.toContain(value)
        return value
      })

      const crumbs = graph.find((node) => node['@type'] === 'BreadcrumbList')
      const steps = (crumbs?.['itemListElement'] ?? []) as { position: number; name: string; item?: string }[]
      const [, trail = ''] = new RegExp(`<nav aria-label="${TRAIL[lang]}"[^>]*>(.*?)</nav>`).exec(html) ?? []
      const seen = trail.split('</li>').slice(0, -1).map(plain)
      if (!SECRET.includes(template))
        expect(
          steps.map(({ name }) => name),
          template,
        ).toEqual(seen)
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
      for (const { item } of steps.slice(0, -1)) linked.add(item!)

      const list = graph.find((node) => node['@type'] === 'ItemList')
      for (const { name, url } of (list?.['itemListElement'] ?? []) as { name: string; url: string }[]) {
        expect(html).toContain(`href="${url.replace(shop.origin, '')}"`)
        expect(plain(html)).toContain(name)
      }

      const faq = graph.find((node) => node['@type'] === 'FAQPage')
      const shown = new Set(html.split(/<\/?(?:p|summary|h3|a|span)\b[^>]*>/).map(plain))
      for (const { name, acceptedAnswer } of (faq?.['mainEntity'] ?? []) as {
        name: string
        acceptedAnswer: { text: string }
      }[])
        for (const line of [name, ...acceptedAnswer.text.split('\n')]) expect([...shown]).toContain(line)

      const store = graph.find((node) => node['@type'] === 'OnlineStore')
      if (store) {
        expect(store['@id']).toBe(`${shop.origin}/#loja`)
        expect((await request.get(String(store['logo']))).headers()['content-type']).toMatch(/^image\//)
      }
    }
    for (const address of linked) {
      expect(address.startsWith(shop.origin)).toBe(true)
      expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200)
    }
  })

for (const { lang, page: at } of LANGUAGES)
  test(`R42 R43 R45 R46 R51 P11 ${lang}: one product in the raw HTML, with the price, the true count and the reviews that stand there`, async ({
    page,
    request,
  }) => {
    for (const [path, topic] of [
      ['/serum', 'serum'],
      ['/colageno', 'colageno verisol'],
    ] as const) {
      const node = productOf(await (await request.get(at(path))).text())
      const list = await request.get(`/api/avaliacoes/produto/rosalume?filter_produto=${topic}`)
      const { meta } = (await list.json()) as { meta: { total: number } }
      expect(node.aggregateRating?.reviewCount).toBe(meta.total)

      await page.goto(at(path))
      for (const { price, priceCurrency } of offersOf(node)) {
        expect(priceCurrency).toBe('BRL')
        const charged = lang === 'pt' ? `R$ ${price.replace('.', ',')}` : `R$${price}`
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

test('R40 L24 hostile reviews stand in page and structured data as text, and nothing runs', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const shop = await openShop({ DEMO_REVIEWS: '0' })
  const kin = ['</script >', '</SCRIPT\t>', '</script/x>', '<!--<script>', ...HOSTILE_TEXTS]
  let dialogs = 0
  page.on('dialog', (dialog) => (dialogs++, void dialog.dismiss()))
  // A comment holds several of them, and a page the newest six comments.
  const pieces: string[] = []
  for (const text of kin) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + text.length < 290) pieces[pieces.length - 1] = `${last} ${text}`
    else pieces.push(text)
  }
  for (let first = 0; first < pieces.length; first += 6) {
    const some = pieces.slice(first, first + 6)
    const ids = await Promise.all(
      some.map((comentario) =>
        sendReview(shop, { comentario, nome: comentario.slice(0, 100), produto_categoria: 'serum' }),
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
