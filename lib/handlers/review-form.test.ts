/** @jest-environment node */
import { openTestHost } from '../testing/test-host.ts'
import { setHost } from '../host/host.ts'
import { flashOf } from '../testing/flash-of.ts'
import { proxyToReports } from './reports-proxy.ts'

const SITE = 'http://localhost:3000'
const FIELDS = {
  nome: '"><b>Ana',
  email: 'ana@exemplo.com',
  nota: '4.5',
  comentario: 'Linha 1\nLinha 2 <script>',
  produto_categoria: 'serum',
  produto_id: '7',
  url_origem_avaliacao: `${SITE}/serum`,
  site: 'rosalume',
}

let seen: { url: string; headers: Headers; bytes: Uint8Array }[]

function openApi(respond: () => Promise<Response> | Response) {
  seen = []
  openTestHost(async (request: Request) => {
    const bytes = new Uint8Array(await request.arrayBuffer())
    seen.push({ url: request.url, headers: request.headers, bytes })
    return respond()
  })
}

afterEach(() => setHost(undefined))

const BOUNDARY = '----forma'

function body(fields: Record<string, string>, photo?: Uint8Array): Buffer {
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`
  const file = photo ? [Buffer.from(head), photo, Buffer.from('\r\n')] : []
  return Buffer.concat([...parts, ...file, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

function post(sent: Buffer, headers: Record<string, string> = {}) {
  return proxyToReports(
    new Request(`${SITE}/api/avaliacao`, {
      method: 'POST',
      headers: {
        accept: 'text/html,*/*',
        'sec-fetch-site': 'same-origin',
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        ...headers,
      },
      body: new Uint8Array(sent),
    }),
  )
}

test('contract 4.17: a plain form redirects to the thank-you page of this shop, whatever location the API sends', async () => {
  openApi(() => Response.json({ data: {} }, { status: 201, headers: { location: 'https://evil.example' } }))
  for (const [lang, path] of [
    ['pt', '/obrigado'],
    ['en', '/en/obrigado'],
    ['//evil.example', '/obrigado'],
  ] as const) {
    const { status, headers } = await post(body({ ...FIELDS, lang }))
    expect([status, headers.get('location')]).toEqual([303, path])
  }
})

test('the bytes of a photo are forwarded unchanged, with the language of the page', async () => {
  openApi(() => Response.json({}, { status: 201 }))
  const photo = Uint8Array.from({ length: 256 * 20 }, (_, at) => at % 256)
  const sent = body({ ...FIELDS, lang: 'en' }, photo)
  await post(sent, { cookie: 'PHPSESSID=x', 'accept-language': 'pt-BR' })
  const [{ url, headers, bytes }] = seen as [(typeof seen)[0]]
  expect(url).toBe('http://api.internal/api/avaliacao')
  expect(Buffer.compare(Buffer.from(bytes), sent)).toBe(0)
  expect(['accept', 'accept-language', 'cookie', 'content-type'].map((name) => headers.get(name))).toEqual([
    'application/json',
    'en',
    null,
    `multipart/form-data; boundary=${BOUNDARY}`,
  ])
})

test('a rejected review redirects to its page, with the messages of the API and all typed values', async () => {
  const errors = { email: ['E-mail <i>errado</i>.'], file: ['Foto errada.'], site: ['Outra loja.'] }
  openApi(() => Response.json({ message: 'x', errors }, { status: 422 }))
  const response = await post(body({ ...FIELDS, nota: '4,5', x: 'y' }, new Uint8Array(10)))
  expect([response.status, response.headers.get('location')]).toEqual([303, '/avaliacao/revisar'])
  expect(flashOf(response)).toEqual({
    fields: { ...FIELDS, nota: '4,5' },
    problems: { email: 'E-mail <i>errado</i>.', file: 'Foto errada.', site: 'Outra loja.' },
    hadFile: true,
  })
})

test('L15 after a photo that is too large the form shows the typed values again', async () => {
  openApi(() => Response.json({}, { status: 201 }))
  const response = await post(body({ ...FIELDS, lang: 'en' }, new Uint8Array(3 * 1024 * 1024)))
  expect(response.headers.get('location')).toBe('/en/avaliacao/revisar')
  expect(seen).toHaveLength(0)
  expect(flashOf(response)).toEqual({ fields: FIELDS, problems: { file: '' }, hadFile: true })
  openApi(() => Response.json({ message: 'x' }, { status: 413 }))
  const rejected = await post(body(FIELDS, new Uint8Array(100)))
  expect(flashOf(rejected)).toEqual({ fields: FIELDS, problems: { file: '' }, hadFile: true })
})

test.each([
  ['no response', () => Promise.reject(new Error('down')), undefined],
  ['500', () => new Response('x', { status: 500 }), undefined],
  ['an API without reviews', () => Response.json({ message: 'Not found' }, { status: 404 }), undefined],
  ['a busy API', () => new Response('{}', { status: 503, headers: { 'retry-after': '5' } }), undefined],
  [
    'a rate limit',
    () => Response.json({ message: 'Espere.' }, { status: 429, headers: { 'retry-after': '60' } }),
    'Espere.',
  ],
])(
  'after %s the flash has all typed values, and the message of a rate limit',
  async (_, respond, message) => {
    openApi(respond)
    const response = await post(body(FIELDS))
    expect([response.status, response.headers.get('location')]).toEqual([303, '/avaliacao/revisar'])
    expect(flashOf(response)).toEqual({ fields: FIELDS, hadFile: false, ...(message && { message }) })
  },
)

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'none' }, 303],
])('L23 a form with %j gets %d', async (headers, status) => {
  openApi(() => Response.json({}, { status: 201 }))
  expect((await post(body(FIELDS), headers)).status).toBe(status)
  expect((await post(body(FIELDS), { ...headers, accept: 'application/json' })).status).toBe(
    status === 403 ? 403 : 201,
  )
})

test('L23 a form with only `Origin: null` is rejected', async () => {
  openApi(() => Response.json({}, { status: 201 }))
  const request = new Request(`${SITE}/api/avaliacao`, {
    method: 'POST',
    headers: { origin: 'null', 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: new Uint8Array(body(FIELDS)),
  })
  expect((await proxyToReports(request)).status).toBe(403)
})

test('a script gets the response of the API, or 413 for a photo that is too large', async () => {
  openApi(() => Response.json({ data: { id: 1 } }, { status: 201, headers: { 'set-cookie': 'a=b' } }))
  const json = { accept: 'application/json' }
  const response = await post(body(FIELDS, new Uint8Array(100_000)), json)
  expect([response.status, await response.json()]).toEqual([201, { data: { id: 1 } }])
  expect(response.headers.get('set-cookie')).toBeNull()
  const large = await post(body(FIELDS, new Uint8Array(3 * 1024 * 1024)), json)
  expect([large.status, await large.json()]).toEqual([413, { message: expect.any(String) }])
})

test('the proxy forwards the requests for reviews and averages, and no other path', async () => {
  openApi(() => Response.json(4.5, { headers: { etag: '"x"' } }))
  for (const path of [
    '/api/avaliacoes/produto/rosalume?page=2&order_by=imagem',
    '/api/avaliacoes/media/rosalume/colageno%20verisol',
  ]) {
    const response = await proxyToReports(new Request(SITE + path))
    expect([response.status, response.headers.get('etag')]).toEqual([200, '"x"'])
    expect(seen.at(-1)?.url).toBe(`http://api.internal${path}`)
  }
  for (const path of [
    '/api/avaliacoes',
    '/api/avaliacoes/produto',
    '/api/avaliacoes/media/x',
    '/api/avaliacao/1',
  ])
    expect((await proxyToReports(new Request(SITE + path))).status).toBe(404)
})
