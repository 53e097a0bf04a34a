import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { pickOne } from './catalogue.ts'
import { inProcessSubject } from './in-process-subject.ts'
import { Shopper } from './shopper.ts'
import { skipOnExternalHost, subject } from './subject.ts'
import type { ErrorDocument, UserDocument } from './wire.ts'

// These tests create accounts, so they run only on our own stores.
const skip = { skip: skipOnExternalHost }
const PASSWORD = 'uma senha longa ção'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const newEmail = () => `ana-${randomUUID()}@exemplo.test`

const register = (visitor: Shopper, fields: object) =>
  visitor.call<UserDocument & ErrorDocument>('POST', '/v2/front/checkout/register', fields)
const login = (visitor: Shopper, usuario: string, senha: string) =>
  visitor.call<UserDocument & ErrorDocument>('POST', '/v2/front/checkout/login', {
    usuario,
    senha,
    revendedor: false,
  })
const logout = (visitor: Shopper) => visitor.call<ErrorDocument>('POST', '/v2/front/checkout/logout')

test('4.9 signing up creates a session and logs in; the user call returns the account', skip, async () => {
  const visitor = new Shopper()
  const email = newEmail()
  const { status, body, headers, text } = await register(visitor, {
    nome: '  Ana Souza ',
    email: ` ${email.toUpperCase()} `,
    senha: PASSWORD,
    celular: '(11) 98765-4321',
    telefone: '+55 11 3333-4444',
  })
  assert.equal(status, 200)
  assert.ok(headers.get('session') && headers.getSetCookie().length === 1)
  assert.ok(body.id > 0 && body.logado)
  assert.equal(body.nomeRazao, 'Ana Souza')
  assert.equal(body.email.toLowerCase(), email)
  assert.deepEqual(body.userHash, {
    email: sha256(email),
    celular: sha256('5511987654321'),
    telefone: sha256('551133334444'),
  })
  assert.ok(!text.includes(PASSWORD) && !/senha|scrypt/i.test(text))
  assert.deepEqual((await visitor.user()).body, body)
})

test('4.9 a user without phones has empty hashes for them', skip, async () => {
  const email = newEmail()
  const { body } = await register(new Shopper(), { nome: 'Bia', email, senha: PASSWORD })
  assert.deepEqual(body.userHash, { email: sha256(email), celular: '', telefone: '' })
})

test('4.19 signing up with a known e-mail is 409, in any case', skip, async () => {
  const email = newEmail()
  await register(new Shopper(), { nome: 'Ana', email, senha: PASSWORD })
  for (const again of [email, email.toUpperCase(), ` ${email} `]) {
    const visitor = new Shopper()
    const { status, body } = await register(visitor, {
      nome: 'Outra',
      email: again,
      senha: 'outra senha longa',
    })
    assert.deepEqual([status, body.codigo], [409, 'email_cadastrado'])
    assert.equal(visitor.session, '')
  }
})

test('4.19 concurrent sign-ups with one e-mail create one account', skip, async () => {
  const email = newEmail()
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => register(new Shopper(), { nome: 'Ana', email, senha: PASSWORD })),
  )
  assert.deepEqual(responses.map(({ status }) => status).toSorted(), [200, 409, 409, 409, 409])
})

test(
  '4.19 a sign-up with missing or invalid fields is rejected, and the error names them',
  skip,
  async () => {
    const validUser = { nome: 'Ana', email: newEmail(), senha: PASSWORD }
    for (const [fields, name] of [
      [{ nome: '' }, 'nome'],
      [{ nome: 'x'.repeat(121) }, 'nome'],
      [{ email: 'ana' }, 'email'],
      [{ email: 'ana@' }, 'email'],
      [{ email: `${'x'.repeat(250)}@exemplo.test` }, 'email'],
      [{ email: null }, 'email'],
      [{ senha: '1234567' }, 'senha'],
      [{ senha: 12_345_678 }, 'senha'],
      [{ celular: '12' }, 'celular'],
    ] as const) {
      const visitor = new Shopper()
      const { status, body } = await register(visitor, { ...validUser, ...fields })
      assert.equal(status, 422, JSON.stringify(fields))
      assert.ok(body.campos?.[name]?.length, JSON.stringify(body.campos))
      assert.equal(visitor.session, '')
    }
  },
)

test('3.1 login rotates the session and keeps the cart; the old session is invalid', skip, async () => {
  const email = newEmail()
  await register(new Shopper(), { nome: 'Ana', email, senha: PASSWORD })
  const visitor = new Shopper()
  const { id } = await pickOne()
  await visitor.add({ idProduto: id, quantidade: 2 })
  const before = visitor.session
  const { status, headers } = await login(visitor, email, PASSWORD)
  assert.equal(status, 200)
  const cookies = headers.getSetCookie().map((cookie) => cookie.split('=', 1)[0])
  assert.deepEqual(
    cookies.sort(),
    [subject.sessionCookie, 'dispositivo'].sort(),
    'the session and the known device',
  )
  assert.notEqual(visitor.session, before)
  assert.equal((await visitor.user()).body.logado, true)
  assert.equal((await visitor.cart()).body.quantidadeTotal, 2)
  const old = new Shopper()
  old.session = before
  assert.deepEqual((await old.cart()).body.itens, [])
  assert.equal((await old.user()).body.logado, false)
})

test('3.1 signing up keeps the cart and rotates the session too', skip, async () => {
  const visitor = new Shopper()
  await visitor.add({ idProduto: (await pickOne()).id, quantidade: 3 })
  const before = visitor.session
  await register(visitor, { nome: 'Ana', email: newEmail(), senha: PASSWORD })
  assert.notEqual(visitor.session, before)
  assert.equal((await visitor.cart()).body.quantidadeTotal, 3)
  assert.deepEqual((await new Shopper().cart({ Session: before })).body.itens, [])
})

test('4.19 logout rotates the session; the visitor is anonymous and has the same cart', skip, async () => {
  const visitor = new Shopper()
  await visitor.add({ idProduto: (await pickOne()).id })
  await register(visitor, { nome: 'Ana', email: newEmail(), senha: PASSWORD })
  const before = visitor.session
  assert.equal((await logout(visitor)).status, 200)
  assert.notEqual(visitor.session, before)
  const { body } = await visitor.user()
  assert.deepEqual([body.id, body.logado, body.email], [0, false, ''])
  assert.equal((await visitor.cart()).body.quantidadeTotal, 1)
  const old = new Shopper()
  old.session = before
  assert.equal((await old.user()).body.logado, false)
  assert.deepEqual((await old.cart()).body.itens, [])
})

test(
  '3.1 signing in returns the last cart of the account, merged with the own one and not doubled',
  skip,
  async () => {
    const email = newEmail()
    const { id } = await pickOne()
    const first = new Shopper()
    await register(first, { nome: 'Ana', email, senha: PASSWORD })
    await first.add({ idProduto: id, quantidade: 2 })

    const fresh = new Shopper()
    await login(fresh, email, PASSWORD)
    assert.equal((await fresh.cart()).body.quantidadeTotal, 2, 'a browser without a cart')
    const other = new Shopper()
    await other.add({ idProduto: id, quantidade: 1 })
    const before = (await other.cart()).body.versao
    await login(other, email, PASSWORD)
    const merged = (await other.cart()).body
    assert.deepEqual([merged.itens.length, merged.quantidadeTotal], [1, 2], 'the larger quantity')
    assert.ok(merged.versao > before, 'a new version, so that no cached cart is shown')
    assert.equal((await first.cart()).body.quantidadeTotal, 2, 'the other browsers keep theirs')
  },
)

test(
  '3.1 after signing out the account keeps a copy that the next user of the browser cannot change',
  skip,
  async () => {
    const email = newEmail()
    const { id } = await pickOne()
    const browser = new Shopper()
    await browser.add({ idProduto: id, quantidade: 2 })
    await register(browser, { nome: 'Ana', email, senha: PASSWORD })
    await logout(browser)
    await browser.add({ idProduto: id, quantidade: 1 })
    const fresh = new Shopper()
    await login(fresh, email, PASSWORD)
    assert.equal((await fresh.cart()).body.quantidadeTotal, 2)
  },
)

test('4.19 logout without a session is 200', skip, async () => {
  assert.equal((await logout(new Shopper())).status, 200)
})

test('4.19 a wrong login is 401 and does not change session or cart', skip, async () => {
  const email = newEmail()
  await register(new Shopper(), { nome: 'Ana', email, senha: PASSWORD })
  const visitor = new Shopper()
  await visitor.add({ idProduto: (await pickOne()).id })
  const { session } = visitor
  const responses = [
    await login(visitor, email, `${PASSWORD}x`),
    await login(visitor, email, PASSWORD.toUpperCase()),
    await login(visitor, newEmail(), PASSWORD),
    await login(visitor, "' OR 1=1 --", PASSWORD),
  ]
  for (const { status, body } of responses) {
    assert.deepEqual([status, body.codigo], [401, 'credenciais_invalidas'])
    assert.equal(body.error, responses[0]?.body.error, 'the error does not say which field was wrong')
  }
  assert.equal(visitor.session, session)
  assert.equal((await visitor.user()).body.logado, false)
  assert.equal((await visitor.cart()).body.quantidadeTotal, 1)
  assert.equal((await login(visitor, '', '')).status, 422)
})

test('4.19 login accepts the e-mail in any case', skip, async () => {
  const email = newEmail()
  const { body } = await register(new Shopper(), { nome: 'Ana', email, senha: PASSWORD })
  const visitor = new Shopper()
  assert.equal((await login(visitor, ` ${email.toUpperCase()} `, PASSWORD)).status, 200)
  assert.equal((await visitor.user()).body.id, body.id)
})

const isNotSqlite =
  subject.name !== 'sqlite' && 'measures the process of the store; PostgreSQL changes nothing about passwords'

test('4.19 an unknown e-mail takes as long as a wrong password', { skip: isNotSqlite }, async (context) => {
  // The store of the other tests hashes passwords at a low cost.
  const shop = await inProcessSubject('sqlite', { passwordCost: undefined })
  context.after(() => shop.close())
  const visitor = () => Object.assign(new Shopper(), { send: shop.fetch })
  const email = newEmail()
  await register(visitor(), { nome: 'Ana', email, senha: PASSWORD })
  const lowestCpu = { known: Infinity, unknown: Infinity }
  // Measures CPU time, which other load on the machine does not change.
  for (let turn = 0; turn < 5; turn++)
    for (const [kind, usuario] of Object.entries({ known: email, unknown: newEmail() })) {
      const before = process.cpuUsage()
      await login(visitor(), usuario, 'errada errada')
      const key = kind as keyof typeof lowestCpu
      lowestCpu[key] = Math.min(lowestCpu[key], process.cpuUsage(before).user)
    }
  assert.ok(lowestCpu.unknown > lowestCpu.known / 2, JSON.stringify(lowestCpu))
  assert.ok(lowestCpu.unknown < lowestCpu.known * 2, JSON.stringify(lowestCpu))
})
