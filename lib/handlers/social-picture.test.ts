/** @jest-environment node */
import { homeTexts } from '../content/home.ts'
import { DEMO_BRAND } from '#lib/testing/demo-brand.ts'
import { setRouteTable } from '../routes/route-table.ts'
import { socialVersion } from '../seo/social-picture.ts'
import { PictureRenderer } from '../seo/social/picture-renderer.ts'
import { openTestHost } from '../testing/test-host.ts'
import { setHost } from '../host/host.ts'
import { socialPictureResponse } from './social-picture.ts'

jest.mock('react', () => ({ ...jest.requireActual<object>('react'), cache: (load: unknown) => load }))

const CACHED_FOR_A_DAY = 'public, max-age=86400, s-maxage=86400, stale-while-revalidate=86400'
const CACHED_FOR_A_MINUTE = 'public, max-age=60'
const PAGE_TITLE = 'Termos de uso'
const PAGE_VERSION = socialVersion({ heading: PAGE_TITLE })

const existingPaths = new Set<string>()
const lookedUpPaths: string[] = []
let storeCalls: string[] = []
let isDown = false
let title = PAGE_TITLE
let now = Date.parse('2026-11-21T12:00:00Z')

const renderSpy = jest
  .spyOn(PictureRenderer.prototype, 'render')
  .mockImplementation(async () => Buffer.from(title))
const logged = () => (console.error as unknown as jest.Mock).mock.calls

beforeEach(() => {
  storeCalls = []
  lookedUpPaths.length = 0
  isDown = false
  title = PAGE_TITLE
  // The pictures of one test are stale in the next.
  now += 3_600_000
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  jest.spyOn(console, 'error').mockImplementation(() => {})
  renderSpy.mockClear()
  setRouteTable({
    kindOf: async (path) => {
      lookedUpPaths.push(path)
      return existingPaths.has(path) ? 'text' : 'not-found'
    },
    knownKind: () => undefined,
    isReviewsPage: () => false,
    ownPages: () => ({ hasEmbeddedStore: true, hasOwnTexts: true }),
    hasVariant: async () => false,
    hasListing: async () => true,
    takesAnyPriceRange: async () => false,
    nearest: async () => undefined,
    externalUrl: () => undefined,
    handOver: async (_request, { externalUrl }) => new URL(externalUrl),
    hasModeration: () => false,
    hasReports: () => true,
    hasReviewPage: async () => true,
    reviewTopics: () => new Set(),
  })
  openTestHost(async (request) => {
    storeCalls.push(new URL(request.url).pathname)
    if (isDown) throw new Error('down')
    return Response.json({ estrutura: { seo: {} }, conteudo: { titulo: title } })
  })
})

afterEach(() => {
  setHost(undefined)
  setRouteTable(undefined)
  existingPaths.clear()
})

async function picture(path: string, v?: string) {
  const url = `https://loja.example/og/pt${path}.png${v === undefined ? '' : `?v=${v}`}`
  const response = await socialPictureResponse(
    new Request(url),
    ['pt', ...path.split('/').slice(1)].map((part, at, all) =>
      at === all.length - 1 ? `${part}.png` : part,
    ),
  )
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    text: await response.text(),
  }
}

test('R73 an unknown path makes no store call except the route table’s cached lookup', async () => {
  for (const path of ['/pagina/nada', '/wp-login.php', '/nada', '/categoria/nada', '/marca/nada'])
    expect(await picture(path, 'x')).toMatchObject({ status: 404, cache: CACHED_FOR_A_MINUTE })
  expect(storeCalls).toEqual([])
  // The name of a file is not a page of the store.
  expect(lookedUpPaths).toEqual(['/pagina/nada', '/nada', '/categoria/nada', '/marca/nada'])
})

test('R71 only the right version is cacheable for a day; a made-up version does not replace it', async () => {
  existingPaths.add('/pagina/a')
  expect(await picture('/pagina/a', PAGE_VERSION)).toEqual({
    status: 200,
    cache: CACHED_FOR_A_DAY,
    text: PAGE_TITLE,
  })
  for (const v of ['made-up', undefined, `${PAGE_VERSION}x`])
    expect(await picture('/pagina/a', v)).toEqual({
      status: 200,
      cache: CACHED_FOR_A_MINUTE,
      text: PAGE_TITLE,
    })
  expect(await picture('/pagina/a', PAGE_VERSION)).toMatchObject({ cache: CACHED_FOR_A_DAY })
  expect([storeCalls.length, renderSpy.mock.calls.length]).toEqual([1, 1])
})

test('R71 made-up versions cause at most one store call in five seconds; a new page title shows after that', async () => {
  existingPaths.add('/pagina/b')
  await Promise.all(Array.from({ length: 30 }, (_, at) => picture('/pagina/b', `v${at}`)))
  expect([storeCalls.length, renderSpy.mock.calls.length]).toEqual([1, 1])
  now += 5000
  for (let at = 0; at < 30; at++) await picture('/pagina/b', `w${at}`)
  expect([storeCalls.length, renderSpy.mock.calls.length]).toEqual([2, 1])
  title = 'Termos novos'
  now += 5000
  expect(await picture('/pagina/b', socialVersion({ heading: title }))).toEqual({
    status: 200,
    cache: CACHED_FOR_A_DAY,
    text: title,
  })
  expect(await picture('/pagina/b', PAGE_VERSION)).toMatchObject({ cache: CACHED_FOR_A_MINUTE, text: title })
  expect([storeCalls.length, renderSpy.mock.calls.length]).toEqual([3, 2])
})

test('R6 L27 in an outage the last picture is sent with a lifetime of a minute; the log has one line without the path', async () => {
  existingPaths.add('/pagina/c').add('/pagina/segredo')
  await picture('/pagina/c', PAGE_VERSION)
  isDown = true
  now += 120_000
  for (let at = 0; at < 5; at++) {
    expect(await picture('/pagina/c', PAGE_VERSION)).toEqual({
      status: 200,
      cache: CACHED_FOR_A_MINUTE,
      text: PAGE_TITLE,
    })
    expect(await picture('/pagina/segredo', 'x')).toMatchObject({ status: 503, cache: 'no-store' })
    now += 20_000
  }
  expect(logged()).toEqual([['erro', 'og', 'ApiError: No response']])
  isDown = false
  now += 20_000
  expect(await picture('/pagina/c', PAGE_VERSION)).toMatchObject({ cache: CACHED_FOR_A_DAY })
  isDown = true
  now += 180_000
  await picture('/pagina/c', PAGE_VERSION)
  expect(logged()).toHaveLength(2)
})

test('R71 the version of the home page’s picture comes from the page title, although the picture shows a shorter heading', async () => {
  const address = new Request(
    `https://loja.example/og/pt.png?v=${socialVersion({ heading: homeTexts(DEMO_BRAND, 'pt').title })}`,
  )
  expect((await socialPictureResponse(address, ['pt.png'])).headers.get('cache-control')).toBe(
    CACHED_FOR_A_DAY,
  )
})
