import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cents } from './cart-arithmetic.ts'
import { pickOne } from './catalogue.ts'
import { storeSettings } from './checked-response.ts'
import { Shopper } from './shopper.ts'
import type { ErrorDocument, ShipmentDocument } from './wire.ts'

const KINDS = [
  { route: '/v2/front/shipment/list', id: 'idLista' },
  { route: '/v2/front/shipment/product', id: 'idProduto' },
] as const
const requestShipment = (route: string, body: object) =>
  new Shopper().call<ShipmentDocument & ErrorDocument>('POST', route, body)

test('4.19 shipping costs the fixed value, and is free from the limit on', async () => {
  const { frete } = await storeSettings()
  const item = await pickOne()
  const freeQuantity = Math.ceil((frete.gratisAcimaDe * 100) / item.price)
  for (const { route, id } of KINDS)
    for (const [quantidade, value] of [
      [1, frete.valorFixo],
      [freeQuantity - 1, frete.valorFixo],
      [freeQuantity, 0],
      [String(freeQuantity), 0],
    ] as const) {
      const { status, body } = await requestShipment(route, {
        cep: '01310100',
        [id]: item.id,
        idAtributoValor: 0,
        quantidade,
      })
      assert.equal(status, 200)
      const [option] = body.fretes
      assert.ok(option?.id && option.tipo && option.label && option.prazo)
      assert.match(option.ate, /^\d{4}-\d\d-\d\d$/)
      assert.deepEqual([body.cidade, body.uf], ['São Paulo', 'SP'])
      assert.equal(typeof option.entregaAgendada, 'boolean')
      assert.equal(cents(option.valor, 'valor'), Math.round(value * 100), `${route} × ${quantidade}`)
      assert.deepEqual([body.restricaoEntrega, body.mensagem], ['', ''])
    }
})

test('4.19 a CEP has eight digits, with or without its hyphen', async () => {
  const { id: item } = await pickOne()
  for (const { route, id } of KINDS) {
    for (const cep of ['01310100', '01310-100'])
      assert.equal(
        (await requestShipment(route, { cep, [id]: String(item), quantidade: 1 })).status,
        200,
        cep,
      )
    // 78950-000 lies between the ranges of two states.
    for (const cep of [
      '0131010',
      '013101000',
      '0131010a',
      '00000000',
      '78950-000',
      '',
      null,
      undefined,
      {},
    ]) {
      const { status, body } = await requestShipment(route, { cep, [id]: item, quantidade: 1 })
      assert.equal(status, 422, JSON.stringify(cep))
      assert.ok(body.campos?.cep?.length, JSON.stringify(body.campos))
    }
  }
})

test('4.19 an unknown item or a wrong quantity is rejected', async () => {
  const { id: item } = await pickOne()
  for (const { route, id } of KINDS) {
    for (const unknown of [0, 999_999_999, 'x', -1])
      assert.ok(
        [404, 422].includes(
          (await requestShipment(route, { cep: '01310100', [id]: unknown, quantidade: 1 })).status,
        ),
      )
    for (const quantidade of [0, -1, 'x', 1.5])
      assert.equal(
        (await requestShipment(route, { cep: '01310100', [id]: item, quantidade })).status,
        422,
        String(quantidade),
      )
  }
})

test('4.19 the address of a CEP has state and city; without CEP_API_URL street and district are empty', async () => {
  for (const cep of ['20040-002', '20040002']) {
    const { status, body, headers } = await new Shopper().call('POST', '/v2/front/shipment/cep', { cep })
    assert.equal(status, 200)
    assert.equal(headers.get('cache-control'), 'private, no-store')
    assert.deepEqual(body, {
      cep: '20040002',
      uf: 'RJ',
      cidade: 'Rio de Janeiro',
      logradouro: '',
      bairro: '',
    })
  }
  for (const cep of ['00000000', '123', '']) {
    const { status, body } = await requestShipment('/v2/front/shipment/cep', { cep })
    assert.equal(status, 422, cep)
    assert.ok(body.campos?.cep?.length)
  }
})

test('3.1 a shipping quote creates no session', async () => {
  const { id: item } = await pickOne()
  const { headers } = await requestShipment('/v2/front/shipment/list', {
    cep: '01310100',
    idLista: item,
    quantidade: 1,
  })
  assert.equal(headers.get('session'), null)
  assert.deepEqual(headers.getSetCookie(), [])
})
