import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newVisitor, purchase } from './visitor.ts'

const TEXTS = ['error', 'message', 'mensagem', 'erro']

test('platform 1 an unknown page is a 4xx with a JSON error text', async () => {
  for (const path of ['url/product/detail', 'url/page']) {
    const { status, isJson, body, text } = await newVisitor().call('GET', path, {
      query: { url: '/nao-existe-9f3a' },
    })
    assert.ok(status >= 400 && status < 500 && ![401, 403, 429].includes(status), `${path}: ${status}`)
    assert.ok(
      isJson && TEXTS.some((name) => typeof body[name] === 'string'),
      `${path}: ${text.slice(0, 200)}`,
    )
  }
})

test('platform 1 a wrong App-Token is rejected', async () => {
  const { status } = await newVisitor({ appToken: 'wrong' }).call('GET', 'settings')
  assert.ok([401, 403].includes(status), String(status))
})

test('platform 1 a body that is not JSON and an unknown product cause no server error', async () => {
  const visitor = newVisitor()
  const broken = await visitor.call('POST', 'checkout/cart', { body: '{"tipo":' })
  assert.ok(broken.status >= 400 && broken.status < 500, String(broken.status))
  const { tipo, itens } = await purchase()
  const unknown = { tipo, itens: [{ ...itens[0], idProduto: '99999999' }] }
  const { status, body } = await visitor.call('POST', 'checkout/cart', { body: unknown })
  assert.ok(status >= 200 && status < 500, String(status))
  const cart = status < 300 ? body : (await visitor.call('GET', 'checkout/cart')).body
  assert.ok(!JSON.stringify(cart['itens'] ?? []).includes('99999999'))
})

test('platform 3.6 an unknown coupon is not applied', async () => {
  const { status, body } = await newVisitor().call('PUT', 'promotional/coupon/NAO-EXISTE-9F3A', { body: {} })
  assert.ok(
    status >= 400 || body['sucesso'] === false || body['sucesso'] === 'n' || body['sucesso'] === 0,
    JSON.stringify(body),
  )
})
