import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import S3rver from '@20minutes/s3rver'
import { isUnavailable } from '../db/unavailable.ts'
import { TestShop } from '../testing/test-shop.ts'
import { photosInMemory } from './photo-files.ts'
import { parseBucketUrl, photosInS3 } from './s3-photos.ts'

const folder = mkdtempSync(join(tmpdir(), 'rosalume-s3-'))
const open = (allowMismatchedSignatures: boolean) =>
  new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    allowMismatchedSignatures,
    configureBuckets: [{ name: 'fotos' }],
  })
// This server computes another signature than Amazon's for the address of a whole bucket, `/fotos/`: it leaves out the slash. So
// lists are requested from one that does not check signatures; everything else from one that does.
const [server, strict] = [open(true), open(false)]
let url = ''
let strictUrl = ''
before(async () => {
  url = `http://S3RVER:S3RVER@127.0.0.1:${(await server.run()).port}/fotos`
  strictUrl = `http://S3RVER:S3RVER@127.0.0.1:${(await strict.run()).port}/fotos`
})
after(async () => {
  await Promise.all([server.close(), strict.close()])
  rmSync(folder, { recursive: true, force: true })
})

const nameOf = (digit: string) => `${digit.repeat(32)}.webp`
const HOUR = 3_600_000
const LIMITS = { connectMs: 200, requestMs: 200, attempts: 1 }

test('S3_URL names key, secret, host, bucket, folder and region', () => {
  assert.deepEqual(parseBucketUrl('https://AK:a%2Fb@s3.example/fotos/loja/um?region=sa-east-1'), {
    endpoint: 'https://s3.example',
    region: 'sa-east-1',
    bucket: 'fotos',
    folder: 'loja/um/',
    credentials: { accessKeyId: 'AK', secretAccessKey: 'a/b' },
  })
  assert.equal(parseBucketUrl('http://127.0.0.1:9000/fotos')?.credentials, undefined)
  for (const wrong of ['https://s3.example', 's3://fotos', 'fotos', ''])
    assert.equal(parseBucketUrl(wrong), undefined, wrong)
})

test('L18 photos are stored in a bucket, read, listed by age and prefix, and removed', async () => {
  for (const path of ['', '/loja']) {
    const [listed, photos] = [photosInS3(url + path), photosInS3(strictUrl + path)]
    const bytes = new Uint8Array([82, 73, 70, 70, 0, 255])
    assert.equal(await photos.get(nameOf('a')), null)
    await photos.put(nameOf('a'), bytes)
    await photos.put(nameOf('b'), bytes)
    assert.deepEqual(await photosInS3(strictUrl + path).get(nameOf('a')), bytes)
    const later = Date.now() + HOUR
    assert.deepEqual(await listed.namesStoredBefore(later, 'a'), [nameOf('a')])
    assert.deepEqual(await listed.namesStoredBefore(Date.now() - HOUR, 'a'), [])
    await photos.remove(nameOf('a'))
    await photos.remove(nameOf('a'))
    assert.equal(await photos.get(nameOf('a')), null)
    assert.deepEqual(await listed.namesStoredBefore(later, ''), [nameOf('b')])
    await photos.remove(nameOf('b'))
  }
})

test('L22 only generated names reach the bucket', async () => {
  const photos = photosInS3(url)
  for (const name of ['../x.webp', 'x', `${'a'.repeat(32)}.png`, '']) {
    await assert.rejects(photos.put(name, new Uint8Array(1)), /not the name of a photo/)
    assert.equal(await photos.get(name), null)
    await photos.remove(name)
  }
})

test('L18 photos from before the bucket are read, listed and removed where they are', async () => {
  const earlier = photosInMemory(() => 0)
  await earlier.put(nameOf('c'), new Uint8Array([1]))
  const photos = photosInS3(url, earlier)
  assert.deepEqual(await photos.get(nameOf('c')), new Uint8Array([1]))
  assert.deepEqual(await photos.namesStoredBefore(Date.now() + HOUR, 'c'), [nameOf('c')])
  await photos.remove(nameOf('c'))
  assert.equal(await earlier.get(nameOf('c')), null)
})

// The pages of a list as S3 documents them: a thousand names at most, and a token for the next page.
test('a list of several pages is read to its end', async () => {
  const asked: (string | null)[] = []
  const pages = createHttpServer((request, response) => {
    const token = new URL(request.url ?? '/', 'http://s3').searchParams.get('continuation-token')
    asked.push(token)
    const [digit, next] =
      token === null ? ['a', '<NextContinuationToken>2</NextContinuationToken>'] : ['b', '']
    const contents = `<Contents><Key>${nameOf(digit)}</Key><LastModified>2026-01-02T00:00:00.000Z</LastModified></Contents>`
    response.setHeader('Content-Type', 'application/xml')
    response.end(
      `<ListBucketResult><IsTruncated>${token === null}</IsTruncated>${contents}${next}</ListBucketResult>`,
    )
  })
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
  const photos = photosInS3(`http://a:b@127.0.0.1:${(pages.address() as AddressInfo).port}/fotos`)
  assert.deepEqual(await photos.namesStoredBefore(Date.now(), ''), [nameOf('a'), nameOf('b')])
  assert.deepEqual(asked, [null, '2'])
  pages.close()
  pages.closeAllConnections()
})

test('L8 L28 a bucket that hangs, refuses or rejects the key is an outage within its deadline, not a missing photo', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const { port } = silent.address() as AddressInfo
  const places = [
    `http://a:b@127.0.0.1:${port}/fotos`,
    'http://a:b@127.0.0.1:9/fotos',
    strictUrl.replace('S3RVER:S3RVER', 'S3RVER:wrong'),
  ]
  for (const place of places) {
    const photos = photosInS3(place, undefined, LIMITS)
    const start = performance.now()
    await assert.rejects(photos.get(nameOf('d')), isUnavailable)
    await assert.rejects(photos.put(nameOf('d'), new Uint8Array(1)), isUnavailable)
    assert.ok(performance.now() - start < 10_000)
  }
  silent.close()
})

test('4.17 with a bucket that does not respond, a review with a photo is 503 and is not stored', async () => {
  await using shop = await TestShop.open(
    ':memory:',
    undefined,
    photosInS3('http://a:b@127.0.0.1:9/fotos', undefined, LIMITS),
  )
  const before = await shop.db.read.selectFrom('review').select('id').execute()
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c46a5a' } })
    .png()
    .toBuffer()
  const fields = {
    nome: 'Ana Souza',
    email: 'ana@exemplo.test',
    nota: '4.5',
    comentario: 'Gostei muito do sérum',
  }
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...fields, produto_categoria: 'serum', site: 'rosalume' }))
    body.set(name, value)
  body.set('file', new Blob([new Uint8Array(photo)]), 'foto.png')
  assert.equal((await shop.raw('/api/avaliacao', { method: 'POST', body })).status, 503)
  assert.equal((await shop.db.read.selectFrom('review').select('id').execute()).length, before.length)
})
