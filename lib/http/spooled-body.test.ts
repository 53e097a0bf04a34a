/** @jest-environment node */
import { readdirSync } from 'node:fs'
import os from 'node:os'
import { spoolBody } from './spooled-body.ts'

const KB = 1024
async function* pieces(...sizes: number[]) {
  for (const [index, size] of sizes.entries()) yield new Uint8Array(size).fill(index + 1)
}
const filesLeft = () => readdirSync(os.tmpdir()).filter((name) => name.startsWith('upload-'))

test.each([
  ['no body', [], true],
  ['a small body', [10, 20], true],
  ['a large body', [60 * KB, 60 * KB, 60 * KB], true],
  ['a body of the largest size', [100 * KB, 100 * KB], true],
  ['a body above the largest size', [100 * KB, 101 * KB], false],
])('L15 %s is stored unchanged', async (_, sizes, isComplete) => {
  const expected: Uint8Array[] = []
  for await (const chunk of pieces(...sizes)) expected.push(chunk)
  const body = await spoolBody(pieces(...sizes), 200 * KB, 400 * KB)
  expect(body.isComplete).toBe(isComplete)
  expect(Buffer.concat([await body.bytes()]).equals(Buffer.concat(expected))).toBe(true)
  expect(filesLeft()).toEqual([])
  await body.close()
})

test('L15 a body is discarded beyond the first limit, and not read beyond the second', async () => {
  let read = 0
  async function* endless() {
    for (;;) {
      read += KB
      yield new Uint8Array(KB)
    }
  }
  const body = await spoolBody(endless(), 100 * KB, 300 * KB)
  expect([body.isComplete, read]).toEqual([false, 301 * KB])
  expect((await body.bytes()).byteLength).toBe(101 * KB)
  await body.close()
})

test('a body that breaks off leaves no file', async () => {
  async function* broken() {
    yield new Uint8Array(100 * KB)
    throw new Error('gone')
  }
  await expect(spoolBody(broken(), 200 * KB, 200 * KB)).rejects.toThrow('gone')
  expect(filesLeft()).toEqual([])
})
