/** @jest-environment node */
import { parseConsent } from '../consent/consent.ts'
import { backgroundTasksDone } from '../process/background-tasks.ts'
import { openTestHost } from '../testing/test-host.ts'
import { parseEnv } from '../config/env.ts'
import { clickDocument, clickFromPage } from './click.ts'
import { sendClick } from './click-tracking.ts'
import { saveConsent } from './consent-form.ts'
import { setHost } from '../host/host.ts'

const SITE = 'https://loja.example'
const CLICK = 'em=1763731234&pagina=%2Fcolageno&gclid=AbC-_9&gad_source=1&utm_source=google'
const ALL = 'consentimento=1.1763731234.mp'
const NONE = 'consentimento=1.1763731234.-'
let wait = 0

beforeEach(() => {
  wait = 0
  openTestHost(() => Promise.reject(new Error('no call to the store expected')), {
    env: parseEnv({ SITE_URL: SITE }).env,
    limits: { take: async () => wait },
  })
})
afterEach(() => setHost(undefined))

function post(path: string, body: string | object, headers: Record<string, string> = {}) {
  const isForm = typeof body === 'string'
  return new Request(SITE + path, {
    method: 'POST',
    body: isForm ? body : JSON.stringify(body),
    headers: {
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  })
}
const choose = (body: string | object, headers = {}) => saveConsent(post('/api/consentimento', body, headers))
const cookiesOf = (response: Response) => response.headers.getSetCookie()

describe('P12 POST /api/consentimento', () => {
  test.each([
    ['medicao=1&anuncios=1', true, true],
    ['medicao=1', true, false],
    ['anuncios=1', false, true],
    ['', false, false],
    ['medicao=0&anuncios=on', false, false],
    [{ medicao: 1, anuncios: true }, true, true],
    [{}, false, false],
  ])('the form %j stores this consent in the cookie', async (body, analytics, ads) => {
    const response = await choose(body)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(cookiesOf(response)).toHaveLength(1)
    const [cookie] = cookiesOf(response)
    expect(cookie).toMatch(/^consentimento=\S+; Path=\/; Max-Age=15552000; SameSite=Lax; Secure$/)
    const consent = parseConsent(cookie!.slice('consentimento='.length).split(';')[0])
    expect(consent).toMatchObject({ analytics, ads })
    expect(Math.abs(consent!.at - Date.now() / 1000)).toBeLessThan(5)
  })

  test('a script gets 204 without a redirect', async () => {
    const response = await choose({ medicao: 1 }, { accept: 'application/json' })
    expect([response.status, response.headers.get('location'), await response.text()]).toEqual([
      204,
      null,
      '',
    ])
  })

  test.each([
    ['/en/colageno?x=1#y', '/en/colageno?x=1#y'],
    ['//evil.com', '/'],
    ['/\\evil.com', '/'],
    ['https://evil.com/', '/'],
    ['https://loja.example/colageno', '/'],
    ['javascript:alert(1)', '/'],
    ['/x\r\nSet-Cookie: a=b', '/xSet-Cookie:%20a=b'],
    ['/\t/evil.com', '/'],
    [`/${'x'.repeat(600)}`, '/'],
  ])('L26 voltar %j redirects to %s', async (voltar, to) => {
    const response = await choose(new URLSearchParams({ medicao: '1', voltar }).toString())
    expect([response.status, response.headers.get('location')]).toEqual([303, to])
  })

  test('R23 consent turns the pending click into the two stored cookies, with the time of the click', async () => {
    const response = await choose('anuncios=1', { cookie: `clique-a-espera=${CLICK}` })
    expect(cookiesOf(response).slice(1)).toEqual([
      '_gcl_aw=GCL.1763731234.AbC-_9; Path=/; Max-Age=7776000; SameSite=Lax; Secure',
      `clique=${CLICK}; Path=/; Max-Age=7776000; SameSite=Lax; Secure; HttpOnly`,
      'clique-a-espera=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly',
    ])
  })

  test('R23 denied consent deletes the pending click', async () => {
    const response = await choose('', { cookie: `clique-a-espera=${CLICK}; _gcl_aw=GCL.1.x` })
    // The consent, the pending click, and _gcl_aw once for this host and once for its domain.
    expect(cookiesOf(response)).toHaveLength(1 + 1 + 2)
    expect(
      cookiesOf(response)
        .slice(1)
        .every((each) => each.includes('Max-Age=0')),
    ).toBe(true)
  })

  describe('R23 withdrawing consent', () => {
    const calls: { path: string; session: string | null; body: string }[] = []
    beforeEach(() => {
      calls.length = 0
      openTestHost(
        async (request) => {
          const { pathname } = new URL(request.url)
          calls.push({ path: pathname, session: request.headers.get('session'), body: await request.text() })
          return Response.json({})
        },
        { env: parseEnv({ SITE_URL: SITE }).env },
      )
    })

    test('deletes the click of the cart at the store; a later consent sends it again', async () => {
      const cookie = `clique=${CLICK}; __Host-PHPSESSID=Session1; ${ALL}`
      const add = post('/v2/front/checkout/cart', {}, { cookie })
      sendClick(add, Response.json({}), 'Session1')
      await backgroundTasksDone()
      expect((await choose('medicao=1', { cookie })).status).toBe(303)
      expect(calls).toHaveLength(1)
      await backgroundTasksDone()
      expect(calls[1]).toEqual({ path: '/v2/front/tracking-parameters', session: 'Session1', body: '{}' })
      sendClick(add, Response.json({}), 'Session1')
      await backgroundTasksDone()
      expect(calls[2]).toEqual(calls[0])
    })

    test.each([
      ['who agrees', 'anuncios=1', `clique=${CLICK}; PHPSESSID=Session1`],
      ['without a stored click', '', 'PHPSESSID=Session1'],
      ['who has no cart', '', `clique=${CLICK}`],
    ])('a visitor %s causes no call to the store', async (_who, body, cookie) => {
      await choose(body, { cookie })
      await backgroundTasksDone()
      expect(calls).toEqual([])
    })
  })

  test('L15 L23 L25 rejects a foreign origin, a large body, too many requests and an unreadable body', async () => {
    expect((await choose('medicao=1', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await choose('medicao=1', { 'sec-fetch-site': 'same-site' })).status).toBe(403)
    expect((await choose('x'.repeat(70_000))).status).toBe(413)
    expect((await choose('{', { 'content-type': 'application/json' })).status).toBe(400)
    expect((await choose('null', { 'content-type': 'application/json' })).status).toBe(400)
    expect((await choose('medicao=1', { 'content-type': 'text/plain' })).status).toBe(400)
    wait = 7
    const limited = await choose('medicao=1')
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7'])
    expect(cookiesOf(limited)).toEqual([])
  })
})

describe('R22 R26 /api/clique', () => {
  const getClick = async (cookie: string, site = 'same-origin') => {
    const response = clickDocument(
      new Request(`${SITE}/api/clique`, { headers: { cookie, 'sec-fetch-site': site } }),
    )
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    return response.status === 200 ? ((await response.json()) as unknown) : response.status
  }

  test('returns the stored click to pages of this shop only, and only with consent', async () => {
    expect(await getClick(`clique=${CLICK}; ${ALL}`)).toEqual({
      clique: {
        gclid: 'AbC-_9',
        gad: { gad_source: '1' },
        utm: { utm_source: 'google' },
        pagina: '/colageno',
        em: 1763731234,
      },
    })
    for (const cookie of [
      '',
      ALL,
      `clique=${CLICK}`,
      `clique=${CLICK}; ${NONE}`,
      `clique-a-espera=${CLICK}; ${ALL}`,
    ])
      expect(await getClick(cookie)).toEqual({ clique: null })
    expect(await getClick(`clique=${CLICK}; ${ALL}`, 'cross-site')).toBe(403)
  })

  const postClick = (pagina: unknown, cookie = '', headers = {}) =>
    clickFromPage(post('/api/clique', { pagina }, { cookie, ...headers }))

  test('stores the click of a page without gclid, as the consent allows', async () => {
    const page = '/en/serum?gbraid=0AAA&utm_source=x&email=a%40b.com#y'
    const undecided = await postClick(page)
    expect(undecided.status).toBe(204)
    expect(cookiesOf(undecided)).toEqual([
      expect.stringMatching(
        /^clique-a-espera=em=\d+&pagina=%2Fen%2Fserum&gbraid=0AAA&utm_source=x; .*Max-Age=1800; /,
      ),
    ])
    expect(cookiesOf(await postClick(page, ALL))).toEqual([
      expect.stringMatching(/^clique=em=\d+&pagina=%2Fen%2Fserum&/),
    ])
    expect(cookiesOf(await postClick(page, NONE))).toEqual([])
    expect(cookiesOf(await postClick('/serum?x=1', ALL))).toEqual([])
  })

  test.each([
    undefined,
    '',
    'colageno',
    '//evil.com/?gbraid=1',
    'https://evil.com/?gbraid=1',
    5,
    `/${'x'.repeat(3000)}`,
  ])('%j is rejected because it is not a path of this shop', async (pagina) => {
    const response = await postClick(pagina, ALL)
    expect([response.status, cookiesOf(response)]).toEqual([400, []])
  })

  test('L23 rejects a foreign origin', async () => {
    expect((await postClick('/?gbraid=1', ALL, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })
})
