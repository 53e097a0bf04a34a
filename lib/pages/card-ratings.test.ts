/** @jest-environment node */
import { setHost } from '../host/host.ts'
import { withPageRender } from '../host/page-render.ts'
import type { ListedProduct } from '../shop/listing.ts'
import { openTestHost } from '../testing/test-host.ts'
import { withRatings } from './card-ratings.ts'

const PATHS = ['/colageno', '/colageno-chocolate', '/verisol', '/serum', '/creatina-morning-shot', '/outro']
// A search result links to a flavour.
const PRODUCTS = PATHS.map((path) => ({
  path: path === '/serum' ? '/serum?sabor=1' : path,
})) as unknown as ListedProduct[]
const VERISOL = { produto: 'colageno verisol', media: 4.8 }
const RATINGS = [
  { ...VERISOL, total: 90 },
  { ...VERISOL, produto_url: '/colageno', total: 73 },
  { ...VERISOL, produto_url: '/colageno-chocolate', total: 17 },
  { produto: 'serum', media: 4.5, total: 12 },
]
const COUNTS = [237_073, 17, undefined, 12, undefined, undefined]
const SETTINGS = {
  configuracoes: { avaliacoes: { acrescimoContagem: { valor: 237000, produtos: ['colageno verisol'] } } },
}

// The store's settings and the ratings, and the calls that reached the reports API.
function open() {
  const calls: URL[] = []
  openTestHost(async (request) => {
    const url = new URL(request.url)
    if (url.pathname.endsWith('/settings')) return Response.json(SETTINGS)
    calls.push(url)
    return Response.json({ data: RATINGS })
  })
  return calls
}

async function render(products = PRODUCTS) {
  const tags = new Set<string>()
  const rated = await withPageRender({ tags }, () => withRatings('pt', products))
  return { tags, rated, counts: rated.map(({ rating }) => rating?.count) }
}

afterEach(() => setHost(undefined))

test('P11 P33 cards show their own reviews, in the number that their pages show, from one call', async () => {
  const calls = open()
  const { counts, rated, tags } = await render()
  expect(counts).toEqual(COUNTS)
  expect(rated[3]!.rating).toEqual({ average: 4.5, count: 12 })
  expect(calls.map(({ pathname }) => pathname)).toEqual(['/api/avaliacoes/medias/rosalume'])
  expect(calls[0]!.searchParams.getAll('produto_url')).toEqual(PATHS.slice(0, 3))
  // Creatine has no reviews yet; its tag invalidates the page at the first one.
  const topics = ['colageno-verisol', 'serum', 'creatina'].map((slug) => `avaliacoes:${slug}`)
  expect([...tags].filter((tag) => tag.startsWith('avaliacoes')).sort()).toEqual(
    ['avaliacoes', ...topics].sort(),
  )
})

test('a rating that the store sends with its product stays', async () => {
  open()
  const rating = { average: 3, count: 2 }
  expect((await render([{ ...PRODUCTS[3]!, rating }])).rated[0]!.rating).toBe(rating)
})

test('L10 without the reports API cards have the last good ratings, and none before the first', async () => {
  open()
  await render()
  const errors = jest.spyOn(console, 'error').mockReturnValue()
  const down = () => Promise.resolve(new Response('', { status: 503 }))
  openTestHost(down)
  expect((await render()).counts[3]).toBe(12)
  await jest.isolateModulesAsync(async () => {
    const { openTestHost: reopen } = await import('../testing/test-host.ts')
    reopen(down)
    const { withRatings: withFirst } = await import('./card-ratings.ts')
    expect((await withFirst('pt', PRODUCTS)).some(({ rating }) => rating)).toBe(false)
  })
  errors.mockRestore()
})
