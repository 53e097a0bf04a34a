import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ModerationHarness } from '../testing/moderation-harness.ts'

test('an answer is stored with its time, changed and removed, and each change is in the audit log', async () => {
  await using harness = await ModerationHarness.open()
  const id = await harness.send({ status: 1, topic: 'retinol' })
  const { moderation } = harness
  assert.deepEqual(await moderation.answer(id, 'Obrigada!', 'moderacao'), ['retinol'])
  const first = await harness.review(id)
  assert.deepEqual([first?.answer, typeof first?.answered_at], ['Obrigada!', 'number'])
  assert.equal(await moderation.answer(id, 'Obrigada!', 'moderacao'), null, 'the same answer')
  assert.deepEqual(await moderation.answer(id, 'Muito obrigada!', 'moderacao'), ['retinol'])
  assert.deepEqual(await moderation.answer(id, null, 'moderacao'), ['retinol'])
  const last = await harness.review(id)
  assert.deepEqual([last?.answer, last?.answered_at], [null, null])
  const { entries } = await moderation.audit(1)
  assert.deepEqual(entries.map(({ action, reviewId, detail }) => [action, reviewId, detail]).sort(), [
    ['answer', id, 'Muito obrigada!'],
    ['answer', id, 'Obrigada!'],
    ['answer-removed', id, 'Muito obrigada!'],
  ])
})

test('the answer to a hidden review is stored and changes no page; one to an unknown review changes nothing', async () => {
  await using harness = await ModerationHarness.open()
  const id = await harness.send({ status: 2 })
  assert.deepEqual(await harness.moderation.answer(id, 'Obrigada!', 'moderacao'), [])
  assert.equal(await harness.moderation.answer(999_999, 'Obrigada!', 'moderacao'), null)
  const queue = await harness.moderation.queue({ status: 'waiting', page: 1 })
  assert.deepEqual(
    queue.reviews.map(({ answer }) => answer),
    ['Obrigada!'],
  )
  await harness.moderation.decide([id], 'approve', 'moderacao')
  assert.equal((await harness.review(id))?.answer, 'Obrigada!')
})
