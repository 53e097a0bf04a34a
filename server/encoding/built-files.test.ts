import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { shrink } from '../../scripts/steps/shrink.mjs'
import { readBuiltFiles, sendBuiltFile } from './built-files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'rosalume-built-'))
after(() => rmSync(folder, { recursive: true }))
const SCRIPT = 'export const flavours = ["Cranberry", "Limão", "Tangerina"]\n'.repeat(60)
mkdirSync(path.join(folder, 'chunks'))
writeFileSync(path.join(folder, 'chunks/a.js'), SCRIPT)
writeFileSync(path.join(folder, 'chunks/b.css'), '.kit { color: red }')
writeFileSync(path.join(folder, 'chunks/c.woff2'), 'font')
await shrink(folder)
const files = readBuiltFiles(folder)

function send(
  url: string,
  headers: Record<string, string> = { 'accept-encoding': 'gzip, br' },
  method = 'GET',
) {
  const sent: { status?: number; headers?: Record<string, unknown>; body?: Buffer | undefined } = {}
  const response = {
    writeHead: (status: number, written: Record<string, unknown>) =>
      Object.assign(sent, { status, headers: written }),
    end: (body?: Buffer) => Object.assign(sent, { body }),
  } as unknown as ServerResponse
  const isSent = sendBuiltFile(files, { url, headers, method } as unknown as IncomingMessage, response)
  return { isSent, ...sent }
}

test('R74 built scripts and styles are sent as precompressed brotli files, immutable and with noindex', () => {
  const { isSent, status, headers, body } = send('/_next/static/chunks/a.js?dpl=1')
  assert.deepEqual([isSent, status], [true, 200])
  assert.equal(brotliDecompressSync(body!).toString(), SCRIPT)
  assert.deepEqual(
    { ...headers, 'Content-Length': Number(headers!['Content-Length']) === body!.length },
    {
      'Content-Type': 'application/javascript; charset=UTF-8',
      'Content-Encoding': 'br',
      'Content-Length': true,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Robots-Tag': 'noindex',
      Vary: 'Accept-Encoding',
    },
  )
  assert.equal(send('/_next/static/chunks/b.css').headers!['Content-Type'], 'text/css; charset=UTF-8')
})

test('a HEAD request gets the same response without the body', () => {
  const { isSent, status, body } = send('/_next/static/chunks/a.js', { 'accept-encoding': 'br' }, 'HEAD')
  assert.deepEqual([isSent, status, body], [true, 200, undefined])
})

for (const [what, url, headers, method] of [
  ['other files', '/_next/static/chunks/c.woff2', undefined, 'GET'],
  ['files that do not exist', '/_next/static/chunks/z.js', undefined, 'GET'],
  ['the encoded file itself', '/_next/static/chunks/a.js.br', undefined, 'GET'],
  ['a path out of the folder', '/_next/static/../server/app.js', undefined, 'GET'],
  ['browsers without brotli', '/_next/static/chunks/a.js', { 'accept-encoding': 'gzip' }, 'GET'],
  ['a part of a file', '/_next/static/chunks/a.js', { 'accept-encoding': 'br', range: 'bytes=0-9' }, 'GET'],
  ['another method', '/_next/static/chunks/a.js', { 'accept-encoding': 'br' }, 'POST'],
] as const)
  test(`${what}: sendBuiltFile leaves the request to Next`, () => {
    assert.deepEqual(send(url, headers, method), { isSent: false })
  })
