import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp, { type Sharp } from 'sharp'
import { MAX_PHOTO_BYTES } from '#lib/contract/reviews.ts'
import { cacheControl } from './checked-response.ts'
import { validReview, multipart, sendValidReview, sendPhoto, postReview } from './reviewer.ts'
import { skipOnExternalHost, subject } from './subject.ts'

const skip = { skip: skipOnExternalHost }
const inProcess = { skip: !subject.moderation && 'needs moderation, which only the process of the store has' }

const drawing = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#c46a5a' } })
const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer())
const jpeg = await bytesOf(drawing().jpeg())

// Returns a JPEG of the given size: it may have any bytes after its end, as photos of phones do.
function padded(size: number): Uint8Array<ArrayBuffer> {
  const photo = new Uint8Array(size)
  photo.set(jpeg)
  return photo
}

function photoOf(name: string, headers = {}) {
  return subject.fetch(`/storage/img/avaliacoes/${name}`, { headers: { 'App-Token': undefined, ...headers } })
}

test('4.17 JPEG, PNG and GIF are accepted under any file name', skip, async () => {
  for (const [photo, name] of [
    [jpeg, 'foto.jpg'],
    [await bytesOf(drawing().png()), 'foto.svg'],
    [await bytesOf(drawing().gif()), '../../foto.exe'],
  ] as const) {
    const { status, body } = await sendPhoto(photo, {}, name)
    assert.equal(status, 201)
    assert.deepEqual([body.data.imagem, body.data.status_imagem], [null, false], 'not moderated yet')
  }
})

test('4.17 an empty file field counts as no photo', skip, async () => {
  for (const file of ['', 'null', 'undefined']) assert.equal((await sendValidReview({ file })).status, 201)
  const form = multipart(validReview())
  form.set('file', new Blob([]), '')
  assert.equal((await postReview(form)).status, 201)
})

test('4.17 any other file type is rejected', skip, async () => {
  for (const photo of [
    '',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<!doctype html><script>alert(1)</script>',
    '%PDF-1.7',
    Buffer.from('524946461a00000057454250', 'hex'),
    Buffer.from('0000002066747970617669660000000061766966', 'hex'),
    Buffer.from('00000018667479706865696300000000', 'hex'),
    'GIF89a/*<script>*/=1;',
    jpeg.slice(0, 40),
  ]) {
    const { status, body } = await sendPhoto(new Uint8Array(Buffer.from(photo as string)), {}, 'foto.jpg')
    assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, ['file']], String(photo).slice(0, 30))
  }
})

test('L22 a photo of 2 MB is accepted, one byte more is not', skip, async () => {
  assert.equal((await sendPhoto(padded(MAX_PHOTO_BYTES))).status, 201)
  const larger = await sendPhoto(padded(MAX_PHOTO_BYTES + 1))
  assert.deepEqual([larger.status, Object.keys(larger.body.errors ?? {})], [413, ['file']])
  assert.equal((await sendPhoto(padded(MAX_PHOTO_BYTES + 100 * 1024))).status, 413)
})

test(
  'L22 a body without Content-Length is counted while it is read; reading stops at the limit',
  skip,
  async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent >= 12 * 1024 * 1024) return controller.close()
        controller.enqueue(new Uint8Array(64 * 1024))
        sent += 64 * 1024
      },
    })
    const response = await subject.fetch('/api/avaliacao', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: endless,
      duplex: 'half',
    })
    assert.equal(response.status, 413)
    assert.ok(((await response.json()) as { message: string }).message)
    if (!subject.address) assert.ok(sent < MAX_PHOTO_BYTES + 256 * 1024, `${sent} bytes were read`)
  },
)

test('4.17 the same review with the same photo is stored once', skip, async () => {
  const review = validReview()
  const first = await sendPhoto(jpeg, review)
  const again = await sendPhoto(jpeg, review)
  assert.deepEqual([first.status, again.status, again.body.data.id], [201, 200, first.body.data.id])
  const key = { 'Idempotency-Key': crypto.randomUUID() }
  const withKey = (photo: Uint8Array<ArrayBuffer>, fields: Record<string, string>) =>
    postReview(multipart(fields, new Blob([photo])), key)
  const fields = validReview()
  assert.equal((await withKey(jpeg, fields)).status, 201)
  assert.equal((await withKey(jpeg, fields)).status, 200)
  assert.equal((await withKey(padded(2000), fields)).status, 409, 'another photo is another request')
})

test(
  'L22 a photo is served only while its review shows it, with headers that prevent script execution',
  inProcess,
  async () => {
    const moderation = subject.moderation!
    const { body } = await sendPhoto(jpeg, { produto_categoria: 'retinol' })
    const { reviews } = await moderation.queue({ status: 'waiting', topic: 'retinol', page: 1 })
    const photo = reviews.find(({ id }) => id === body.data.id)?.photo ?? ''
    assert.match(photo, /^[0-9a-f]{32}\.webp$/)
    const seen = async () => (await photoOf(photo)).status
    assert.equal(await seen(), 404)
    await moderation.decide([body.data.id], 'approve-without-photo', 'teste')
    assert.equal(await seen(), 404)
    await moderation.decide([body.data.id], 'approve', 'teste')
    const response = await photoOf(photo)
    assert.deepEqual(
      ['content-type', 'content-disposition', 'content-security-policy', 'x-content-type-options'].map(
        (name) => response.headers.get(name),
      ),
      ['image/webp', 'inline', "default-src 'none'; sandbox", 'nosniff'],
    )
    assert.deepEqual(cacheControl(response.headers), { public: true, 'max-age': '86400' })
    const bytes = Buffer.from(await response.arrayBuffer())
    assert.deepEqual([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)], ['RIFF', 'WEBP'])
    assert.equal(response.headers.get('content-length'), String(bytes.byteLength))
    const known = await photoOf(photo, { 'If-None-Match': response.headers.get('etag') ?? '' })
    assert.deepEqual([known.status, (await known.arrayBuffer()).byteLength], [304, 0])
    await moderation.decide([body.data.id], 'reject', 'teste')
    assert.equal(await seen(), 404)
  },
)

test('L22 any other file name is 404', skip, async () => {
  for (const name of [
    '0'.repeat(32) + '.webp',
    '../store.sqlite',
    '..%2fstore.sqlite',
    '%2e%2e%2fstore.sqlite',
    'a.webp',
    `${'A'.repeat(32)}.webp`,
    `${'0'.repeat(32)}.webp%00`,
    `${'0'.repeat(32)}.svg`,
    '',
  ])
    assert.equal((await photoOf(name)).status, 404, name)
  const written = await subject.fetch(`/storage/img/avaliacoes/${'0'.repeat(32)}.webp`, { method: 'POST' })
  assert.deepEqual([written.status, written.headers.get('allow')], [405, 'GET, HEAD'])
})
