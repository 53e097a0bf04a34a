import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Decision } from '#lib/shop/moderation.ts'
import { retireRejectedPhotos } from '../photos/retire-photos.ts'
import { TestDesk } from '../testing/test-moderation.ts'

const shown = async (desk: TestDesk, id: number) => {
  const review = await desk.review(id)
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
  test(`${decision} of a review ${hasPhoto ? 'with' : 'without'} photo, done twice is done`, async () => {
    await using desk = await TestDesk.open()
    const id = hasPhoto ? (await desk.sendWithPhoto()).id : await desk.send()
    const result = await desk.moderation.decide([id, id, 999], decision, 'moderacao')
    assert.deepEqual(result, {
      before: [{ id, status: 'waiting', isPhotoShown: false }],
      topics: status === 1 ? ['colageno verisol'] : [],
    })
    assert.deepEqual(await shown(desk, id), [status, photoShown])
    assert.equal((await desk.review(id))?.decided_at, desk.now)
    assert.deepEqual(await desk.totals(), await desk.recount())

    desk.now += 1000
    assert.deepEqual(await desk.moderation.decide([id], decision, 'moderacao'), { before: [], topics: [] })
    assert.equal((await desk.review(id))?.decided_at, desk.now - 1000)
    assert.equal((await desk.moderation.audit(1)).entries.length, 1)

    assert.equal((await desk.moderation.undo(result.before, 'moderacao')).before.length, 1)
    assert.deepEqual(await shown(desk, id), [2, 0])
    assert.equal((await desk.review(id))?.decided_at, null)
    assert.deepEqual(await desk.totals(), [])
  })
}

test('the photo of a published review can be hidden and shown again, its count stays', async () => {
  await using desk = await TestDesk.open()
  const { id, photo } = await desk.sendWithPhoto()
  await desk.moderation.decide([id], 'approve', 'a')
  const { before, topics } = await desk.moderation.decide([id], 'approve-without-photo', 'a')
  assert.deepEqual(
    [before, topics],
    [[{ id, status: 'published', isPhotoShown: true }], ['colageno verisol']],
  )
  assert.deepEqual(await desk.totals(), [{ topic: 'colageno verisol', reviews: 1, halves: 9 }])
  assert.deepEqual((await desk.moderation.photo(photo))?.bytes, new Uint8Array([1, 2, 3]), 'kept, not shown')
  await desk.moderation.undo(before, 'a')
  assert.deepEqual(await shown(desk, id), [1, 1])
  await desk.moderation.decide([id], 'wait', 'a')
  assert.deepEqual(await shown(desk, id), [2, 0])
  assert.deepEqual(await desk.totals(), [])
})

test('every change is in the log with its actor, newest first, and nothing of the person', async () => {
  await using desk = await TestDesk.open()
  const { id } = await desk.sendWithPhoto()
  const { before } = await desk.moderation.decide([id], 'approve', 'moderacao')
  desk.now += 1
  await desk.moderation.undo(before, 'comando')
  desk.now += 1
  await desk.moderation.note({ actor: 'moderacao', action: 'sign-in', detail: 'a\r\nb\u2028c' })
  const { entries, lastPage } = await desk.moderation.audit(7)
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

test('what was erased does not come back, and a standing that cannot be is not made', async () => {
  await using desk = await TestDesk.open()
  const id = await desk.send()
  const { before } = await desk.moderation.decide([id], 'approve', 'a')
  await desk.moderation.erase('ana@exemplo.test', 'a')
  assert.deepEqual(await desk.moderation.undo(before, 'a'), { before: [], topics: [] })
  const other = await desk.send()
  await desk.moderation.undo([{ id: other, status: 'published', isPhotoShown: true }], 'a')
  assert.deepEqual(await shown(desk, other), [1, 0], 'there is no photo to show')
  await desk.moderation.undo([{ id: other, status: 'rejected', isPhotoShown: true }], 'a')
  assert.deepEqual(await shown(desk, other), [0, 0])
})

test('twenty moderators at once publish a review once', async () => {
  await using desk = await TestDesk.open()
  const id = await desk.send()
  const results = await Promise.all(
    Array.from({ length: 20 }, () => desk.moderation.decide([id], 'approve', 'a')),
  )
  assert.equal(results.filter(({ before }) => before.length === 1).length, 1)
  assert.deepEqual(await desk.totals(), await desk.recount())
  assert.equal((await desk.moderation.audit(1)).entries.length, 1)
})

test('the photo of a rejected review goes after 90 days, the review stays', async () => {
  await using desk = await TestDesk.open()
  const { id, photo } = await desk.sendWithPhoto()
  await desk.moderation.decide([id], 'reject', 'a')
  assert.equal(await retireRejectedPhotos(desk.store), 0)
  desk.now += 90 * 86_400_000
  assert.equal(await retireRejectedPhotos(desk.store), 1)
  assert.equal(await desk.store.photos.get(photo), null)
  assert.equal((await desk.review(id))?.photo, null)
  await desk.moderation.decide([id], 'approve', 'a')
  assert.deepEqual(await shown(desk, id), [1, 0])
})
