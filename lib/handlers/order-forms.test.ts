import { setHost } from '../host/host.ts'
import { openTestHost } from '../testing/test-host.ts'
import { buyAgainByForm, claimOrderByForm, payByForm, withdrawByForm } from './order-forms.ts'

afterEach(() => setHost(undefined))

/** Posts a form about order 1001 to a store that responds with a status and a document; returns the response and what the store got. */
async function post(handler: typeof payByForm, status: number, document: object = {}, fields = {}) {
  const sent: { path: string; body: unknown }[] = []
  openTestHost(async (request) => {
    sent.push({ path: new URL(request.url).pathname, body: await request.json() })
    return Response.json(document, { status, headers: { 'set-cookie': 'PHPSESSID=nova' } })
  })
  const request = new Request('http://localhost/pedido', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ numero: '1001', chave: 'abc', ...fields }),
  })
  const response = await handler(request, { params: Promise.resolve({ lang: 'en' }) })
  return { response, sent, location: response.headers.get('location') }
}

test.each<[action: string, status: number, expected: string, handler: typeof payByForm]>([
  ['withdrawal', 200, '/en/pedido/1001?aviso=desistencia#aviso', withdrawByForm],
  ['withdrawal', 409, '/en/pedido/1001?aviso=tarde#aviso', withdrawByForm],
  ['withdrawal', 422, '/en/pedido/1001?aviso=falhou#aviso', withdrawByForm],
  ['payment', 200, '/en/checkout/pedido/1001', payByForm],
  ['payment', 404, '/en/pedido/1001?aviso=falhou#aviso', payByForm],
  ['again', 200, '/en/checkout/carrinho/?aviso=repetido', buyAgainByForm],
  ['again', 409, '/en/pedido/1001?aviso=esgotado#aviso', buyAgainByForm],
  ['claim', 200, '/en/pedido/1001?aviso=guardado#aviso', claimOrderByForm],
  ['claim', 401, '/en/checkout/acesso?pedido=1001', claimOrderByForm],
  ['claim', 409, '/en/pedido/1001?aviso=deOutraConta#aviso', claimOrderByForm],
])('4.32 4.33 %s answered with %d leads to %s', async (action, status, expected, handler) => {
  const { response, sent, location } = await post(handler, status)
  expect([response.status, location]).toEqual([303, expected])
  expect(response.headers.getSetCookie()[0]).toMatch(/^PHPSESSID=nova;/)
  expect(sent.map(({ path }) => path)).toEqual([`/v2/front/order/1001/${action}`])
})

test('4.33 an order that no longer waits for its payment says so', async () => {
  const { location } = await post(payByForm, 409, { codigo: 'estado_nao_permite' })
  expect(location).toBe('/en/pedido/1001?aviso=semPagamento#aviso')
})

test.each([
  ['https://pay.example/?a=1&b=2', 'content="0;url=https://pay.example/?a=1&amp;b=2"'],
  ['javascript:alert(1)', undefined],
])('4.33 the payment goes on at %s only if that is an address of the web', async (url, expected) => {
  const { response, sent } = await post(
    payByForm,
    200,
    { numero: '1001', estado: 'aguardando_pagamento', pagamento: { url } },
    { pagamento: 'pix', total: '10' },
  )
  expect(sent[0]!.body).toEqual({ chave: 'abc', pagamento: 'pix', total: 10 })
  expect(response.status).toBe(expected ? 200 : 303)
  if (expected) expect(await response.text()).toContain(expected)
})

test('an invalid order number leads to the page that finds an order, without a store call', async () => {
  const { location, sent } = await post(withdrawByForm, 200, {}, { numero: '../x' })
  expect([location, sent]).toEqual(['/en/pedido', []])
})
