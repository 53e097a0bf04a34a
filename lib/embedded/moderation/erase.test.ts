import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ModerationHarness } from '../testing/moderation-harness.ts'

async function insertMessage(harness: ModerationHarness, email: string) {
  await harness.store.db.write((queries) =>
    queries
      .insertInto('contact_message')
      .values({
        protocol: crypto.randomUUID(),
        repeat_key: null,
        language: 'pt',
        name: 'Ana',
        email,
        phone: '',
        subject: 'pedido',
        order_number: '',
        message: 'Oi',
        created_at: harness.now,
        done_at: null,
      })
      .execute(),
  )
}

async function insertQuestion(harness: ModerationHarness, id: number, email: string) {
  await harness.store.db.write((queries) =>
    queries
      .insertInto('question')
      .values({
        id,
        status: 2,
        product_id: 1,
        repeat_key: String(id),
        language: 'pt',
        name: 'Ana',
        email,
        phone: '',
        text: 'Arde?',
        answer: null,
        answered_at: null,
        created_at: harness.now,
      })
      .execute(),
  )
}

test('L27 erases everything sent with an e-mail address, in capital or small letters; the audit log has counts only', async () => {
  await using harness = await ModerationHarness.open()
  const published = await harness.sendWithPhoto({ status: 1, photo_shown: 1, topic: 'entrega' })
  const waiting = await harness.sendWithPhoto({ email: 'Ana@Exemplo.TEST' })
  const other = await harness.sendWithPhoto({ email: 'ana@exemplo.test.br', status: 1 })
  await harness.answer(9, harness.now, 'a', 'ana@exemplo.test')
  await harness.answer(2, harness.now, 'b', 'bia@exemplo.test')
  await insertMessage(harness, 'ana@exemplo.test')
  await insertMessage(harness, 'bia@exemplo.test')
  await insertQuestion(harness, 1, 'ana@exemplo.test')
  await insertQuestion(harness, 2, 'bia@exemplo.test')

  const erased = await harness.moderation.erase('  ANA@exemplo.test ', 'comando')
  assert.deepEqual(erased, {
    reviews: 2,
    photos: 2,
    surveyAnswers: 1,
    messages: 1,
    questions: 1,
    requests: 0,
    orders: 0,
    openOrders: 0,
    topics: ['entrega'],
  })
  assert.deepEqual(
    [await harness.review(published.id), await harness.review(waiting.id)],
    [undefined, undefined],
  )
  assert.deepEqual(
    [await harness.store.photos.get(published.photo), await harness.store.photos.get(waiting.photo)],
    [null, null],
  )
  assert.ok(await harness.store.photos.get(other.photo))
  assert.deepEqual(await harness.totals(), await harness.recount())
  assert.equal((await harness.moderation.survey({})).all.answers, 1)

  const [entry] = (await harness.moderation.audit(1)).entries
  assert.equal(
    entry?.detail,
    'avaliações: 2; fotos: 2; pesquisas: 1; mensagens: 1; perguntas: 1; pedidos: 0; compras: 0',
  )
  assert.doesNotMatch(JSON.stringify(entry), /exemplo/i)
  for (const table of ['review', 'survey_answer', 'contact_message'] as const) {
    const rows = await harness.store.db.read.selectFrom(table).select('email').execute()
    assert.ok(rows.length > 0 && rows.every(({ email }) => !/^ana@exemplo\.test$/i.test(email)))
  }
})

test('an unknown or empty e-mail address erases nothing', async () => {
  await using harness = await ModerationHarness.open()
  await harness.answer(5, harness.now)
  const nothing = {
    reviews: 0,
    photos: 0,
    surveyAnswers: 0,
    messages: 0,
    questions: 0,
    requests: 0,
    orders: 0,
    openOrders: 0,
    topics: [],
  }
  assert.deepEqual(await harness.moderation.erase('nobody@exemplo.test', 'a'), nothing)
  assert.deepEqual(
    await harness.moderation.erase('  ', 'a'),
    nothing,
    'answers without an address are not erased',
  )
  assert.deepEqual(await harness.moderation.erase('%', 'a'), nothing)
  assert.equal((await harness.moderation.survey({})).all.answers, 1)
})

test('erase deletes the review and rejects with the name of a photo file that it cannot delete', async () => {
  await using harness = await ModerationHarness.open()
  const { id, photo } = await harness.sendWithPhoto()
  harness.store.photos.remove = () => Promise.reject(new Error('EACCES'))
  await assert.rejects(harness.moderation.erase('ana@exemplo.test', 'a'), new RegExp(photo))
  assert.equal(await harness.review(id), undefined)
})
