import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pickOne, read } from './catalogue.ts'
import { Shopper } from './shopper.ts'
import { skipOnExternalHost } from './subject.ts'
import type { ErrorDocument, PageDocument, ProductCard } from './wire.ts'

const skip = { skip: skipOnExternalHost }
interface Wishlist {
  favoritos: number[]
  produtos?: ProductCard[]
}
interface WriteResult extends ErrorDocument {
  sucesso: boolean
}

const idOf = async (path: string) =>
  (await read<PageDocument<{ id: number }>>(`/v2/front/url/product/detail?url=${path}`)).conteudo.id
const list = async (visitor: Shopper, query = '', headers = {}) =>
  (await visitor.call<Wishlist>('GET', `/v2/front/wishlist${query}`, undefined, headers)).body
const change = (visitor: Shopper, verb: 'add' | 'remove' | 'verify', idProduto: unknown) =>
  visitor.call<WriteResult>('POST', `/v2/front/wishlist/${verb}`, {
    idProduto,
    idAtributoSimples: '0',
    idUnidadeVenda: '0',
    quantidade: '1',
    parametroAdicional: '',
  })

test('4.24 a read or a removal without a session creates none, and the list is empty', skip, async () => {
  const visitor = new Shopper()
  assert.deepEqual(await list(visitor), { favoritos: [] })
  assert.deepEqual(await list(visitor, '?produtos=1'), { favoritos: [], produtos: [] })
  assert.deepEqual((await change(visitor, 'remove', await idOf('/serum'))).body, { sucesso: true })
  assert.equal((await change(visitor, 'verify', await idOf('/serum'))).body.sucesso, false)
  assert.equal(visitor.session, '')
})

test('4.24 products are saved once per session, listed with their cards, and removed', skip, async () => {
  const visitor = new Shopper()
  const [serum, whey] = [await idOf('/serum'), await idOf('/whey')]
  assert.deepEqual((await change(visitor, 'add', String(serum))).body, { sucesso: true })
  assert.ok(visitor.session)
  await change(visitor, 'add', whey)
  await change(visitor, 'add', serum)
  const { favoritos, produtos } = await list(visitor, '?produtos=1')
  assert.deepEqual(favoritos.toSorted(), [serum, whey].toSorted())
  assert.deepEqual(
    produtos?.map(({ id }) => id),
    favoritos,
  )
  const inEnglish = await list(visitor, '?produtos=1', { 'Accept-Language': 'en' })
  assert.ok(inEnglish.produtos?.every(({ url }) => new URL(url).pathname.startsWith('/en/')))
  assert.equal((await change(visitor, 'verify', whey)).body.sucesso, true)
  assert.deepEqual(await list(new Shopper()), { favoritos: [] }, 'another visitor has an empty list')
  await change(visitor, 'remove', whey)
  assert.deepEqual(await list(visitor), { favoritos: [serum] })
})

test('4.24 the wishlist and the cart share a session; a sign-in keeps both', skip, async () => {
  const visitor = new Shopper()
  await change(visitor, 'add', await idOf('/serum'))
  await visitor.add({ idProduto: (await pickOne()).id })
  const before = visitor.session
  const account = { nome: 'Ana', email: `ana-${crypto.randomUUID()}@exemplo.test`, senha: 'uma senha longa' }
  await visitor.call('POST', '/v2/front/checkout/register', account)
  assert.notEqual(visitor.session, before)
  assert.equal((await list(visitor)).favoritos.length, 1)
  assert.equal((await visitor.cart()).body.itens.length, 1)
})

test('4.24 saving an unknown product is rejected and creates no session', skip, async () => {
  for (const id of [0, -1, 'x', 2_000_000_000, null]) {
    const visitor = new Shopper()
    const { status, body } = await change(visitor, 'add', id)
    assert.deepEqual([status, Object.keys(body.campos ?? {})], [422, ['idProduto']], String(id))
    assert.equal(visitor.session, '')
  }
})

test('4.24 concurrent saves of one product are stored once', skip, async () => {
  const visitor = new Shopper()
  const serum = await idOf('/serum')
  await change(visitor, 'add', await idOf('/whey'))
  const responses = await Promise.all(Array.from({ length: 6 }, () => change(visitor, 'add', serum)))
  assert.ok(responses.every(({ body }) => body.sucesso))
  assert.equal((await list(visitor)).favoritos.length, 2)
})
