import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TestShop } from '../testing/test-shop.ts'
import { eraseMessages, finishMessage, listMessages } from './message-service.ts'

const send = async (shop: TestShop, fields: object) =>
  (
    await shop.write<{ protocolo: string }>('POST', 'contact/message', {
      nome: 'Ana',
      email: 'Ana@Exemplo.test',
      assunto: 'pedido',
      mensagem: 'Oi',
      ...fields,
    })
  ).body.protocolo

test('messages are listed oldest first until they are answered', async () => {
  await using shop = await TestShop.open()
  const first = await send(shop, { mensagem: 'Primeira', telefone: '(11) 98765-4321', pedido: '77' })
  shop.now += 1000
  const second = await send(shop, { mensagem: 'Segunda' })
  const [one, two] = await listMessages(shop.db)
  assert.deepEqual([one?.protocol, two?.protocol], [first, second])
  assert.deepEqual(
    [one?.email, one?.phone, one?.order_number, one?.language, one?.created_at, one?.done_at],
    ['ana@exemplo.test', '(11) 98765-4321', '77', 'pt', shop.now - 1000, null],
  )
  assert.equal(await finishMessage(shop.db, ` ${first.toLowerCase()} `, 5), true)
  assert.equal(await finishMessage(shop.db, first, 9), true, 'finishing twice succeeds')
  assert.equal(await finishMessage(shop.db, 'RL-20200101-ZZZZ', 5), false)
  assert.deepEqual(
    (await listMessages(shop.db)).map(({ protocol }) => protocol),
    [second],
  )
  assert.deepEqual(
    (await listMessages(shop.db, { all: true })).map(({ done_at }) => done_at),
    [5, null],
  )
})

test('L27 eraseMessages deletes the messages of one e-mail address only', async () => {
  await using shop = await TestShop.open()
  await send(shop, {})
  await send(shop, { email: 'bia@exemplo.test' })
  assert.equal(await eraseMessages(shop.db, ' ANA@exemplo.test '), 1)
  assert.equal(await eraseMessages(shop.db, 'ana@exemplo.test'), 0)
  assert.equal(await eraseMessages(shop.db, ' '), 0)
  assert.deepEqual(
    (await listMessages(shop.db)).map(({ email }) => email),
    ['bia@exemplo.test'],
  )
})
