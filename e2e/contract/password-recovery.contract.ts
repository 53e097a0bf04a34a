import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { Shopper } from './shopper.ts'
import { skipOnExternalHost, subject } from './subject.ts'
import type { ErrorDocument } from './wire.ts'

const skip = { skip: skipOnExternalHost }
const inProcess = { skip: !subject.owner && 'recovery links can only be created in the store’s own process' }
const OLD = 'a senha de antes'
const NEW = 'a senha de agora'

const post = (path: string, body: object, visitor = new Shopper()) =>
  visitor.call<{ sucesso?: boolean } & ErrorDocument>('POST', `/v2/front/checkout/${path}`, body)
const signIn = async (usuario: string, senha: string) => (await post('login', { usuario, senha })).status

async function account(visitor = new Shopper()) {
  const email = `ana-${randomUUID()}@exemplo.test`
  await post('register', { nome: 'Ana', email, senha: OLD }, visitor)
  return email
}
/** Creates a recovery link as the owner does; it replaces the one before. Returns its token, '' when nobody requested one. */
const createToken = async (email: string) =>
  (await subject.owner!.recoveryLinks()).find((link) => link.email === email)?.token ?? ''

test(
  '4.25 the response is the same with and without an account; an empty e-mail is rejected',
  skip,
  async () => {
    const responses = [
      await post('password-recovery', { usuario: await account() }),
      await post('password-recovery', { usuario: `x-${randomUUID()}@exemplo.test` }),
    ]
    for (const { status, body } of responses) assert.deepEqual([status, body], [200, { sucesso: true }])
    const { status, body } = await post('password-recovery', { usuario: ' ' })
    assert.deepEqual([status, Object.keys(body.campos ?? {})], [422, ['usuario']])
  },
)

test('4.25 a wrong token and a short password change nothing', skip, async () => {
  const email = await account()
  assert.equal((await post('password-reset', { token: randomUUID(), senha: NEW })).status, 410)
  const { status, body } = await post('password-reset', { token: '', senha: '1234567' })
  assert.deepEqual([status, Object.keys(body.campos ?? {}).toSorted()], [422, ['senha', 'token']])
  assert.equal(await signIn(email, OLD), 200)
})

test('4.25 a link sets the password once and ends the sessions of the account', inProcess, async () => {
  const visitor = new Shopper()
  const email = await account(visitor)
  await post('password-recovery', { usuario: ` ${email.toUpperCase()}` })
  const first = await createToken(email)
  const token = await createToken(email)
  assert.notEqual(first, token)
  assert.equal(
    (await post('password-reset', { token: first, senha: NEW })).status,
    410,
    'a newer link replaces it',
  )
  const uses = await Promise.all([1, 2, 3].map(() => post('password-reset', { token, senha: NEW })))
  assert.deepEqual(uses.map(({ status }) => status).toSorted(), [200, 410, 410])
  assert.deepEqual([await signIn(email, OLD), await signIn(email, NEW)], [401, 200])
  assert.equal((await visitor.user()).body.logado, false)
  assert.equal(await createToken(email), '')
})

test('4.25 a link expires after thirty minutes, a request after seven days', inProcess, async () => {
  const email = await account()
  await post('password-recovery', { usuario: email })
  const token = await createToken(email)
  subject.clock!.advance(30 * 60_000)
  assert.equal((await post('password-reset', { token, senha: NEW })).status, 410)
  assert.equal(await signIn(email, OLD), 200)
  assert.notEqual(await createToken(email), '')
  subject.clock!.advance(7 * 86_400_000)
  assert.equal(await createToken(email), '')
})
