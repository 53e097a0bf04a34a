import { after, before, describe } from 'node:test'
import type { FaultMode, FaultProxy } from '../faults/fault-proxy.ts'
import { openFaultyShop, type FaultyShop } from '../faulty-shop.ts'
import { LANGUAGES } from '../languages.ts'
import { REVIEWS } from '../reviews-on-page.ts'
import type { Shop } from '../shop.ts'
import { expect, test, visit } from './fixtures.ts'

/** Each fault with an uncached page for it. */
const UNCACHED: [FaultMode, string][] = [
  ['http500', '/serum'],
  ['never', '/whey'],
  ['reset', '/melatonina'],
  ['invalid-json', '/creatina-morning-shot'],
  ['wrong-types', '/verisol'],
  ['empty-object', '/gomas-renova-hair'],
]
const SMALL_DELAY_MS = 2500

describe('while the reports API fails', () => {
  let faulty: FaultyShop
  let proxy: FaultProxy
  let shop: Shop
  before(async () => {
    faulty = await openFaultyShop('REPORTS_API_URL', { MODERATION_PASSWORD: 'uma-senha-de-doze' })
    ;({ proxy, shop } = faulty)
  })
  after(() => faulty.stop())

  test('with an external reports API every moderation path is 404, also with a password', async () => {
    const paths = ['/moderacao', '/moderacao/entrar', '/moderacao/registro', '/moderacao/pesquisa']
    for (const path of paths) expect([path, (await fetch(shop.origin + path)).status]).toEqual([path, 404])
    expect((await fetch(`${shop.origin}/moderacao/decidir`, { method: 'POST' })).status).toBe(404)
  })

  for (const [mode, path] of UNCACHED)
    test(`L10 ${mode}: uncached product pages are complete, with price and form, and show a short notice`, async () => {
      await proxy.mode(mode)
      const spent: number[] = []
      for (const { lang, localPath } of LANGUAGES) {
        const start = performance.now()
        const response = await fetch(shop.origin + localPath(path))
        const html = await response.text()
        spent.push(performance.now() - start)
        expect(response.status).toBe(200)
        expect(html).toMatch(/R\$\s?\d/)
        expect(html).toContain(REVIEWS[lang].failed)
        expect(html).toContain(REVIEWS[lang].write)
        expect(html).not.toContain('aggregateRating')
      }
      // A busy machine can delay one of the two pages.
      expect(Math.min(...spent), 'missing reviews hardly delay the page').toBeLessThan(SMALL_DELAY_MS)
    })

  for (const path of [
    '/avaliacoes-produtos-rosalume',
    '/avaliacoes-produtos-rosalume?assunto=serum',
    '/avaliacoes-produtos-rosalume?assunto=serum&pagina=2',
    '/en/avaliacoes-produtos-rosalume?assunto=whey-protein',
  ])
    test(`R5 P9 ${path}, whose reviews were never loaded, is a 503 that no cache keeps, then shows them`, async () => {
      await proxy.mode('http500')
      const get = () => fetch(shop.origin + path)
      const response = await get()
      expect(response.status).toBe(503)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(response.headers.get('cache-control')).toContain('no-store')
      expect(await response.text()).toMatch(/<h1/)
      await proxy.mode('ok')
      await expect.poll(async () => (await get()).status).toBe(200)
      expect(await (await get()).text()).toContain('id="avaliacao-')
    })

  for (const path of ['/en/colageno-tipo-2-rosalume', '/en/avaliacoes-produtos-rosalume'])
    test(`L8 the cached page ${path} keeps its reviews`, async () => {
      await proxy.mode('ok')
      const get = async () => (await fetch(shop.origin + path)).text()
      await expect.poll(get).toContain('id="avaliacao-')
      await proxy.mode('http500')
      for (let visits = 0; visits < 4; visits++) {
        await shop.advance(121_000)
        expect(await get()).toContain('id="avaliacao-')
        await expect.poll(get).toContain('id="avaliacao-')
      }
    })

  for (const { lang, localPath } of LANGUAGES)
    test(`L10 T21 R85 ${lang}: a survey score that the reports API does not take is kept and can be sent again, without JavaScript`, async () => {
      const [again, notSaved, back] =
        lang === 'pt'
          ? ['Enviar a nota 7 de novo', 'Sua nota ainda não foi registrada', 'Voltar à pesquisa']
          : ['Send score 7 again', 'Your score has not been recorded yet', 'Back to the survey']
      const survey = localPath('/avaliacao-empresa')
      await proxy.mode('refused')
      await visit(shop.origin, async (plain) => {
        const heading = () => plain.text(plain.find('heading', undefined, plain.main))
        await plain.open(`${survey}?email=ana%40exemplo.com&nome=Ana&campanha=pos-compra`)
        const question = heading()
        await plain.press(lang === 'pt' ? 'Nota 7' : 'Score 7', plain.main)
        expect([plain.url.pathname, plain.url.search, heading()]).toEqual([
          survey,
          '?erro=indisponivel',
          notSaved,
        ])
        const hidden = plain.main.querySelectorAll<HTMLInputElement>('form input[type=hidden]')
        expect(Object.fromEntries([...hidden].map(({ name, value }) => [name, value]))).toMatchObject({
          nota: '7',
          email: 'ana@exemplo.com',
          lang,
        })
        await plain.press(again!, plain.main)
        expect(heading()).toBe(notSaved)
        await plain.follow(back!, plain.main)
        expect(heading()).toBe(question)
      })
      await proxy.mode('ok')
    })
})
