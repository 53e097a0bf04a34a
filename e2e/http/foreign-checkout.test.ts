import { test } from 'node:test'
import { newIp } from '../new-ip.ts'
import { expect } from './fixtures.ts'
import { foreign } from './foreign-shop.ts'

type Json = Record<string, unknown>

/** Returns an HTTP client that stores the cookies of the shop's host, as a browser does, and follows no redirect. */
function visitor() {
  const cookies = new Map<string, string>()
  const ip = newIp()
  return {
    cookies,
    async send(path: string, method = 'GET', body?: string, type = 'application/json') {
      const response = await fetch(foreign.origin + path, {
        method,
        redirect: 'manual',
        headers: {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-forwarded-for': ip,
          'content-type': type,
          origin: foreign.origin,
          'user-agent': 'Mozilla/5.0',
        },
        ...(body !== undefined && { body }),
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        cookies.set(name!, value!)
      }
      return { status: response.status, headers: response.headers, text: await response.text() }
    },
  }
}

const KEY = { idProduto: '104', idAtributoSimples: '0', idUnidadeVenda: '1', idArmazem: '3', adicional: '' }
const add = (quantidade: string) =>
  JSON.stringify({ tipo: 'produto', itens: [{ ...KEY, quantidade, parametros: '' }] })

test('platform 1 P30 shop and checkout on one host show the same cart; a line removed in the checkout is gone in the shop', async () => {
  const { send, cookies } = visitor()
  const first = await send('/v2/front/checkout/cart')
  const set = first.headers.getSetCookie().find((cookie) => cookie.startsWith('PHPSESSID='))!
  expect(set).toMatch(/HttpOnly/)
  expect(set).not.toMatch(/Domain/i)
  await send('/v2/front/checkout/cart', 'POST', add('2'))

  const session = cookies.get('PHPSESSID')
  const checkout = await send('/checkout/carrinho')
  expect(checkout.status).toBe(200)
  expect(checkout.text).toContain('Jogo de chaves combinadas 6 a 22 mm')
  expect(checkout.headers.get('cache-control')).toContain('no-store')
  expect((await send('/checkout/ajax/resumo')).text).toBe('{"linhas":1,"valor":779.8}')

  const form = new URLSearchParams({ tipo: 'produto', ...KEY }).toString()
  const removed = await send('/checkout/carrinho/remover', 'POST', form, 'application/x-www-form-urlencoded')
  expect(removed.status).toBe(302)
  expect(new URL(removed.headers.get('location')!, foreign.origin).href).toBe(
    `${foreign.origin}/checkout/carrinho`,
  )
  const cart = JSON.parse((await send('/v2/front/checkout/cart')).text) as Json
  expect(cart['itens']).toEqual([])
  expect(cookies.get('PHPSESSID')).toBe(session)
})

test('platform 4 a redirect of the platform to its own host stays on the host of the shop', async () => {
  const { send } = visitor()
  const redirected = await send('/checkout/pagamento')
  expect(redirected.headers.get('location')).toMatch(new RegExp(`^(?:${foreign.origin})?/checkout/acesso$`))
  expect((await send('/minha-conta/pedido')).text).toContain('Meus pedidos')
  expect((await send('/checkout/assets/loja.css')).headers.get('content-type')).toContain('text/css')
})

test('platform 1 page reads send no session, and every call has the shop’s user agent', async () => {
  const { send } = visitor()
  await send('/v2/front/checkout/cart')
  foreign.store.requests.length = 0
  await send('/chave-inglesa-10.html')
  await send('/checkout/carrinho')
  const calls = foreign.store.requests.filter(({ url }) => url.startsWith('/api/'))
  expect(calls.filter(({ headers }) => headers.cookie || headers['session'])).toEqual([])
  expect(calls.filter(({ headers }) => !/^[\w.-]+\/[\d.]+/.test(headers['user-agent'] ?? ''))).toEqual([])
})

test('platform 6 a store that is down, rejects calls or responds with HTML makes an unknown address a 503, not a 404', async () => {
  const { send } = visitor()
  try {
    for (const fault of ['html 503', 'broken json', 'rate limit'] as const) {
      foreign.store.fault = (url) => (url.startsWith('/api/') ? fault : undefined)
      const { status, headers } = await send(`/produto-nunca-visto-${fault.replace(' ', '-')}`)
      expect([fault, status]).toEqual([fault, 503])
      expect(headers.get('retry-after')).toBeTruthy()
    }
  } finally {
    foreign.store.fault = undefined
  }
})
