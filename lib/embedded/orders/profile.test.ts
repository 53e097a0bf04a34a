import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { WireProfile } from '#lib/contract/profile.ts'
import { ADDRESS, placeTestOrder, TestBuyer } from '../testing/test-orders.ts'
import { TestShop, type TestResponse } from '../testing/test-shop.ts'
import { eraseEndedOrders } from './erase-orders.ts'

const DAY_MS = 86_400_000
const PASSWORD = 'uma senha correta'
const { logradouro, numero, complemento, bairro, cidade, uf } = ADDRESS
const SAVED = { cep: '01310100', logradouro, numero, complemento, bairro, cidade, uf }

/** A visitor with an account. */
class Customer extends TestBuyer {
  register(email = 'ana@cliente.example') {
    const account = { nome: 'Ana', email, senha: PASSWORD, celular: '', telefone: '' }
    return this.post('checkout/register', account)
  }

  profile(method = 'GET', path = '', body?: object): Promise<TestResponse<WireProfile & { codigo: string }>> {
    const headers = { session: this.session }
    return method === 'GET'
      ? this.shop.get('checkout/profile', headers)
      : this.shop.write(method, `checkout/profile${path}`, body ?? {}, headers)
  }

  async buy(entrega: object = { ...ADDRESS, presente: '', recado: '' }) {
    await this.prepare()
    const { body } = await this.order((await this.draft({ entrega })).body)
    return { number: Number(body.numero), numero: body.numero, chave: body.chave }
  }
}

async function openCustomer(shop: TestShop, email?: string): Promise<Customer> {
  const customer = new Customer(shop)
  await customer.register(email)
  return customer
}

test('4.35 an account changes its name and its addresses; the last address fills the next checkout', async () => {
  await using shop = await TestShop.open()
  const ana = await openCustomer(shop)
  const changed = await ana.profile('PUT', '', { nome: 'Ana Souza', celular: '(11) 98765-4321' })
  assert.deepEqual(changed.body, {
    nome: 'Ana Souza',
    email: 'ana@cliente.example',
    celular: '11987654321',
    enderecos: [],
  })
  await ana.profile('POST', '/address', ADDRESS)
  shop.now += 1000
  const { body } = await ana.profile('POST', '/address', { ...ADDRESS, numero: '7' })
  const [first, second] = body.enderecos
  assert.deepEqual(
    [first, second],
    [
      { ...SAVED, id: first!.id, numero: '7' },
      { ...SAVED, id: second!.id },
    ],
  )
  shop.now += 1000
  await ana.profile('PUT', `/address/${second!.id}`, { ...ADDRESS, numero: '2000' })
  assert.deepEqual((await ana.draft()).body.entrega, {
    ...SAVED,
    numero: '2000',
    destinatario: '',
    observacao: '',
    presente: '',
    recado: '',
  })
  await ana.profile('DELETE', `/address/${second!.id}`)
  assert.deepEqual((await ana.draft()).body.entrega.numero, '7')
})

test('4.35 an order of a signed-in customer adds its address to the account, once', async () => {
  await using shop = await TestShop.open()
  const ana = await openCustomer(shop)
  for (let orders = 0; orders < 2; orders++) await ana.buy()
  const { enderecos } = (await ana.profile()).body
  assert.deepEqual(enderecos, [{ ...SAVED, id: enderecos[0]!.id }])
})

test('4.35 the address of a gift does not become the buyer’s own', async () => {
  await using shop = await TestShop.open()
  const ana = await openCustomer(shop)
  await ana.buy()
  await ana.profile('DELETE', `/address/${(await ana.profile()).body.enderecos[0]!.id}`)
  await ana.buy({ ...ADDRESS, numero: '7' })
  assert.deepEqual((await ana.profile()).body.enderecos, [])
  assert.equal((await ana.draft()).body.entrega.numero, ADDRESS.numero)
})

test('4.35 an equal address is stored once, ten at most, and a wrong one is rejected at its field', async () => {
  await using shop = await TestShop.open()
  const ana = await openCustomer(shop)
  for (let numero = 0; numero < 12; numero++) {
    shop.now += 1000
    for (let press = 0; press < 2; press++)
      await ana.profile('POST', '/address', { ...ADDRESS, numero: String(numero) })
  }
  const { enderecos } = (await ana.profile()).body
  assert.deepEqual(
    enderecos.map(({ numero }) => numero),
    ['11', '10', '9', '8', '7', '6', '5', '4', '3', '2'],
  )
  for (const wrong of [{ cep: '00000-000' }, { uf: 'RJ' }, { numero: '' }])
    assert.equal((await ana.profile('POST', '/address', { ...ADDRESS, ...wrong })).status, 422)
})

test('4.35 without an account there is no profile, and nobody changes the address of another account', async () => {
  await using shop = await TestShop.open()
  const guest = new Customer(shop)
  await guest.add({ idProduto: 422, quantidade: 1 })
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['PUT', '', { nome: 'X', celular: '' }],
    ['POST', '/address', ADDRESS],
    ['DELETE', '/address/x', undefined],
    ['POST', '/erasure', { senha: PASSWORD }],
  ] as const)
    assert.equal((await guest.profile(method, path, body)).status, 401)
  const ana = await openCustomer(shop)
  const { enderecos } = (await ana.profile('POST', '/address', ADDRESS)).body
  const bia = await openCustomer(shop, 'bia@cliente.example')
  const path = `/address/${enderecos[0]!.id}`
  assert.equal((await bia.profile('PUT', path, ADDRESS)).status, 404)
  assert.equal((await bia.profile('DELETE', path)).status, 404)
  assert.equal((await ana.profile()).body.enderecos.length, 1)
})

test('P31 an account is deleted with its password only; its orders lose what the law does not require, open ones when they have ended', async () => {
  await using shop = await TestShop.open()
  const guest = await placeTestOrder(shop)
  const ana = await openCustomer(shop)
  await ana.profile('POST', '/address', ADDRESS)
  const unpaid = await ana.buy()
  await shop.orders.cancel(unpaid.number, 'teste', 'Dona')
  const open = await ana.buy()
  await shop.orders.markPaid(open.number, 'Dona')
  await ana.prepare()
  const wrong = await ana.profile('POST', '/erasure', { senha: 'outra senha' })
  assert.deepEqual([wrong.status, wrong.body.codigo], [401, 'credenciais_invalidas'])
  const erased = await ana.profile('POST', '/erasure', { senha: PASSWORD })
  assert.deepEqual(
    [erased.status, (erased.body as object as { pedidosAbertos: number }).pedidosAbertos],
    [200, 1],
  )
  assert.equal((await ana.profile()).status, 401)
  const { read } = shop.db
  for (const table of ['customer', 'customer_address', 'checkout_draft'] as const)
    assert.deepEqual(await read.selectFrom(table).selectAll().execute(), [], table)
  const emailOf = async (number: number) =>
    (
      await read
        .selectFrom('shop_order')
        .select('email')
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
    ).email
  assert.deepEqual(
    [await emailOf(unpaid.number), await emailOf(open.number), await emailOf(guest.number)],
    ['', 'maria@exemplo.com.br', 'maria@exemplo.com.br'],
  )
  await shop.orders.markSent(open.number, { carrier: 'Correios', code: 'A1', url: '' }, 'Dona')
  await shop.orders.markDelivered(open.number, 'Dona')
  shop.now += 7 * DAY_MS
  await eraseEndedOrders({ db: shop.db, now: () => shop.now })
  assert.equal(await emailOf(open.number), 'maria@exemplo.com.br', 'a withdrawal is still possible')
  shop.now += 2 * DAY_MS
  await eraseEndedOrders({ db: shop.db, now: () => shop.now })
  assert.deepEqual([await emailOf(open.number), await emailOf(guest.number)], ['', 'maria@exemplo.com.br'])
})

test('L25 wrong passwords of an erasure count as attempts to sign in', async () => {
  await using shop = await TestShop.open()
  const ana = await openCustomer(shop)
  const statuses = []
  for (let attempt = 0; attempt < 12; attempt++)
    statuses.push((await ana.profile('POST', '/erasure', { senha: 'errada' })).status)
  assert.deepEqual(statuses.slice(-2), [429, 429])
  assert.equal((await ana.profile('POST', '/erasure', { senha: PASSWORD })).status, 429)
})
