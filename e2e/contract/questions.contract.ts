import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { read } from './catalogue.ts'
import { Shopper } from './shopper.ts'
import { skipOnExternalHost, subject } from './subject.ts'
import type { ErrorDocument, PageDocument } from './wire.ts'

// The store's staff reads every question, so these tests run only on our own stores.
const skip = { skip: skipOnExternalHost }
const inProcess = { skip: !subject.owner && 'needs the owner’s services in the process of the store' }
const DETAIL = '/v2/front/url/product/detail?url=/serum'

interface Detail {
  id: number
  perguntas: {
    nome: string
    pergunta: string
    data: string
    respostas: { resposta: string; administrador: boolean }[]
  }[]
}
const detail = async () => (await read<PageDocument<Detail>>(DETAIL)).conteudo

const validQuestion = async () => ({
  nivel: 'produto',
  idNivel: String((await detail()).id),
  nome: 'Ana Souza',
  email: `ana-${randomUUID()}@exemplo.test`,
  contato: '(11) 98765-4321',
  pergunta: 'Pode usar na gravidez?',
})
const send = (body: unknown, headers = {}, visitor = new Shopper()) =>
  visitor.call<{ sucesso: boolean } & ErrorDocument>('POST', '/v2/front/question', body, headers)

test(
  '4.23 a question is stored and waits for moderation; the response has no personal data and no session',
  skip,
  async () => {
    const visitor = new Shopper()
    const question = { ...(await validQuestion()), pergunta: `Espera ${randomUUID()}?` }
    const { status, body, text } = await send(question, {}, visitor)
    assert.deepEqual([status, body], [200, { sucesso: true }])
    assert.doesNotMatch(text, /exemplo|Souza/)
    assert.equal(visitor.session, '')
    assert.ok(!JSON.stringify(await detail()).includes(question.pergunta))
  },
)

test('4.23 errors name the missing or invalid fields', skip, async () => {
  const valid = await validQuestion()
  for (const [fields, name] of [
    [{ nivel: 'loja' }, 'nivel'],
    [{ idNivel: 0 }, 'idNivel'],
    [{ idNivel: 2_000_000_000 }, 'idNivel'],
    [{ nome: ' ' }, 'nome'],
    [{ email: 'ana' }, 'email'],
    [{ contato: '12' }, 'contato'],
    [{ pergunta: '' }, 'pergunta'],
    [{ pergunta: 'x'.repeat(1001) }, 'pergunta'],
    [{ pergunta: 'a\0b' }, 'pergunta'],
  ] as const) {
    const { status, body } = await send({ ...valid, ...fields })
    assert.deepEqual([status, Object.keys(body.campos ?? {})], [422, [name]], JSON.stringify(fields))
  }
  assert.equal((await send({ ...valid, contato: '' })).status, 200)
})

test(
  '4.23 a published question is in the product with its answer, and never with an e-mail',
  inProcess,
  async () => {
    const { questions } = subject.owner!
    const question = { ...(await validQuestion()), pergunta: `Arde? ${randomUUID()}` }
    for (const again of [question, question, { ...question, email: question.email.toUpperCase() }])
      assert.equal((await send(again)).status, 200)
    const waiting = (await questions.list('waiting')).filter(({ text }) => text === question.pergunta)
    assert.equal(waiting.length, 1, 'a repeated question is stored once')
    const { id, email, phone, path } = waiting[0]!
    assert.deepEqual([email, phone, path], [question.email, question.contato, '/serum'])

    assert.deepEqual(await questions.move([id, 999_999], 'published'), [id])
    const shown = async () => {
      subject.clock?.advance(5000)
      return (await detail()).perguntas.find(({ pergunta }) => pergunta === question.pergunta)
    }
    assert.deepEqual((await shown())?.respostas, [])
    assert.equal(await questions.answer(id, 'Não arde.'), true)
    const published = await shown()
    assert.deepEqual([published?.nome, published?.respostas[0]?.resposta], ['Ana Souza', 'Não arde.'])
    assert.doesNotMatch(JSON.stringify(await detail()), /@exemplo|98765/)
    assert.deepEqual(await questions.move([id], 'rejected'), [id])
    assert.equal(await shown(), undefined)
    assert.equal(await questions.erase(` ${question.email.toUpperCase()} `), 1)
    assert.equal(await questions.answer(id, 'Tarde'), false)
  },
)
