/** @jest-environment node */
import { backgroundTasksDone } from '../process/background-tasks.ts'
import { openTestHost } from '../testing/test-host.ts'
import { proxyToStore } from './api-proxy.ts'
import { setHost } from '../host/host.ts'

const CONSENT = 'consentimento=1.1763731234.mp'
let clicks = 0
let calls: { path: string; session: string; body: string }[]
let onTracking: () => Promise<Response>

beforeEach(() => {
  calls = []
  onTracking = async () => Response.json({ sucesso: true })
  openTestHost(async (request) => {
    const { pathname } = new URL(request.url)
    calls.push({ path: pathname, session: request.headers.get('session') ?? '', body: await request.text() })
    if (pathname.endsWith('/tracking-parameters')) return onTracking()
    return Response.json({ itens: [] }, { headers: { session: 'SessionOfTheStore' } })
  })
})
afterEach(() => setHost(undefined))

const newClick = () => `clique=em=${1763731234 + clicks++}&pagina=%2Fcolageno&gclid=AbC-_9&utm_source=google`

async function send(cookie: string, { method = 'POST', path = '/v2/front/checkout/cart' } = {}) {
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const body = method === 'GET' ? null : '{}'
  return proxyToStore(new Request(`http://localhost:3000${path}`, { method, headers, body }))
}
/** The click's calls of the store since the last look. */
async function sentClicks() {
  await backgroundTasksDone()
  return calls.splice(0).filter(({ path }) => path.endsWith('/tracking-parameters'))
}

test('P8 R22 after an add the stored click is sent to the store once, with the session of the cart', async () => {
  const click = newClick()
  expect((await send(`${click}; ${CONSENT}`)).status).toBe(200)
  expect(calls).toHaveLength(1)
  const sent = await sentClicks()
  expect(sent).toEqual([
    { path: '/v2/front/tracking-parameters', session: 'SessionOfTheStore', body: expect.any(String) },
  ])
  expect(JSON.parse(sent[0]!.body)).toEqual({
    gclid: 'AbC-_9',
    utm_source: 'google',
    pagina: '/colageno',
    em: expect.any(Number),
  })
  await send(`${click}; ${CONSENT}; PHPSESSID=SessionOfTheStore`)
  expect(await sentClicks()).toEqual([])
  await send(`${newClick()}; ${CONSENT}`)
  expect(await sentClicks()).toHaveLength(1)
})

test('R23 no click is sent without consent, without a click or after another request than an add', async () => {
  await send(newClick())
  await send(`${newClick()}; consentimento=1.1763731234.m`)
  await send(CONSENT)
  await send(`${newClick()}; ${CONSENT}`, { method: 'GET' })
  await send(`${newClick()}; ${CONSENT}`, { method: 'DELETE' })
  await send(`${newClick()}; ${CONSENT}`, { path: '/v2/front/checkout/zipcode' })
  expect(calls).toHaveLength(6)
  expect(await sentClicks()).toEqual([])
})

test('a failed send does not affect the add and is retried after the next add; a 422 is not retried', async () => {
  const cookies = `${newClick()}; ${CONSENT}`
  for (const broken of [
    () => Promise.reject(new Error('down')),
    async () => new Response('', { status: 503 }),
  ]) {
    onTracking = broken
    expect((await send(cookies)).status).toBe(200)
    expect(await sentClicks()).toHaveLength(1)
  }
  onTracking = async () => new Response('', { status: 422 })
  await send(cookies)
  expect(await sentClicks()).toHaveLength(1)
  await send(cookies)
  expect(await sentClicks()).toEqual([])
})
