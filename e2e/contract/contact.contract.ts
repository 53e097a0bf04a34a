import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { Shopper } from './shopper.ts'
import { skipWithoutClock, skipOnExternalHost, subject } from './subject.ts'
import type { ErrorDocument } from './wire.ts'

// The store's staff reads every message, so these tests run only on our own stores.
const skip = { skip: skipOnExternalHost }
const PROTOCOL = /^RL-\d{8}-[2-9A-HJ-NP-Z]{4}$/

interface Sent extends ErrorDocument {
  sucesso: boolean
  protocolo: string
}

const validMessage = () => ({
  nome: 'Ana Souza',
  email: `ana-${randomUUID()}@exemplo.test`,
  telefone: '(11) 98765-4321',
  assunto: 'entrega',
  pedido: '4321',
  mensagem: 'Onde está o meu pedido?',
})

const send = (body: unknown, headers = {}, visitor = new Shopper()) =>
  visitor.call<Sent>('POST', '/v2/front/contact/message', body, headers)

test('4.19 a message is stored and gets a protocol; no session is created', skip, async () => {
  const visitor = new Shopper()
  const { status, body, text } = await send(validMessage(), {}, visitor)
  assert.equal(status, 200)
  assert.equal(body.sucesso, true)
  assert.match(body.protocolo, PROTOCOL)
  assert.equal(visitor.session, '')
  assert.doesNotMatch(text, /exemplo\.test|Souza/, 'the response has no personal data')
})

test('4.19 phone and order number may be absent, empty or null', skip, async () => {
  const { nome, email, assunto, mensagem } = validMessage()
  assert.equal((await send({ nome, email, assunto, mensagem })).status, 200)
  assert.equal((await send({ nome, email, assunto, mensagem: 'a', telefone: '', pedido: '' })).status, 200)
  assert.equal(
    (await send({ nome, email, assunto, mensagem: 'b', telefone: null, pedido: null })).status,
    200,
  )
})

test('4.19 a repeated message returns the same protocol, another message a new one', skip, async () => {
  const message = validMessage()
  const { body } = await send(message)
  for (const again of [
    message,
    { ...message, email: ` ${message.email.toUpperCase()} ` },
    { ...message, nome: 'A.' },
  ])
    assert.equal((await send(again)).body.protocolo, body.protocolo)
  const others = [
    { ...message, mensagem: 'Outra coisa' },
    { ...message, pedido: '1' },
    { ...message, assunto: 'outro' },
    { ...message, email: `b${message.email}` },
  ]
  const protocols = new Set([body.protocolo])
  for (const other of others) protocols.add((await send(other)).body.protocolo)
  assert.equal(protocols.size, 5)
})

test('4.19 of identical concurrent messages one is stored', skip, async () => {
  const message = validMessage()
  const responses = await Promise.all(Array.from({ length: 6 }, () => send(message)))
  assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([200]))
  assert.equal(new Set(responses.map(({ body }) => body.protocolo)).size, 1)
})

test(
  '4.19 after ten minutes the same text is a new message',
  { skip: skipOnExternalHost || skipWithoutClock },
  async () => {
    const message = validMessage()
    const first = (await send(message)).body.protocolo
    subject.clock?.advance(9 * 60_000)
    assert.equal((await send(message)).body.protocolo, first)
    subject.clock?.advance(2 * 60_000)
    const second = (await send(message)).body.protocolo
    assert.notEqual(second, first)
    assert.equal((await send(message)).body.protocolo, second)
  },
)

test('4.19 errors name the missing or invalid fields, in the requested language', skip, async () => {
  for (const [fields, name] of [
    [{ nome: '' }, 'nome'],
    [{ nome: 'x'.repeat(121) }, 'nome'],
    [{ nome: { toString: 1 } }, 'nome'],
    [{ email: '' }, 'email'],
    [{ email: 'ana' }, 'email'],
    [{ email: `${'x'.repeat(250)}@exemplo.test` }, 'email'],
    [{ telefone: '12' }, 'telefone'],
    [{ telefone: 'x'.repeat(30) }, 'telefone'],
    [{ telefone: '((((((((((((' }, 'telefone'],
    [{ assunto: '' }, 'assunto'],
    [{ assunto: 'dinheiro' }, 'assunto'],
    [{ assunto: ['pedido'] }, 'assunto'],
    [{ pedido: 'x'.repeat(41) }, 'pedido'],
    [{ mensagem: ' \n ' }, 'mensagem'],
    [{ mensagem: 'x'.repeat(2001) }, 'mensagem'],
    [{ mensagem: 'a\0b' }, 'mensagem'],
    [{ mensagem: '\ud800' }, 'mensagem'],
  ] as const) {
    const { status, body } = await send({ ...validMessage(), ...fields })
    assert.deepEqual([status, body.codigo], [422, 'campo_invalido'], JSON.stringify(fields))
    assert.deepEqual(Object.keys(body.campos ?? {}), [name], JSON.stringify(fields))
  }
  const words = async (language: string) =>
    (await send({ ...validMessage(), nome: '' }, { 'Accept-Language': language })).body.campos?.['nome']?.[0]
  assert.deepEqual([await words('pt-BR'), await words('en')], ['obrigatório', 'required'])
})

test('4.19 a message of 2000 characters is accepted, with any line endings', skip, async () => {
  const lines = Array.from({ length: 20 }, () => 'x'.repeat(99)).join('\r\n')
  assert.equal((await send({ ...validMessage(), mensagem: `${lines}x` })).status, 200)
  assert.equal((await send({ ...validMessage(), mensagem: 'é'.repeat(2000) })).status, 200)
})

test('L24 a message is stored as data, whatever it contains', skip, async () => {
  for (const mensagem of [
    "'); DROP TABLE contact_message; --",
    '<script>alert(1)</script>',
    '\u001b[2J😀',
    '${7*7}',
  ])
    assert.equal((await send({ ...validMessage(), mensagem })).status, 200, mensagem)
  assert.equal((await send(`{"__proto__":{"nome":"x"},"constructor":1}`)).status, 422)
})
