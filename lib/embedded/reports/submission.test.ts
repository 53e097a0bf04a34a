import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { TestShop } from '../testing/test-shop.ts'
import { PHOTO_PREFIXES, sweepOrphans } from '../photos/orphan-photos.ts'
import { photosInMemory, photosOnDisk, type PhotoFiles } from '../photos/photo-files.ts'

const HOUR_MS = 3_600_000
const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c46a5a' } })
  .png()
  .toBuffer()

const FIELDS = {
  nome: 'Ana Souza',
  email: 'Ana@Exemplo.test',
  nota: '4.5',
  comentario: 'Gostei MUITO do sérum',
  produto_categoria: 'serum',
  site: 'rosalume',
}

function send(shop: TestShop, more: Record<string, string> = {}, file?: Uint8Array) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...FIELDS, ...more })) form.set(name, value)
  if (file) form.set('file', new Blob([new Uint8Array(file)]), 'foto.png')
  return shop.raw('/api/avaliacao', { method: 'POST', body: form })
}

const storedRows = (shop: TestShop) => shop.db.read.selectFrom('review').selectAll().orderBy('id').execute()

class Folder {
  readonly path = mkdtempSync(join(tmpdir(), 'rosalume-photos-'));
  [Symbol.dispose]() {
    rmSync(this.path, { recursive: true, force: true })
  }
}

test('4.17 a review is stored as typed, not published, and can be searched', async () => {
  await using shop = await TestShop.open()
  assert.equal((await send(shop, {}, photo)).status, 201)
  const [row] = await storedRows(shop)
  assert.deepEqual(
    [row?.id, row?.status, row?.halves, row?.photo_shown, row?.decided_at, row?.language],
    [1, 2, 9, 0, null, 'pt'],
  )
  assert.deepEqual([row?.email, row?.comment], ['ana@exemplo.test', 'Gostei MUITO do sérum'])
  assert.equal(row?.words, 'ana souza gostei muito serum')
  assert.match(row?.photo ?? '', /^[0-9a-f]{32}\.webp$/)
  assert.deepEqual(await shop.db.read.selectFrom('review_total').selectAll().execute(), [])
})

test('L24 product fields come from the catalogue, not from the client', async () => {
  await using shop = await TestShop.open()
  const hostile = { produto_nome: '<b>Grátis</b>', produto_sku: 'X', produto_url: 'https://evil.test/x' }
  const products: Record<string, string>[] = [
    { produto_id: '999999999' },
    { produto_id: 'x' },
    { produto_id: '422' },
    { produto_url: 'https://loja.example/en/serum?utm_source=x#y' },
    { produto_url: 'https://loja.example/nada' },
  ]
  for (const [index, one] of products.entries())
    assert.equal((await send(shop, { ...hostile, ...one, comentario: `${index}` })).status, 201)
  const rows = await storedRows(shop)
  const productFields = rows.map((row) => [row.product_id !== '', row.product_name, row.product_url])
  assert.deepEqual(productFields[0], [false, '', ''])
  assert.deepEqual(productFields[1], productFields[0])
  assert.match(String(productFields[2]), /^true,.+,https:\/\/loja\.example\/colageno$/)
  assert.match(String(productFields[3]), /^true,.+,https:\/\/loja\.example\/serum$/)
  assert.deepEqual(productFields[4], productFields[0])
  assert.ok(rows[2]?.product_sku && !JSON.stringify(rows).match(/evil|Gr.tis/))
})

test('L24 the origin page is stored only when it is in this shop, without its query', async () => {
  await using shop = await TestShop.open()
  const pages: [string, string][] = [
    ['https://loja.example/serum?email=ana@exemplo.test#x', 'https://loja.example/serum'],
    ['https://evil.test/serum', ''],
    ['https://loja.example.evil.test/', ''],
    ['https://loja.example@evil.test/', ''],
    ['http://loja.example/', ''],
    ['', ''],
  ]
  for (const [index, [page]] of pages.entries())
    await send(shop, { url_origem_avaliacao: page, comentario: `${index}` })
  assert.deepEqual(
    (await storedRows(shop)).map((row) => row.origin_url),
    pages.map(([, own]) => own),
  )
})

test('L22 a photo is on disk before its review, in a folder that only this user can read', async () => {
  using folder = new Folder()
  const path = join(folder.path, 'photos')
  await using shop = await TestShop.open(':memory:', undefined, photosOnDisk(path))
  assert.equal((await send(shop, {}, photo)).status, 201)
  const [row] = await storedRows(shop)
  assert.deepEqual(readdirSync(path), [row?.photo])
  assert.equal(statSync(path).mode & 0o777, 0o700)
  assert.equal(statSync(join(path, row?.photo ?? '')).mode & 0o777, 0o600)
})

test('L22 a review that cannot be stored leaves no photo, and no e-mail in the log', async () => {
  await using shop = await TestShop.open()
  await shop.db.write((queries) => queries.schema.alterTable('review').dropColumn('language').execute())
  assert.equal((await send(shop, {}, photo)).status, 500)
  shop.now += 2 * HOUR_MS
  for (const prefix of PHOTO_PREFIXES)
    assert.deepEqual(await shop.photos.namesStoredBefore(shop.now, prefix), [])
  assert.equal(shop.logged.length, 1)
  assert.doesNotMatch(JSON.stringify(shop.logged), /exemplo|Souza|Gostei/i)
})

test('L28 with a full or missing disk the response is 503, and no review is stored without its photo', async () => {
  using folder = new Folder()
  const file = join(folder.path, 'no-folder')
  writeFileSync(file, '')
  await using shop = await TestShop.open(':memory:', undefined, photosOnDisk(join(file, 'photos')))
  const response = await send(shop, {}, photo)
  assert.deepEqual([response.status, response.headers.get('retry-after')], [503, '2'])
  assert.deepEqual(await storedRows(shop), [])
  assert.equal((await send(shop)).status, 201, 'a review without a photo is stored')
})

for (const [place, open] of [
  ['on disk', (folder: string) => photosOnDisk(folder)],
  ['in memory', (_folder: string, now: () => number) => photosInMemory(now)],
] as [string, (folder: string, now: () => number) => PhotoFiles][])
  test(`L22 photos without a review are deleted after an hour, others stay: ${place}`, async () => {
    using folder = new Folder()
    let now = Date.now()
    const photos = open(folder.path, () => now)
    await using shop = await TestShop.open(':memory:', undefined, photos)
    shop.now = now
    await send(shop, {}, photo)
    const named = (await storedRows(shop))[0]?.photo ?? ''
    const orphans = ['0'.repeat(32), 'f'.repeat(32)].map((name) => `${name}.webp`)
    for (const name of orphans) await photos.put(name, photo)
    const age = (ms: number) => {
      now += ms
      shop.now = now
      if (place === 'on disk')
        for (const name of readdirSync(folder.path)) setAge(join(folder.path, name), ms)
    }
    const sweep = async () => {
      const store = { db: shop.db, photos, now: () => (place === 'on disk' ? Date.now() : now) }
      for (const prefix of PHOTO_PREFIXES) await sweepOrphans(store, prefix)
    }
    await sweep()
    for (const name of orphans) assert.ok(await photos.get(name), 'a new file may still get its review')
    age(HOUR_MS + 1000)
    await sweep()
    for (const name of orphans) assert.equal(await photos.get(name), null)
    assert.ok(await photos.get(named))
  })

function setAge(file: string, ms: number) {
  const then = (Date.now() - ms) / 1000
  utimesSync(file, then, then)
}

test('L22 no photo name can address a file outside the folder', async () => {
  using folder = new Folder()
  const photos = photosOnDisk(join(folder.path, 'photos'))
  writeFileSync(join(folder.path, 'secret.webp'), 'x')
  for (const name of ['../secret.webp', 'secret.webp', '', '.', `${'0'.repeat(32)}.webp/../../secret.webp`]) {
    await assert.rejects(photos.put(name, photo))
    assert.equal(await photos.get(name), null)
    await photos.remove(name)
  }
  assert.deepEqual(readdirSync(folder.path), ['secret.webp'])
  const name = `${'a'.repeat(32)}.webp`
  await photos.put(name, photo)
  await assert.rejects(photos.put(name, photo), 'files are never overwritten')
})
