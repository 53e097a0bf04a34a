import { LANGUAGES } from '../languages.ts'
import { expect, test } from './fixtures.ts'
import { headOf } from './heads.ts'

const ALL = '/avaliacoes-produtos-rosalume'

test('R67 review pages beyond the last, malformed page numbers and unknown topics are 404', async ({
  request,
}) => {
  const list = await request.get('/api/avaliacoes/produto/rosalume?filter_produto=serum')
  const { meta } = (await list.json()) as { meta: { last_page: number } }
  const page = (query: string) => request.get(`${ALL}?${query}`).then((response) => response.status())
  expect(await page(`assunto=serum&pagina=${meta.last_page}`)).toBe(200)
  expect(await page(`assunto=serum&pagina=${meta.last_page + 1}`)).toBe(404)
  for (const query of ['pagina=0', 'pagina=x', 'pagina=1.5', 'assunto=nada', 'ordem=acaso'])
    expect([query, await page(query)]).toEqual([query, 404])
})

test('R10 each page of a topic has its own canonical URL', async ({ request, shop }) => {
  for (const [query, canonical] of [
    ['?assunto=whey-protein&pagina=2', '?assunto=whey-protein&pagina=2'],
    ['?assunto=serum&ordem=nota_desc', '?assunto=serum'],
    ['?utm_source=x', ''],
  ] as const) {
    const html = await (await request.get(ALL + query)).text()
    expect(headOf(html, query).canonical).toBe(shop.origin + ALL + canonical)
  }
})

test('P11 the pages of a list are counted only where its number of reviews is not enlarged', async ({
  request,
}) => {
  for (const [lang, page] of [
    ['', 'Página 2'],
    ['/en', 'Page 2'],
  ] as const) {
    const read = async (topic: string) =>
      (await request.get(`${lang}${ALL}?assunto=${topic}&pagina=2`)).text()
    const counted = new RegExp(`${page} (de|of) \\d`, 'i')
    expect(await read('whey-protein')).toMatch(counted)
    const enlarged = await read('colageno-verisol')
    expect(enlarged).toContain(page)
    expect(enlarged).not.toMatch(counted)
  }
})

test('P11 the home page shows the ratings of its products, each a link to the reviews', async ({
  request,
}) => {
  for (const [path, link] of [
    ['/', /href="\/colageno#avaliacoes"[^>]*>.{0,400}\(237\.\d{3} avaliações\)/],
    ['/', /href="\/colageno-chocolate#avaliacoes"[^>]*>.{0,400}\(\d+ avaliações\)/],
    ['/en', /href="\/en\/colageno#avaliacoes"[^>]*>.{0,400}\(237,\d{3} reviews\)/],
  ] as const)
    expect(await (await request.get(path)).text()).toMatch(link)
})

for (const language of LANGUAGES)
  test(`P4 ${language.lang}: reviews of another brand are 404`, async ({ request }) => {
    const [own, other] = await Promise.all([
      request.get(language.localPath('/avaliacoes-produtos-rosalume')),
      request.get(language.localPath('/avaliacoes-produtos-outra')),
    ])
    expect([own.status(), other.status()]).toEqual([200, 404])
    const html = await own.text()
    expect(html).toContain('index, follow')
    expect(html).toMatch(
      new RegExp(`rel="canonical" href="[^"]*${language.localPath('/avaliacoes-produtos-rosalume')}"`),
    )
  })
