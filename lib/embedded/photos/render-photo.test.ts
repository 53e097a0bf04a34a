import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { MEMORY_SETTINGS } from '../../process/memory-settings.mjs'
import { TestShop } from '../testing/test-shop.ts'
import { renderPhoto, photoType } from './render-photo.ts'
import { craftedFiles, flatGif, flatPng, corruptedFiles } from '../testing/test-photos.ts'

// `PHOTO_CASES=5000` corrupts more, for example after an update of sharp.
const MUTATIONS = Number(process.env['PHOTO_CASES'] ?? 1000)
const SECOND_US = 1_000_000
const MEMORY_KB = 300 * 1024

// The chunks of a WebP without metadata.
const PLAIN_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])

function chunksOf(webp: Uint8Array): { chunks: string[]; size: [number, number] } {
  const bytes = Buffer.from(webp)
  assert.deepEqual([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)], ['RIFF', 'WEBP'])
  assert.equal(bytes.readUInt32LE(4) + 8, bytes.length, 'no bytes after the RIFF container')
  const chunks: string[] = []
  let size: [number, number] = [0, 0]
  for (
    let at = 12;
    at < bytes.length;
    at += 8 + bytes.readUInt32LE(at + 4) + (bytes.readUInt32LE(at + 4) % 2)
  ) {
    const type = bytes.toString('latin1', at, at + 4)
    chunks.push(type)
    if (type === 'VP8 ') size = [bytes.readUInt16LE(at + 14) & 0x3fff, bytes.readUInt16LE(at + 16) & 0x3fff]
  }
  return { chunks, size }
}

function checkClean(webp: Uint8Array, sent: Uint8Array, name: string): void {
  for (const chunk of chunksOf(webp).chunks) assert.ok(PLAIN_CHUNKS.has(chunk), `${name}: ${chunk}`)
  assert.ok(!Buffer.from(webp).includes(Buffer.from(sent)), `${name}: stored unchanged`)
}

// Measures processor time, which does not depend on the load of the machine.
async function within<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  assert.ok(user + system <= SECOND_US, `${name} took ${(user + system) / 1000} ms`)
  return result
}

test('L22 crafted files are re-encoded or rejected with a photo problem, each within a second', async () => {
  await using shop = await TestShop.open()
  const files = await craftedFiles()
  assert.ok(files.length >= 30)
  for (const { name, bytes, expected, secret, size } of files) {
    const form = new FormData()
    const fields = {
      nome: 'Ana',
      email: 'ana@exemplo.test',
      nota: '5',
      produto_categoria: 'serum',
      site: 'rosalume',
    }
    for (const [field, value] of Object.entries({ ...fields, comentario: name })) form.set(field, value)
    form.set('file', new Blob([new Uint8Array(bytes)]), 'foto.jpg')
    const response = await within(name, () => shop.raw('/api/avaliacao', { method: 'POST', body: form }))
    const body = (await response.json()) as { data?: { id: number }; errors?: object }
    if (expected !== 'either') assert.equal(response.status, expected === 'reencoded' ? 201 : 422, name)
    if (response.status !== 201) {
      assert.deepEqual([response.status, Object.keys(body.errors ?? {})], [422, ['file']], name)
      continue
    }
    const { photo } = await shop.db.read
      .selectFrom('review')
      .select('photo')
      .where('id', '=', body.data?.id ?? 0)
      .executeTakeFirstOrThrow()
    const stored = await shop.photos.get(photo ?? '')
    assert.ok(stored, name)
    checkClean(stored, bytes, name)
    if (size) assert.deepEqual(chunksOf(stored).size, size, name)
    if (secret) assert.ok(!Buffer.from(stored).includes(secret), `${name}: ${secret}`)
  }
  assert.deepEqual(shop.logged, [], 'no server error is logged')
})

test(`L22 ${MUTATIONS} corrupted photos: none crashes the process, none is stored unchanged, each takes at most a second`, async () => {
  const counts = { reencoded: 0, rejected: 0 }
  for await (const { name, bytes } of corruptedFiles(MUTATIONS, 20_260_102)) {
    const rendered = await within(name, () => renderPhoto(bytes))
    if ('webp' in rendered) {
      checkClean(rendered.webp, bytes, name)
      counts.reencoded++
    } else {
      assert.notEqual(rendered.problem, 'busy')
      counts.rejected++
    }
  }
  assert.ok(counts.reencoded > 100 && counts.rejected > 100, JSON.stringify(counts))
})

test('L22 concurrent photos, the largest among them, need at most 300 MB', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rosalume-photos-'))
  try {
    const crafted = (await craftedFiles()).map(({ bytes }) => bytes)
    const large = [
      flatPng(7300, 5400),
      await flatGif(3400, 3400),
      flatPng(16_384, 2400),
      // Repeated medium images: the allocator does not return their memory at once.
      ...Array<Buffer>(24).fill(await flatGif(2400, 2400)),
    ]
    for (const [index, bytes] of [...crafted, ...large].entries())
      writeFileSync(join(folder, `${index}`), bytes)
    // In a separate process with the shop's memory settings, so that earlier tests do not count.
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '-e', RENDER_SCRIPT, folder],
      { env: { ...process.env, ...MEMORY_SETTINGS } },
    )
    const { peak, problems } = JSON.parse(stdout) as { peak: number; problems: Record<string, number> }
    assert.ok(peak <= MEMORY_KB, `${Math.round(peak / 1024)} MB at most`)
    assert.ok((problems['none'] ?? 0) > 20 && (problems['unreadable'] ?? 0) > 10, JSON.stringify(problems))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

const RENDER_SCRIPT = `
  import { readdirSync, readFileSync } from 'node:fs'
  import { renderPhoto } from '${new URL('render-photo.ts', import.meta.url).href}'
  const folder = process.argv[1]
  const files = readdirSync(folder).map((name) => readFileSync(folder + '/' + name))
  const problems = {}
  for (let start = 0; start < files.length; start += 6) {
    const some = await Promise.all(files.slice(start, start + 6).map(renderPhoto))
    for (const { problem = 'none' } of some) problems[problem] = (problems[problem] ?? 0) + 1
  }
  console.log(JSON.stringify({ peak: process.resourceUsage().maxRSS, problems }))
`

test('L22 photos beyond the waiting limit are rejected as busy', async () => {
  const photo = flatPng(3000, 3000)
  const results = await Promise.all(Array.from({ length: 30 }, () => renderPhoto(photo)))
  const isBusy = results.map((result) => 'problem' in result && result.problem === 'busy')
  assert.ok(isBusy.includes(true) && isBusy.includes(false))
})

test("4.17 a file's type is detected by its first bytes", () => {
  assert.equal(photoType(Buffer.from('ffd8ffe0', 'hex')), 'jpeg')
  assert.equal(photoType(Buffer.from('89504e470d0a1a0a', 'hex')), 'png')
  assert.deepEqual(
    ['GIF87a', 'GIF89a'].map((text) => photoType(Buffer.from(text))),
    ['gif', 'gif'],
  )
  for (const other of ['', 'GIF88a', 'gif89a', ' GIF89a', '\x89PNG', 'RIFF____WEBP'])
    assert.equal(photoType(Buffer.from(other, 'latin1')), null, other)
})
