import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Decision } from '#lib/shop/moderation.ts'
import { retireRejectedPhotos } from '../photos/retire-photos.ts'
import { ModerationHarness } from '../testing/moderation-harness.ts'

const shown = async (harness: ModerationHarness, id: number) => {
  const review = await harness.review(id)
  return [review?.status, review?.photo_shown]
}

const table: [decision: Decision, hasPhoto: boolean, status: number, photoShown: number][] = [
  ['approve', true, 1, 1],
  ['approve', false, 1, 0],
  ['approve-without-photo', true, 1, 0],
  ['approve-without-photo', false, 1, 0],
  ['reject', true, 0, 0],
  ['reject', false, 0, 0],
]

for (const [decision, hasPhoto, status, photoShown] of table) {
  test(`${decision} of a review ${hasPhoto ? 'with' : 'without'} photo sets its status, changes nothing when repeated and can be undone`, async () => {
    await using harness = await ModerationHarness.open()
    const id = hasPhoto ? (await harness.sendWithPhoto()).id : await harness.send()
    const result = await harness.moderation.decide([id, id, 999], decision, 'moderacao')
    assert.deepEqual(result, {
      before: [{ id, status: 'waiting', isPhotoShown: false }],
      topics: status === 1 ? ['colageno verisol'] : [],
    })
    assert.deepEqual(await shown(harness, id), [status, photoShown])
    assert.equal((await harness.review(id))?.decided_at, harness.now)
    assert.deepEqual(await harness.totals(), await harness.recount())

    harness.now += 1000
    assert.deepEqual(await harness.moderation.decide([id], decision, 'moderacao'), { before: [], topics: [] })
    assert.equal((await harness.review(id))?.decided_at, harness.now - 1000)
    assert.equal((await harness.moderation.audit(1)).entries.length, 1)

    assert.equal((await harness.moderation.undo(result.before, 'moderacao')).before.length, 1)
    assert.deepEqual(await shown(harness, id), [2, 0])
    assert.equal((await harness.review(id))?.decided_at, null)
    assert.deepEqual(await harness.totals(), [])
  })
}

test('hiding and showing the photo of a published review does not change the totals', async () => {
  await using harness = await ModerationHarness.open()
  const { id, photo } = await harness.sendWithPhoto()
  await harness.moderation.decide([id], 'approve', 'a')
  const { before, topics } = await harness.moderation.decide([id], 'approve-without-photo', 'a')
  assert.deepEqual(
    [before, topics],
    [[{ id, status: 'published', isPhotoShown: true }], ['colageno verisol']],
  )
  assert.deepEqual(await harness.totals(), [{ topic: 'colageno verisol', reviews: 1, halves: 9 }])
  assert.deepEqual(
    (await harness.moderation.photo(photo))?.bytes,
    new Uint8Array([1, 2, 3]),
    'stored, not shown',
  )
  await harness.moderation.undo(before, 'a')
  assert.deepEqual(await shown(harness, id), [1, 1])
  await harness.moderation.decide([id], 'wait', 'a')
  assert.deepEqual(await shown(harness, id), [2, 0])
  assert.deepEqual(await harness.totals(), [])
})

test('the audit log has every change with its actor, newest first, and no personal data', async () => {
  await using harness = await ModerationHarness.open()
  const { id } = await harness.sendWithPhoto()
  const { before } = await harness.moderation.decide([id], 'approve', 'moderacao')
  harness.now += 1
  await harness.moderation.undo(before, 'comando')
  harness.now += 1
  await harness.moderation.note({ actor: 'moderacao', action: 'sign-in', detail: 'a\r\nb\u2028c' })
  const { entries, lastPage } = await harness.moderation.audit(7)
  assert.equal(lastPage, 1)
  assert.deepEqual(
    entries.map(({ actor, action, reviewId, detail }) => [actor, action, reviewId, detail]),
    [
      ['moderacao', 'sign-in', null, 'a b c'],
      ['comando', 'undo', id, 'publicada com foto → aguardando'],
      ['moderacao', 'approve', id, 'aguardando → publicada com foto'],
    ],
  )
  assert.doesNotMatch(JSON.stringify(entries), /exemplo|Ana/)
})

test('undo does not restore erased reviews, and shows a photo only with a published review that has one', async () => {
  await using harness = await ModerationHarness.open()
  const id = await harness.send()
  const { before } = await harness.moderation.decide([id], 'approve', 'a')
  await harness.moderation.erase('ana@exemplo.test', 'a')
  assert.deepEqual(await harness.moderation.undo(before, 'a'), { before: [], topics: [] })
  const other = await harness.send()
  await harness.moderation.undo([{ id: other, status: 'published', isPhotoShown: true }], 'a')
  assert.deepEqual(await shown(harness, other), [1, 0], 'there is no photo to show')
  await harness.moderation.undo([{ id: other, status: 'rejected', isPhotoShown: true }], 'a')
  assert.deepEqual(await shown(harness, other), [0, 0])
})

test('twenty concurrent approvals publish a review once', async () => {
  await using harness = await ModerationHarness.open()
  const id = await harness.send()
  const results = await Promise.all(
    Array.from({ length: 20 }, () => harness.moderation.decide([id], 'approve', 'a')),
  )
  assert.equal(results.filter(({ before }) => before.length === 1).length, 1)
  assert.deepEqual(await harness.totals(), await harness.recount())
  assert.equal((await harness.moderation.audit(1)).entries.length, 1)
})

test('the photo of a rejected review is deleted after 90 days, the review stays', async () => {
  await using harness = await ModerationHarness.open()
  const { id, photo } = await harness.sendWithPhoto()
  await harness.moderation.decide([id], 'reject', 'a')
  assert.equal(await retireRejectedPhotos(harness.store), 0)
  harness.now += 90 * 86_400_000
  assert.equal(await retireRejectedPhotos(harness.store), 1)
  assert.equal(await harness.store.photos.get(photo), null)
  assert.equal((await harness.review(id))?.photo, null)
  await harness.moderation.decide([id], 'approve', 'a')
  assert.deepEqual(await shown(harness, id), [1, 0])
})
