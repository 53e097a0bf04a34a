/** @jest-environment node */
import { parseEnv } from '../../config/env.ts'
import { setRouteTable, type RouteTable } from '../../routes/route-table.ts'
import { openTestHost } from '../../testing/test-host.ts'
import { host, setHost } from '../../host/host.ts'
import { setInvalidation } from '../../host/invalidation.ts'
import { onlyPost, revalidate } from './revalidate.ts'

const PROCESS_SECRET = 'own-secret-of-this-process'
const STORE_SECRET = 'a-secret-of-the-store'
const takeLimit = jest.fn(() => Promise.resolve(0))
const invalidate = jest.fn<void, [readonly string[], number?]>()

function open({ secret = STORE_SECRET }: { secret?: string | null } = {}) {
  const { env } = parseEnv({ ...(secret && { REVALIDATE_SECRET: secret }) })
  openTestHost(() => Promise.reject(new Error('no call to the store expected')), {
    env,
    limits: { take: takeLimit },
  })
  setInvalidation({ secret: PROCESS_SECRET, invalidate })
}

beforeEach(() => {
  invalidate.mockClear()
  takeLimit.mockReset().mockResolvedValue(0)
})
afterEach(() => {
  setHost(undefined)
  setInvalidation(undefined)
  setRouteTable(undefined)
})

function post(body: unknown, authorization: string | null = `Bearer ${STORE_SECRET}`) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = new Headers(authorization === null ? {} : { authorization })
  return revalidate(
    new Request('http://localhost:3000/api/revalidate', { method: 'POST', headers, body: text }),
  )
}

const invalidatedTags = () => invalidate.mock.calls.flatMap(([tags]) => [...tags])

test('a path invalidates its pages in both languages', async () => {
  open()
  const response = await post({ paths: ['/serum', '/en/serum', '/', '/produtos/'] })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(await response.json()).toEqual({
    paths: ['/serum', '/en/serum', '/', '/en', '/produtos', '/en/produtos'],
    tags: [],
  })
  expect(invalidatedTags()).toEqual([
    'produto:/serum',
    'pagina:/serum',
    'inicio',
    'produto:/produtos',
    'pagina:/produtos',
  ])
})

test('a tag invalidates all pages that show its data, each tag once', async () => {
  open()
  const response = await post({ tags: ['precos', 'produto:/serum', 'avaliacoes:colageno-verisol', 'precos'] })
  expect(await response.json()).toEqual({
    paths: [],
    tags: ['precos', 'produto:/serum', 'avaliacoes:colageno-verisol'],
  })
  expect(invalidatedTags()).toEqual([
    'produtos',
    'listas',
    'produto:/serum',
    'pagina:/serum',
    'avaliacoes:colageno-verisol',
    'avaliacoes:todas',
  ])
})

test('the route table drops the addresses that may have changed', async () => {
  open()
  const drop = jest.fn()
  setRouteTable({ invalidate: drop } as unknown as RouteTable)
  await post({ paths: ['/serum-novo'] })
  await post({ tags: ['produto:/caneca', 'pagina:/pagina/termos', 'precos', 'avaliacoes'] })
  expect(drop.mock.calls).toEqual([['/serum-novo'], ['/caneca'], ['/pagina/termos']])
  drop.mockClear()
  await post({ tags: ['catalogo'] })
  expect(drop.mock.calls).toEqual([[undefined]])
})

test.each([
  null,
  '',
  'Bearer',
  'Bearer wrong',
  `Basic ${STORE_SECRET}`,
  `Bearer ${STORE_SECRET}x`,
  'Bearer undefined',
])('authorization %j is rejected, with and without a configured secret', async (authorization) => {
  for (const secret of [STORE_SECRET, null]) {
    open({ secret })
    const response = await post({ tags: ['precos'] }, authorization)
    expect([response.status, await response.json()]).toEqual([401, { error: 'Chave ausente ou errada.' }])
  }
  expect(invalidatedTags()).toEqual([])
})

test('a secret can have any characters', async () => {
  const secret = 'senha da vovó, 12'
  open({ secret })
  const sent = Buffer.from(secret).toString('latin1')
  expect((await post({ tags: ['precos'] }, `Bearer ${sent}`)).status).toBe(200)
})

test('this process has its own secret; wrong guesses are rate limited (L25)', async () => {
  open({ secret: null })
  expect((await post({ tags: ['precos'] }, `Bearer ${PROCESS_SECRET}`)).status).toBe(200)
  expect(takeLimit).not.toHaveBeenCalled()
  takeLimit.mockResolvedValue(60)
  const response = await post({ tags: ['precos'] }, 'Bearer guess')
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
})

test.each([
  ['', /^Mande /],
  ['{', /^Mande /],
  ['null', /^Mande /],
  ['[]', /^Mande /],
  [{}, /^Mande /],
  [{ paths: [], tags: [] }, /^Mande /],
  [{ paths: '/serum' }, /^Mande /],
  [{ paths: [1] }, /^Mande /],
  [{ paths: Array.from({ length: 101 }, () => '/serum') }, /^No máximo 100 /],
  [{ tags: Array.from({ length: 101 }, () => 'precos') }, /^No máximo 100 /],
  [{ paths: ['/serum', 'serum'] }, /: "serum"\./],
  [{ paths: ['https://loja.example/serum'] }, /: "https:/],
  [{ paths: ['//evil.example'] }, /: "\/\/evil/],
  [{ paths: ['/serum?a=1'] }, /sem parâmetros/],
  [{ paths: ['/../etc/passwd'] }, /Não é o caminho/],
  [{ paths: ['/[lang]/(shop)'] }, /Não é o caminho/],
  [{ paths: ['/api'] }, /Não é o caminho/],
  [{ paths: [`/${'a'.repeat(5000)}`] }, /Não é o caminho/],
  [{ tags: ['estoque'] }, /^Etiqueta desconhecida: "estoque"\.$/],
  [{ tags: ['avaliacoes:cafe'] }, /^Etiqueta desconhecida/],
  [{ tags: ['produto:serum'] }, /^Etiqueta desconhecida/],
  [{ tags: ['constructor'] }, /^Etiqueta desconhecida/],
] as const)('%j is rejected with 422 and an explanation', async (body, sentence) => {
  open()
  const response = await post(body)
  expect(response.status).toBe(422)
  expect(((await response.json()) as { error: string }).error).toMatch(sentence)
  expect(invalidatedTags()).toEqual([])
})

test('413 for a body that is too large, 405 for other methods', async () => {
  open()
  expect((await post(`{"paths":["${'a'.repeat(70_000)}"]}`)).status).toBe(413)
  const response = onlyPost()
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
})

test('L18 an external call is written to the log of all processes before anything is invalidated', async () => {
  open()
  const announce = jest.fn<Promise<number>, [readonly string[]]>(() => Promise.resolve(71))
  host().announce = announce
  expect((await post({ paths: ['/serum', '/en'], tags: ['precos'] })).status).toBe(200)
  expect(announce).toHaveBeenCalledWith(['precos', 'produto:/serum', 'inicio'])
  expect(invalidate.mock.lastCall?.[1]).toBe(71)
  // This process reads the log too and then calls its own endpoint with its own secret, which must not write to the log again.
  expect((await post({ tags: ['precos'], position: 72 }, `Bearer ${PROCESS_SECRET}`)).status).toBe(200)
  expect(announce).toHaveBeenCalledTimes(1)
  expect(invalidate.mock.lastCall?.[1]).toBe(72)
})

test('L18 when the log cannot be written, the call is 503 and invalidates nothing', async () => {
  open()
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  host().announce = () => Promise.reject(new Error('no database'))
  const response = await post({ tags: ['precos'] })
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
  expect(invalidatedTags()).toEqual([])
})
