/** @jest-environment node */
import { setRouteTable } from '../routes/route-table.ts'
import { socialVersion } from '../seo/social-picture.ts'
import { PictureRenderer } from '../seo/social/picture-renderer.ts'
import { openTestHost } from '../testing/test-host.ts'
import { setHost } from '../host/host.ts'
import { socialPictureResponse } from './social-picture.ts'

jest.mock('react', () => ({ ...jest.requireActual<object>('react'), cache: (load: unknown) => load }))

const LONG = 'public, max-age=86400, s-maxage=86400, stale-while-revalidate=86400'
const SHORT = 'public, max-age=60'
const NAME = 'Termos de uso'
const OWN = socialVersion({ heading: NAME })

const known = new Set<string>()
const checked: string[] = []
let storeCalls: string[] = []
let isDown = false
let title = NAME
let now = Date.parse('2026-11-21T12:00:00Z')

const paint = jest
  .spyOn(PictureRenderer.prototype, 'render')
  .mockImplementation(async () => Buffer.from(title))
const logged = () => (console.error as unknown as jest.Mock).mock.calls

beforeEach(() => {
  storeCalls = []
  checked.length = 0
  isDown = false
  title = NAME
  // The pictures of one test are stale in the next.
  now += 3_600_000
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  jest.spyOn(console, 'error').mockImplementation(() => {})
  paint.mockClear()
  setRouteTable({
    hasPage: async (path) => {
      checked.push(path)
      return known.has(path)
    },
    isKnown: () => false,
    hasVariant: async () => false,
    nearest: async () => undefined,
    externalUrl: () => undefined,
    hasModeration: () => false,
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
  known.clear()
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
    expect(await picture(path, 'x')).toMatchObject({ status: 404, cache: SHORT })
  expect(storeCalls).toEqual([])
  expect(checked).toHaveLength(5)
})

test('R71 only the right version is cacheable for a day; a made-up version does not replace it', async () => {
  known.add('/pagina/a')
  expect(await picture('/pagina/a', OWN)).toEqual({ status: 200, cache: LONG, text: NAME })
  for (const v of ['made-up', undefined, `${OWN}x`])
    expect(await picture('/pagina/a', v)).toEqual({ status: 200, cache: SHORT, text: NAME })
  expect(await picture('/pagina/a', OWN)).toMatchObject({ cache: LONG })
  expect([storeCalls.length, paint.mock.calls.length]).toEqual([1, 1])
})

test('R71 made-up versions cause at most one store call in five seconds; a new name shows after that', async () => {
  known.add('/pagina/b')
  await Promise.all(Array.from({ length: 30 }, (_, at) => picture('/pagina/b', `v${at}`)))
  expect([storeCalls.length, paint.mock.calls.length]).toEqual([1, 1])
  now += 5000
  for (let at = 0; at < 30; at++) await picture('/pagina/b', `w${at}`)
  expect([storeCalls.length, paint.mock.calls.length]).toEqual([2, 1])
  title = 'Termos novos'
  now += 5000
  expect(await picture('/pagina/b', socialVersion({ heading: title }))).toEqual({
    status: 200,
    cache: LONG,
    text: title,
  })
  expect(await picture('/pagina/b', OWN)).toMatchObject({ cache: SHORT, text: title })
  expect([storeCalls.length, paint.mock.calls.length]).toEqual([3, 2])
})

test('R6 L27 in an outage the last picture is sent with a lifetime of a minute; the log has one line without the path', async () => {
  known.add('/pagina/c').add('/pagina/segredo')
  await picture('/pagina/c', OWN)
  isDown = true
  now += 120_000
  for (let at = 0; at < 5; at++) {
    expect(await picture('/pagina/c', OWN)).toEqual({ status: 200, cache: SHORT, text: NAME })
    expect(await picture('/pagina/segredo', 'x')).toMatchObject({ status: 503, cache: 'no-store' })
    now += 20_000
  }
  expect(logged()).toEqual([['erro', 'og', 'ApiError: No response']])
  isDown = false
  now += 20_000
  expect(await picture('/pagina/c', OWN)).toMatchObject({ cache: LONG })
  isDown = true
  now += 180_000
  await picture('/pagina/c', OWN)
  expect(logged()).toHaveLength(2)
})

test('R71 the version of the home page’s picture comes from the page title, although the picture shows a shorter heading', async () => {
  const { homeCopy } = await import('../copy/home.ts')
  const address = new Request(
    `https://loja.example/og/pt.png?v=${socialVersion({ heading: homeCopy.pt.title })}`,
  )
  expect((await socialPictureResponse(address, ['pt.png'])).headers.get('cache-control')).toBe(LONG)
})
