import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { profileSchema, type WireProfile } from '#lib/contract/profile.ts'
import { Buyer, PLACE } from './buyer.ts'
import { pickOne } from './catalogue.ts'
import { skipOnExternalHost } from './subject.ts'
import type { ErrorDocument } from './wire.ts'

const skip = { skip: skipOnExternalHost }
const PASSWORD = 'uma senha longa'
const PROFILE = '/v2/front/checkout/profile'

type Profile = WireProfile & ErrorDocument

test(
  '4.35 an account has a name and addresses, orders with them, and is deleted with its password',
  skip,
  async () => {
    const ana = new Buyer()
    assert.equal((await ana.call<Profile>('GET', PROFILE)).status, 401)
    const account = { nome: 'Ana', email: `ana-${randomUUID()}@exemplo.test`, senha: PASSWORD }
    await ana.call('POST', '/v2/front/checkout/register', account)
    await ana.call('PUT', PROFILE, { nome: 'Ana Souza', celular: '' })
    const { body } = await ana.call<Profile>('POST', `${PROFILE}/address`, PLACE)
    await profileSchema.validate(body)
    const [saved] = body.enderecos
    assert.deepEqual([body.nome, saved?.cep], ['Ana Souza', '01310100'])
    assert.equal((await ana.draft()).body.entrega.numero, PLACE.numero)
    const path = `${PROFILE}/address/${saved!.id}`
    await ana.call('PUT', path, { ...PLACE, numero: '7' })
    assert.equal((await ana.call<Profile>('GET', PROFILE)).body.enderecos[0]?.numero, '7')
    const wrong = await ana.call<Profile>('PUT', path, { ...PLACE, uf: 'RJ' })
    assert.deepEqual([wrong.status, Object.keys(wrong.body.campos ?? {})], [422, ['uf']])
    const { id } = await pickOne(1)
    const { body: placed } = await ana.order(await ana.prepare(id))
    assert.equal(
      (await ana.call<ErrorDocument>('POST', `${PROFILE}/erasure`, { senha: 'errada' })).status,
      401,
    )
    const erased = await ana.call<ErrorDocument & { pedidosAbertos: number }>('POST', `${PROFILE}/erasure`, {
      senha: PASSWORD,
    })
    assert.deepEqual([erased.status, erased.body.pedidosAbertos], [200, 1])
    assert.equal((await ana.call<Profile>('GET', PROFILE)).status, 401)
    const login = { usuario: account.email, senha: PASSWORD }
    assert.equal((await ana.call<ErrorDocument>('POST', '/v2/front/checkout/login', login)).status, 401)
    assert.equal((await ana.read(placed.numero, `chave=${placed.chave}`)).status, 200)
  },
)

test('4.35 an address is deleted once', skip, async () => {
  const ana = new Buyer()
  const account = { nome: 'Ana', email: `ana-${randomUUID()}@exemplo.test`, senha: PASSWORD }
  await ana.call('POST', '/v2/front/checkout/register', account)
  const { body } = await ana.call<Profile>('POST', `${PROFILE}/address`, PLACE)
  const path = `${PROFILE}/address/${body.enderecos[0]!.id}`
  assert.deepEqual((await ana.call<Profile>('DELETE', path)).body.enderecos, [])
  assert.equal((await ana.call<Profile>('DELETE', path)).status, 404)
})
