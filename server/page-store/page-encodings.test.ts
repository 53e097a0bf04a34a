import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Encoding } from '../encoding/preferred-encoding.ts'
import { PageEncodings } from './page-encodings.ts'

const textOf = (form: Buffer, encoding: Encoding) =>
  (encoding === 'br' ? brotliDecompressSync : gunzipSync)(form).toString()

/** A page whose bytes are read once for each compression. */
function page(name: string, length = 20_000) {
  const text = Array.from({ length: length / 20 }, (_, at) => `<p>${name} ${(at * 7919) % 1009}</p>`).join('')
  const read = { times: 0 }
  return {
    text,
    read,
    bytes: () => {
      read.times++
      return Buffer.from(text)
    },
  }
}

for (const encoding of ['br', 'gzip'] as const)
  test(`decision 0047 many visitors of a page without a small form cost one quick compression (${encoding})`, async () => {
    const encodings = new PageEncodings()
    const { text, read, bytes } = page('a')
    const visits = () => Array.from({ length: 50 }, () => encodings.compressed('a', encoding, bytes))
    const forms = [...(await Promise.all(visits())), ...(await Promise.all(visits()))]
    assert.equal(read.times, 1)
    assert.equal(new Set(forms).size, 1)
    assert.equal(textOf(forms[0]!, encoding), text)
    assert.equal(encodings.get('a', encoding), forms[0])
    assert.equal(encodings.isQuick(forms[0]!), true)
  })

test('decision 0047 the small form replaces the quick one and is made once; other encodings have their own forms', async () => {
  const encodings = new PageEncodings()
  const { text, read, bytes } = page('a')
  const quick = await encodings.compressed('a', 'br', bytes)
  for (let visit = 0; visit < 3; visit++) encodings.prepare('a', 'br', bytes)
  assert.equal(encodings.get('a', 'br'), quick)
  await encodings.settled()
  const small = encodings.get('a', 'br')!
  assert.ok(small.length < quick.length)
  assert.equal(textOf(small, 'br'), text)
  encodings.prepare('a', 'br', bytes)
  await encodings.settled()
  assert.equal(await encodings.compressed('a', 'br', bytes), small)
  assert.deepEqual([read.times, encodings.get('a', 'gzip')], [2, undefined])
})

test('decision 0047 a page that finds no place in the queue for small forms keeps its quick one', async () => {
  const encodings = new PageEncodings()
  const pages = Array.from({ length: 20 }, (_, at) => page(String(at)))
  for (const [at, { bytes }] of pages.entries()) {
    await encodings.compressed(String(at), 'br', bytes)
    encodings.prepare(String(at), 'br', bytes)
  }
  const last = page('last')
  for (let at = 0; at < 16; at++) encodings.prepare(`waits ${at}`, 'br', page(`waits ${at}`).bytes)
  const quick = await encodings.compressed('last', 'br', last.bytes)
  encodings.prepare('last', 'br', last.bytes)
  assert.equal(encodings.get('last', 'br'), quick)
  assert.equal(await encodings.compressed('last', 'br', last.bytes), quick)
  assert.equal(last.read.times, 1)
  await encodings.settled()
})

test('decision 0047 quick forms are within the bound of all forms: the least recently used ones go', async () => {
  const encodings = new PageEncodings(4096)
  for (let at = 0; at < 20; at++) await encodings.compressed(String(at), 'br', page(String(at)).bytes)
  const kept = Array.from({ length: 20 }, (_, at) => encodings.get(String(at), 'br')).filter(Boolean)
  assert.ok(kept.length > 0 && kept.length < 20)
  assert.ok(kept.reduce((sum, form) => sum + form!.length, 0) <= 4096)
  assert.ok(encodings.get('19', 'br'))
})

test('decision 0047 a form occupies no more memory than its own bytes, so the bound is one of memory', async () => {
  const encodings = new PageEncodings()
  for (const encoding of ['br', 'gzip'] as const) {
    const { bytes } = page('a', 100_000)
    const quick = await encodings.compressed('a', encoding, bytes)
    encodings.prepare('a', encoding, bytes)
    await encodings.settled()
    for (const form of [quick, encodings.get('a', encoding)!])
      assert.equal(form.buffer.byteLength, form.length)
  }
})
