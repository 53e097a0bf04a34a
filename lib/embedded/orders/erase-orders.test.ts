import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testMail } from '../testing/test-mail.ts'
import { placeTestOrder, TestBuyer } from '../testing/test-orders.ts'
import { TestShop } from '../testing/test-shop.ts'

const EMAIL = 'maria@exemplo.com.br'

// All texts of the database's order tables in one string.
async function texts(shop: TestShop): Promise<string> {
  const { read } = shop.db
  return JSON.stringify([
    await read.selectFrom('shop_order').selectAll().execute(),
    await read.selectFrom('order_event').selectAll().execute(),
    await read.selectFrom('order_line').selectAll().execute(),
    await read.selectFrom('checkout_draft').selectAll().execute(),
    await read.selectFrom('mail').selectAll().execute(),
  ])
}

test('P31 erasing the data of a person keeps the invoice data of paid orders only, and leaves open orders whole', async () => {
  await using shop = await TestShop.open(':memory:', undefined, undefined, { mail: testMail() })
  const paid = await placeTestOrder(shop)
  await shop.orders.markPaid(paid.number, 'ana')
  await shop.write('POST', `order/${paid.numero}/withdrawal`, { chave: paid.chave, motivo: 'Sou alérgica' })
  const unpaid = await placeTestOrder(shop)
  await shop.orders.cancel(unpaid.number, 'teste', 'ana')
  const open = await placeTestOrder(shop)
  await new TestBuyer(shop).prepare()
  const contact = { nome: 'Maria', email: EMAIL, telefone: '', assunto: 'pedido', pedido: '' }
  await shop.write('POST', 'contact/message', { ...contact, mensagem: 'Sou alérgica' })

  const { orders, openOrders } = await shop.moderation.erase(' Maria@Exemplo.com.br', 'comando')
  assert.deepEqual([orders, openOrders], [2, 1])
  const row = (number: number) =>
    shop.db.read.selectFrom('shop_order').selectAll().where('number', '=', number).executeTakeFirstOrThrow()
  const kept = await row(paid.number)
  assert.deepEqual([kept.name, kept.cpf, kept.email, kept.phone], ['Maria da Silva', '52998224725', '', ''])
  const { observacao, presente, recado } = JSON.parse(kept.address) as Record<string, string>
  assert.deepEqual([observacao, presente, recado], ['', '', ''])
  const gone = await row(unpaid.number)
  assert.deepEqual([gone.name, gone.cpf, gone.email], ['', '', ''])
  assert.equal((await row(open.number)).email, EMAIL)
  assert.equal((await shop.get(`order/${paid.numero}?email=${EMAIL}`)).status, 404)

  await shop.orders.cancel(open.number, 'teste', 'ana')
  await shop.moderation.erase(EMAIL, 'comando')
  const rest = await texts(shop)
  for (const secret of ['maria@', '98765', 'alérgica', 'Portaria', 'Joana', 'Feliz'])
    assert.ok(!rest.includes(secret), secret)
  assert.deepEqual((await shop.moderation.erase(EMAIL, 'comando')).orders, 0)
})
