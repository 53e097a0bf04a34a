import { describe } from 'node:test'
import { request as requests, type APIRequestContext } from '@playwright/test'
import { newIp } from '../new-ip.ts'
import { submitReview } from '../review-commands.ts'
import { expect, test } from './fixtures.ts'
import { httpsShop, moderated, MODERATION_PASSWORD } from './moderated-shops.ts'

const PAGES = ['/moderacao', '/moderacao/entrar', '/moderacao/registro', '/moderacao/pesquisa']
const FORMS = ['sessao/abrir', 'sessao/encerrar', 'decidir', 'desfazer', 'responder', 'pesquisa/csv'].map(
  (name) => `/moderacao/${name}`,
)

/** Returns a signed-in HTTP client, with the token of its session. */
async function signedIn(): Promise<{ client: APIRequestContext; token: string }> {
  const client = await requests.newContext({
    baseURL: moderated.origin,
    extraHTTPHeaders: { 'x-forwarded-for': newIp() },
  })
  const response = await client.post('/moderacao/sessao/abrir', { form: { senha: MODERATION_PASSWORD } })
  const [, token = ''] = /name="ficha" value="([^"]+)"/.exec(await response.text()) ?? []
  expect(token).not.toBe('')
  return { client, token }
}

async function idOf(client: APIRequestContext, word: string): Promise<string> {
  const html = await (await client.get(`/moderacao?busca=${word}`)).text()
  return /data-card="(\d+)"/.exec(html)?.[1] ?? ''
}

describe('moderation', () => {
  describe('disabled', () => {
    test('without a configured password every moderation path is 404, and no page links there', async ({
      request,
      shop,
    }) => {
      for (const at of [...PAGES, '/en/moderacao', '/moderacao/foto/x.webp']) {
        const response = await request.get(shop.origin + at, { maxRedirects: 0 })
        expect([at, response.status()]).toEqual([at, 404])
        expect(await response.text()).toMatch(/<h1[^>]*>.*(Página não encontrada|Page not found)/s)
      }
      for (const at of FORMS)
        expect((await request.post(shop.origin + at, { form: { senha: '' } })).status()).toBe(404)
      expect(await (await request.get(shop.origin)).text()).not.toMatch(/(?:href|action)="[^"]*moderacao/)
    })
  })

  test('L24 R85 moderation pages cannot be indexed, cached or framed, and send no referrer', async ({
    request,
  }) => {
    const { origin } = moderated
    const response = await request.get(`${origin}/moderacao/entrar`)
    const headers = response.headers()
    expect(headers['cache-control']).toMatch(/private.*no-store/)
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
    expect(await response.text()).toContain('<meta name="robots" content="noindex, nofollow"')
    for (const at of ['/moderacao', '/moderacao/registro', '/moderacao/pesquisa']) {
      const rejected = await request.get(origin + at, { maxRedirects: 0 })
      expect([rejected.status(), rejected.headers()['location']]).toEqual([307, '/moderacao/entrar'])
    }
  })

  test('L23 over https the session cookie is a __Host- cookie, and each sign-in creates a new session', async () => {
    const enter = async (cookie = '') => {
      const response = await fetch(`${httpsShop.origin}/moderacao/sessao/abrir`, {
        method: 'POST',
        body: new URLSearchParams({ senha: MODERATION_PASSWORD }),
        headers: { cookie },
        redirect: 'manual',
      })
      expect(response.status).toBe(303)
      return response.headers.getSetCookie()[0] ?? ''
    }
    const first = await enter()
    expect(first).toMatch(/^__Host-moderacao=[\w-]{22}; Path=\/; HttpOnly; SameSite=Strict; Secure$/)
    const [pair = ''] = first.split(';', 1)
    const open = (cookie: string) =>
      fetch(`${httpsShop.origin}/moderacao`, { headers: { cookie }, redirect: 'manual' })
    expect((await open(pair)).status).toBe(200)
    const second = await enter(pair)
    expect(second.split(';', 1)[0]).not.toBe(pair)
    expect((await open(pair)).status).toBe(307)
    expect((await open('__Host-moderacao=AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(307)
  })

  test('L23 a decision needs the shop’s own origin and the token of the session', async () => {
    const word = 'umaavaliacaosozinha'
    await submitReview(moderated, { nome: `Um ${word}`, produto_categoria: 'entrega' })
    const { client, token } = await signedIn()
    const stranger = await signedIn()
    const id = await idOf(client, word)
    const origins = [undefined, moderated.origin, 'https://evil.example', 'null']
    const sites = [undefined, 'same-origin', 'same-site', 'cross-site']
    const tokens = [token, '', stranger.token]
    let accepted = 0
    for (const origin of origins)
      for (const site of sites)
        for (const ficha of tokens) {
          const response = await client.post('/moderacao/decidir', {
            form: { id, decisao: accepted % 2 === 0 ? 'approve' : 'wait', ficha },
            headers: { ...(origin && { origin }), ...(site && { 'sec-fetch-site': site }) },
            maxRedirects: 0,
          })
          const isSameOrigin = site
            ? site === 'same-origin'
            : origin === undefined || origin === moderated.origin
          const isAccepted = isSameOrigin && ficha === token
          expect(response.status()).toBe(303)
          const isRejected = response.headers()['location'] === '/moderacao/entrar?erro=recusado'
          expect([origin, site, ficha === token, isRejected]).toEqual([
            origin,
            site,
            ficha === token,
            !isAccepted,
          ])
          if (isAccepted) accepted++
        }
    expect(accepted).toBe(6)
    const page = await (await client.get('/moderacao/entrar?erro=recusado')).text()
    expect(page).toContain('A solicitação não foi aceita')
    const log = await (await client.get('/moderacao/registro')).text()
    expect(log.match(new RegExp(`nº (?:<!-- -->)?${id}<`, 'g'))).toHaveLength(accepted)
    const anonymous = await requests.newContext({ baseURL: moderated.origin })
    const rejected = await anonymous.post('/moderacao/decidir', {
      form: { id, ficha: token },
      maxRedirects: 0,
    })
    expect(rejected.headers()['location']).toBe('/moderacao/entrar?expirou=1')
    for (const method of ['get', 'put', 'delete'] as const)
      expect((await client[method]('/moderacao/decidir', { maxRedirects: 0 })).status()).toBe(405)
    for (const one of [client, stranger.client, anonymous]) await one.dispose()
  })

  // Runs last: it locks every IP address out and moves the clock of the shared shop.
  test('L25 after five wrong passwords from one IP address, or thirty in total, even the right password is rejected for 15 minutes', async () => {
    const enter = (senha: string, ip: string) =>
      fetch(`${moderated.origin}/moderacao/sessao/abrir`, {
        method: 'POST',
        body: new URLSearchParams({ senha }),
        headers: { 'x-forwarded-for': ip },
        redirect: 'manual',
      })
    const leadsTo = (response: Response) => [response.status, response.headers.get('location')]
    const locked = [303, '/moderacao/entrar?erro=espera']
    const signedInto = [303, '/moderacao']
    for (let wrong = 0; wrong < 4; wrong++)
      expect(leadsTo(await enter('errada-errada', '10.1.1.1'))).toEqual([303, '/moderacao/entrar?erro=senha'])
    expect(leadsTo(await enter('errada-errada', '10.1.1.1'))).toEqual(locked)
    const rejected = await enter(MODERATION_PASSWORD, '10.1.1.1')
    expect(leadsTo(rejected)).toEqual(locked)
    expect(rejected.headers.getSetCookie()).toEqual([])
    const page = await fetch(moderated.origin + locked[1], { headers: { 'x-forwarded-for': '10.1.1.1' } })
    expect(await page.text()).toContain('Espere 15 minutos e tente de novo.')
    expect(leadsTo(await enter(MODERATION_PASSWORD, '10.1.1.2')), 'another IP address').toEqual(signedInto)
    for (let wrong = 0; wrong < 25; wrong++) await enter('errada-errada', `10.2.0.${wrong}`)
    expect(leadsTo(await enter(MODERATION_PASSWORD, '10.3.0.1'))).toEqual(locked)
    await moderated.advance(16 * 60_000)
    await expect.poll(async () => leadsTo(await enter(MODERATION_PASSWORD, '10.1.1.1'))).toEqual(signedInto)
  })
})
