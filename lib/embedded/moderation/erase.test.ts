import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TestDesk } from '../testing/test-moderation.ts'

async function message(desk: TestDesk, email: string) {
  await desk.store.db.write((queries) =>
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
        created_at: desk.now,
        done_at: null,
      })
      .execute(),
  )
}

test('L27 all that an address has sent goes, whatever its case; the log has numbers only', async () => {
  await using desk = await TestDesk.open()
  const published = await desk.sendWithPhoto({ status: 1, photo_shown: 1, topic: 'entrega' })
  const waiting = await desk.sendWithPhoto({ email: 'Ana@Exemplo.TEST' })
  const other = await desk.sendWithPhoto({ email: 'ana@exemplo.test.br', status: 1 })
  await desk.answer(9, desk.now, 'a', 'ana@exemplo.test')
  await desk.answer(2, desk.now, 'b', 'bia@exemplo.test')
  await message(desk, 'ana@exemplo.test')
  await message(desk, 'bia@exemplo.test')

  const gone = await desk.moderation.erase('  ANA@exemplo.test ', 'comando')
  assert.deepEqual(gone, { reviews: 2, photos: 2, surveyAnswers: 1, messages: 1, topics: ['entrega'] })
  assert.deepEqual([await desk.review(published.id), await desk.review(waiting.id)], [undefined, undefined])
  assert.deepEqual(
    [await desk.store.photos.get(published.photo), await desk.store.photos.get(waiting.photo)],
    [null, null],
  )
  assert.ok(await desk.store.photos.get(other.photo))
  assert.deepEqual(await desk.totals(), await desk.recount())
  assert.equal((await desk.moderation.survey({})).all.answers, 1)

  const [entry] = (await desk.moderation.audit(1)).entries
  assert.equal(entry?.detail, 'avaliações: 2; fotos: 2; pesquisas: 1; mensagens: 1')
  assert.doesNotMatch(JSON.stringify(entry), /exemplo/i)
  for (const table of ['review', 'survey_answer', 'contact_message'] as const) {
    const rows = await desk.store.db.read.selectFrom(table).select('email').execute()
    assert.ok(rows.length > 0 && rows.every(({ email }) => !/^ana@exemplo\.test$/i.test(email)))
  }
})

test('an address that sent nothing, or none, erases nothing', async () => {
  await using desk = await TestDesk.open()
  await desk.answer(5, desk.now)
  const nothing = { reviews: 0, photos: 0, surveyAnswers: 0, messages: 0, topics: [] }
  assert.deepEqual(await desk.moderation.erase('nobody@exemplo.test', 'a'), nothing)
  assert.deepEqual(await desk.moderation.erase('  ', 'a'), nothing, 'answers without an address are nobody’s')
  assert.deepEqual(await desk.moderation.erase('%', 'a'), nothing)
  assert.equal((await desk.moderation.survey({})).all.answers, 1)
})

test('a file that cannot be removed is told', async () => {
  await using desk = await TestDesk.open()
  const { id, photo } = await desk.sendWithPhoto()
  desk.store.photos.remove = () => Promise.reject(new Error('EACCES'))
  await assert.rejects(desk.moderation.erase('ana@exemplo.test', 'a'), new RegExp(photo))
  assert.equal(await desk.review(id), undefined)
})
