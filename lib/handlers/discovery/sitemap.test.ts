/** @jest-environment node */
import { ADDRESS_HEADER } from '../../host/limits.ts'
import { setHost } from '../../host/host.ts'
import { openTestHost } from '../../testing/test-host.ts'
import { sitemapPart } from './sitemap.ts'

const listed = (id: number, more: object = {}) => ({
  id,
  nome: `Produto ${id}`,
  url: `https://api.example/produto-${id}`,
  precos: { de: 10, por: 10, parcelamento: [] },
  midias: { imagens: [] },
  ...more,
})
const listing = (...produtos: object[]) => ({
  estrutura: { nivel: 'product/listing/landing-page', seo: {}, breadcrumb: [] },
  conteudo: { produtos, detalhes: {} },
  info: { offset: 0, limit: 100, total: produtos.length },
})
const getSitemap = (name: string) =>
  sitemapPart(
    new Request(`http://localhost:3000/sitemaps/${name}`, { headers: { [ADDRESS_HEADER]: '192.0.2.1' } }),
    name,
  )
const take = jest.fn(async () => 0)

afterEach(() => setHost(undefined))

test('R63 L25 a sitemap is 503 until the store has responded once, then lists indexable pages, within the rate limit', async () => {
  openTestHost(() => Promise.reject(new Error('away')), { limits: { take } })
  expect((await getSitemap('produtos-1.xml')).status).toBe(503)
  const products = [listed(1), listed(2, { indexar: false }), listed(3, { indexar: true })]
  openTestHost(async () => Response.json(listing(...products)), { limits: { take } })
  const response = await getSitemap('produtos-1.xml')
  const text = await response.text()
  // R65: noindex pages are left out.
  expect([...text.matchAll(/<loc>[^<]*?\/(produto-\d)<\/loc>/g)].map(([, name]) => name)).toEqual([
    'produto-1',
    'produto-1',
    'produto-3',
    'produto-3',
  ])
  expect(text).not.toContain('produto-2')
  expect((await getSitemap('produtos-2.xml')).status).toBe(404)
  expect(take).toHaveBeenCalledWith('read', { address: '192.0.2.1', session: '' })
  take.mockResolvedValueOnce(7)
  const limited = await getSitemap('produtos-1.xml')
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7'])
})
