/** @jest-environment node */
import { flashOf } from '../testing/flash-of.ts'
import { openTestHost } from '../testing/test-host.ts'
import { setHost } from '../host/host.ts'
import { ownPath, proxyToReports } from './reports-proxy.ts'

const SITE = 'http://localhost:3000'
const FIELDS = { nota: '9', email: 'ana@exemplo.com', nome: 'Ana', site: 'localhost', campanha: 'x' }

let seen: Request[]

function openApi(respond: () => Promise<Response> | Response) {
  seen = []
  openTestHost(async (request: Request) => {
    seen.push(request)
    return respond()
  })
}

afterEach(() => setHost(undefined))

const form = (headers: Record<string, string> = {}, fields: Record<string, string> = FIELDS) =>
  proxyToReports(
    new Request(`${SITE}/api/nps`, {
      method: 'POST',
      headers: { accept: 'text/html,*/*', 'sec-fetch-site': 'same-origin', ...headers },
      body: new URLSearchParams(fields),
    }),
  )

const json = (headers: Record<string, string> = {}) =>
  proxyToReports(
    new Request(`${SITE}/api/nps`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      body: JSON.stringify(FIELDS),
    }),
  )

test.each([
  ['303 to the shop', () => new Response(null, { status: 303, headers: { location: `${SITE}/x` } })],
  [
    '303 elsewhere',
    () => new Response(null, { status: 303, headers: { location: 'https://evil.example/' } }),
  ],
  ['201', () => Response.json({ sucesso: true }, { status: 201 })],
  [
    '200 with an HTML page',
    () => new Response('<script>x</script>', { headers: { 'content-type': 'text/html' } }),
  ],
])(
  'contract 4.18, L26: a plain form redirects to the thank-you page of this shop: %s',
  async (_, respond) => {
    openApi(respond)
    for (const [lang, path] of [
      ['', '/avaliacao-empresa?obrigado=1'],
      ['en', '/en/avaliacao-empresa?obrigado=1'],
      ['//evil.example', '/avaliacao-empresa?obrigado=1'],
    ] as const) {
      const { status, headers } = await form({}, { ...FIELDS, lang })
      expect([status, headers.get('location')]).toEqual([303, path])
    }
  },
)

test.each([
  ['no response', () => Promise.reject(new Error('down'))],
  ['500', () => new Response('x', { status: 500 })],
  ['a host without surveys', () => Response.json({ message: 'Not found' }, { status: 404 })],
  ['a 422 without field errors', () => Response.json({ message: 'x' }, { status: 422 })],
])(
  'after %s the form redirects to the survey page, with the typed fields in the flash',
  async (_, respond) => {
    openApi(respond)
    const response = await form({}, { ...FIELDS, nome: '"><b>Ana', lang: 'en', outro: 'x' })
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/en/avaliacao-empresa?erro=indisponivel',
    ])
    expect(flashOf(response)).toEqual({ fields: { ...FIELDS, nome: '"><b>Ana' }, hadFile: false })
  },
)

test.each([
  [
    'with field errors',
    () => Response.json({ message: 'x', errors: { nota: ['Escolha uma nota.'] } }, { status: 422 }),
    { nota: 'Escolha uma nota.' },
  ],
  [
    'with an HTML page',
    () =>
      new Response('<script>x</script>', {
        status: 422,
        headers: { 'content-type': 'text/html', 'set-cookie': 'a=b' },
      }),
    {},
  ],
])(
  'a score that the API rejects %s redirects to the survey page with the error',
  async (_, respond, problems) => {
    openApi(respond)
    const response = await form()
    expect([response.status, response.headers.get('location'), await response.text()]).toEqual([
      303,
      '/avaliacao-empresa?erro=campos',
      '',
    ])
    expect(flashOf(response)?.problems).toEqual(problems)
    expect(response.headers.getSetCookie().filter((cookie) => !cookie.startsWith('formulario'))).toEqual([])
  },
)

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site', origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, 303],
  [{ 'sec-fetch-site': 'none' }, 303],
])('L23 a form with %j gets %d', async (headers, status) => {
  openApi(() => Response.json({}, { status: 201 }))
  expect((await form(headers)).status).toBe(status)
  expect(seen).toHaveLength(status === 303 ? 1 : 0)
})

test.each([
  [{ origin: SITE, host: 'localhost:3000' }, 303],
  [{ origin: 'https://evil.example', host: 'localhost:3000' }, 403],
  // The survey page and a sandboxed frame of another site may both send this origin; only Sec-Fetch-Site distinguishes them.
  [{ origin: 'null', host: 'localhost:3000' }, 403],
])('L23 a browser without Sec-Fetch-Site that sends %j gets %d', async (headers, status) => {
  openApi(() => Response.json({}, { status: 201 }))
  const request = new Request(`${SITE}/api/nps`, {
    method: 'POST',
    headers: { accept: 'text/html', ...headers },
    body: new URLSearchParams(FIELDS),
  })
  expect((await proxyToReports(request)).status).toBe(status)
})

test('JSON is forwarded without session and token, and the response is returned', async () => {
  openApi(() =>
    Response.json({ sucesso: true }, { status: 201, headers: { 'request-id': '1', 'set-cookie': 'a=b' } }),
  )
  const response = await json({ cookie: 'PHPSESSID=x', 'accept-language': 'en', 'app-token': 'x' })
  expect([response.status, await response.json()]).toEqual([201, { sucesso: true }])
  expect([response.headers.get('request-id'), response.headers.get('set-cookie')]).toEqual(['1', null])
  const [sent] = seen
  expect(sent!.url).toBe('http://api.internal/api/nps')
  expect(
    ['cookie', 'session', 'app-token', 'accept-language'].map((name) => sent!.headers.get(name)),
  ).toEqual([null, null, null, 'en'])
  expect(await sent!.json()).toEqual(FIELDS)
})

test('L15 L28 errors 413, 404 and 503 of the proxy have the error format of the reports API', async () => {
  openApi(() => Promise.reject(new Error('down')))
  expect([(await json()).status, await (await json()).json()]).toEqual([503, { message: expect.any(String) }])
  const large = await form({}, { ...FIELDS, nome: 'x'.repeat(70_000) })
  expect([large.status, await large.json()]).toEqual([413, { message: expect.any(String) }])
  for (const path of [
    '/api/admin',
    '/api/np%73',
    '/api/nps/x',
    '/api/v2/front/settings',
    '/api/nps%2f..%2fx',
  ]) {
    const response = await proxyToReports(new Request(SITE + path))
    expect([response.status, await response.json()]).toEqual([404, { message: 'Not found' }])
  }
  expect(seen).toHaveLength(2)
})

test.each([
  ['/avaliacao-empresa?obrigado=1', '/avaliacao-empresa?obrigado=1'],
  [`${SITE}/en/x#y`, '/en/x#y'],
  ['https://evil.example/x', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  [`${SITE}//evil.example`, undefined],
  ['javascript:alert(1)', undefined],
  ['http://localhost:3001/x', undefined],
  [null, undefined],
])('L26 the path of a redirect to %s is %s', async (location, path) => {
  expect(ownPath(location, SITE)).toBe(path)
  openApi(() => new Response(null, { status: 302, headers: location === null ? {} : { location } }))
  const response = await json()
  expect([response.status, response.headers.get('location')]).toEqual(path ? [302, path] : [502, null])
})

test('L25 the rate limit counts a call by IP address and session cookie only', async () => {
  const taken: unknown[] = []
  const take = (kind: string, subject: object) => {
    taken.push([kind, subject])
    return Promise.resolve(taken.length > 1 ? 600 : 0)
  }
  const respond = () => Promise.resolve(Response.json({ sucesso: true }, { status: 201 }))
  openTestHost(respond, { limits: { take } })
  const headers = { cookie: 'a=1; PHPSESSID=sessao', 'x-visitor-address': '203.0.113.7' }
  expect((await json(headers)).status).toBe(201)
  const rejected = await json(headers)
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '600'])
  expect(taken[0]).toEqual(['survey', { ip: '203.0.113.7', session: 'sessao' }])
})

test('decision 0078 L23 the session and the keys of opened orders go with a review, by script or plain form, to the store in this process and to no other host', async () => {
  const sent: Request[] = []
  const respond = async (request: Request) => {
    sent.push(request)
    return Response.json({ sucesso: true }, { status: 201 })
  }
  for (const isInProcess of [true, undefined] as const)
    for (const accept of ['application/json', 'text/html']) {
      const reports = { base: 'http://reports.internal', fetch: respond, ...(isInProcess && { isInProcess }) }
      openTestHost(respond, { reports })
      const body = new FormData()
      body.set('nome', 'Ana')
      const headers = {
        accept,
        'sec-fetch-site': 'same-origin',
        cookie: 'PHPSESSID=sessao; pedido=1001.chave',
        pedidos: '1002.de-outro',
      }
      await proxyToReports(new Request(`${SITE}/api/avaliacao`, { method: 'POST', headers, body }))
    }
  expect(sent.map(({ headers }) => headers.get('session'))).toEqual(['sessao', 'sessao', null, null])
  expect(sent.map(({ headers }) => headers.get('pedidos'))).toEqual(['1001.chave', '1001.chave', null, null])
  expect(sent.map(({ headers }) => headers.get('cookie'))).toEqual([null, null, null, null])
})
