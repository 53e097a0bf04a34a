/** @jest-environment node */
import { readBounded, readStart } from './bounded-body.ts'

const post = (text: string, headers?: Record<string, string>) =>
  new Request('https://shop.example/', { method: 'POST', body: text, ...(headers && { headers }) })
const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes)

async function* chunks(...parts: string[]) {
  for (const part of parts) yield await Promise.resolve(new TextEncoder().encode(part))
}

test('L15 a body of exactly the limit is read, one byte more is not', async () => {
  expect(text(await readBounded(post('abcd'), 4))).toBe('abcd')
  expect(await readBounded(post('abcde'), 4)).toBeUndefined()
})

test('L15 a Content-Length above the limit is rejected before the body is read', async () => {
  const request = post('ab', { 'content-length': '5' })
  expect(await readBounded(request, 4)).toBeUndefined()
  expect(request.bodyUsed).toBe(false)
})

test('L15 a body that is larger than its Content-Length is rejected', async () => {
  const source = { headers: new Headers({ 'content-length': '2' }), body: chunks('abc', 'def') }
  expect(await readBounded(source, 4)).toBeUndefined()
})

test('a request without a body has zero bytes', async () => {
  expect((await readBounded({ body: null }, 4))?.byteLength).toBe(0)
})

test('the start of a body that is too large stays readable, and the rest is read up to the drain limit', async () => {
  const sent: string[] = []
  async function* body() {
    for (const part of ['ab', 'cd', 'ef', 'gh', 'ij']) {
      sent.push(part)
      yield await Promise.resolve(new TextEncoder().encode(part))
    }
  }
  const { bytes, isComplete } = await readStart({ body: body() }, 3, 7)
  expect([text(bytes), isComplete]).toEqual(['abcd', false])
  expect(sent).toEqual(['ab', 'cd', 'ef', 'gh'])
})
