import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TestShop } from '../testing/test-shop.ts'
import { eraseRequests, finishRequest, listRequests, listSubscribers } from './request-service.ts'

const PERSON = { nome: 'Ana', email: 'Ana@Exemplo.test', contato: '(11) 98765-4321' }
const send = (shop: TestShop, path: string, fields: object) =>
  shop.write('POST', `product/${path}`, { idProduto: '422', ...PERSON, ...fields })

test('4.21 requests are listed oldest first, once each, until they are done', async () => {
  await using shop = await TestShop.open()
  await send(shop, 'solicitation', { idAtributoValor: '7' })
  await send(shop, 'solicitation', { idAtributoValor: 7, nome: 'Ana S.' })
  shop.now += 1000
  await send(shop, 'budget', { mensagem: '50 potes' })
  const [restock, quote, ...more] = await listRequests(shop.db)
  assert.deepEqual(more, [])
  assert.deepEqual(
    [
      restock?.kind,
      restock?.item_id,
      restock?.attribute_id,
      restock?.path,
      restock?.email,
      restock?.language,
    ],
    ['restock', 422, 7, '/colageno', 'ana@exemplo.test', 'pt'],
  )
  assert.deepEqual([quote?.kind, quote?.phone, quote?.message], ['quote', '(11) 98765-4321', '50 potes'])
  assert.equal(await finishRequest(shop.db, ` ${restock!.id.toLowerCase()} `, 5), true)
  assert.equal(await finishRequest(shop.db, 'AAAAAAAA', 5), false)
  assert.equal((await listRequests(shop.db)).length, 1)
  await send(shop, 'solicitation', { idAtributoValor: 7 })
  assert.equal((await listRequests(shop.db)).length, 2, 'a finished request can be sent again')
  assert.equal((await listRequests(shop.db, { all: true })).length, 3)
})

test('4.21 consent to the newsletter is stored with its time, and only when it was given', async () => {
  await using shop = await TestShop.open()
  await send(shop, 'solicitation', { mailing: false })
  assert.deepEqual(await listSubscribers(shop.db), [])
  const first = shop.now
  await send(shop, 'budget', { mailing: true, mensagem: '50 potes' })
  shop.now += 1000
  await shop.write('POST', 'newsletter', { email: 'ANA@exemplo.test', segmento: 'm' })
  await shop.write(
    'POST',
    'newsletter',
    { email: 'bia@exemplo.test', nome: 'Bia' },
    { 'accept-language': 'en' },
  )
  const found = (await listSubscribers(shop.db)).map((row) => ({ ...row }))
  assert.deepEqual(found, [
    {
      email: 'ana@exemplo.test',
      name: 'Ana',
      segment: 'm',
      source: 'quote',
      language: 'pt',
      consented_at: first,
    },
    {
      email: 'bia@exemplo.test',
      name: 'Bia',
      segment: '',
      source: 'newsletter',
      language: 'en',
      consented_at: shop.now,
    },
  ])
})

test('L27 eraseRequests deletes the requests and the consent of one e-mail address only', async () => {
  await using shop = await TestShop.open()
  await send(shop, 'solicitation', { mailing: true })
  await send(shop, 'budget', { email: 'bia@exemplo.test', mensagem: '50 potes' })
  assert.equal(await eraseRequests(shop.db, ' ANA@exemplo.test '), 2)
  assert.equal(await eraseRequests(shop.db, ' '), 0)
  assert.deepEqual(
    (await listRequests(shop.db)).map(({ email }) => email),
    ['bia@exemplo.test'],
  )
  assert.deepEqual(await listSubscribers(shop.db), [])
})
