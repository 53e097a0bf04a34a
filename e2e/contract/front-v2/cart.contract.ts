import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  amount,
  fieldAt,
  entries,
  type HostResponse,
  type StoreHost,
} from '../../../server/checks/store-report/host.ts'
import { newVisitor, purchase } from './visitor.ts'

const CART = 'checkout/cart'
const KEYS = ['idProduto', 'idAtributoSimples', 'idUnidadeVenda', 'idArmazem', 'adicional']

const linesOf = ({ body }: HostResponse) => entries(body['itens'])
const flat = (line: Record<string, unknown>) => ({
  tipo: line['tipo'],
  ...Object.fromEntries(
    KEYS.flatMap((key) =>
      fieldAt(line, 'hash', key) === undefined ? [] : [[key, fieldAt(line, 'hash', key)]],
    ),
  ),
})

async function withLine(visitor: StoreHost) {
  const body = await purchase()
  const added = await visitor.call('POST', CART, { body })
  assert.ok(added.isDocument, `${added.status}: ${added.text.slice(0, 300)}`)
  const { idProduto } = body.itens[0]!
  const line = linesOf(added).find((one) => String(fieldAt(one, 'hash', 'idProduto')) === String(idProduto))
  assert.ok(line, `the response does not have the added product ${String(idProduto)}`)
  return { line, added }
}

test('platform 3.6 an add returns the cart, whose line has name, quantity, price and hash', async () => {
  const { line, added } = await withLine(newVisitor())
  assert.ok(typeof line['nome'] === 'string' && line['nome'])
  assert.ok((amount(line['quantidade']) ?? 0) >= 1)
  assert.ok((amount(fieldAt(line, 'precos', 'precoPor')) ?? 0) > 0)
  assert.ok((amount(fieldAt(added.body, 'subtotal', 'valor')) ?? 0) > 0)
})

test('platform 1 the session of a response identifies the cart of this visitor only', async () => {
  const visitor = newVisitor()
  await withLine(visitor)
  assert.ok(visitor.cookies.size > 0, 'no response has set a cookie')
  assert.equal(linesOf(await visitor.call('GET', CART)).length, 1)
  assert.deepEqual(linesOf(await newVisitor().call('GET', CART)), [])
})

test('platform 3.6 PUT sets the quantity by the flat fields of the line’s hash', async () => {
  const visitor = newVisitor()
  const { line } = await withLine(visitor)
  const changed = await visitor.call('PUT', CART, { body: { ...flat(line), quantidade: 2 } })
  assert.ok(changed.isDocument, `${changed.status}: ${changed.text.slice(0, 300)}`)
  const [after] = linesOf(await visitor.call('GET', CART))
  // With one unit in stock the store returns the cart with a message instead.
  const hasMessage = entries(changed.body['mensagens']).length > 0
  assert.ok(amount(after?.['quantidade']) === 2 || hasMessage, JSON.stringify(after).slice(0, 200))
})

test('platform 3.6 DELETE removes a line by the same fields in its body', async () => {
  const visitor = newVisitor()
  const { line } = await withLine(visitor)
  const removed = await visitor.call('DELETE', CART, { body: flat(line) })
  assert.ok(removed.isDocument, `${removed.status}: ${removed.text.slice(0, 300)}`)
  assert.deepEqual(linesOf(removed), [])
  assert.deepEqual(linesOf(await visitor.call('GET', CART)), [])
})

test('platform 3.6 a shipping quote of a product has options with a label, or a message that there are none', async () => {
  const [item] = (await purchase()).itens
  const body = {
    cep: '01310100',
    idProduto: Number(item!['idProduto']),
    idAtributoValor: Number(item!['idAtributoSimples'] ?? 0),
    quantidade: 1,
  }
  const response = await newVisitor().call('POST', 'shipment/product', { body })
  assert.ok(response.isDocument, `${response.status}: ${response.text.slice(0, 300)}`)
  const options = entries(response.body['fretes'])
  for (const option of options) assert.ok(option['label'] || option['tipo'], JSON.stringify(option))
  assert.ok(options.length > 0 || response.body['mensagem'] || response.body['restricaoEntrega'])
})
