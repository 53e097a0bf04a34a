import assert from 'node:assert/strict'
import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { test } from 'node:test'
import { createSendCopy, type CacheState, type SendCopy } from './send-copy.ts'
import type { Content } from './stored-page.ts'

const NEXT = { 'content-type': 'text/html; charset=utf-8', vary: 'rsc' }
const page = (): Content => ({
  hash: 'abc',
  headers: { 'content-security-policy': 'x' },
  tags: ['menus'],
  bytes,
})
const bytes = () => Buffer.from('<!doctype html>')

/** Sends a page to a visitor without compression; returns status and header fields. */
async function sentBy(
  send: SendCopy,
  content: Content,
  { headers = NEXT, state = 'hit' }: { headers?: OutgoingHttpHeaders; state?: CacheState } = {},
): Promise<{ status: number; fields: Record<string, OutgoingHttpHeader> }> {
  const request = { method: 'GET', headers: {} } as IncomingMessage
  return new Promise((resolve) => {
    const response = {
      writeHead(status: number, flat: OutgoingHttpHeader[]) {
        const names = flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1]!] as const] : []))
        assert.equal(new Set(names.map(([name]) => String(name).toLowerCase())).size, names.length)
        resolve({ status, fields: Object.fromEntries(names) })
      },
      end: () => {},
    }
    send(request, response as unknown as ServerResponse, content, headers, state)
  })
}

test('decision 0047 the header fields of a page from memory are made once, and again for other headers of Next', async () => {
  let made = 0
  const send = createSendCopy(undefined, () => ({ 'cache-control': `made ${++made}` }))
  const content = page()
  for (let visit = 0; visit < 3; visit++)
    assert.equal((await sentBy(send, content)).fields['cache-control'], 'made 1')
  const link = { ...NEXT, link: ['<a>', '<b>'] }
  assert.deepEqual((await sentBy(send, content, { headers: link })).fields, {
    'content-type': 'text/html; charset=utf-8',
    vary: 'rsc, Accept-Encoding',
    link: ['<a>', '<b>'],
    'content-security-policy': 'x',
    'cache-control': 'made 2',
    etag: '"abc"',
    'cache-status': 'shop; hit',
    'content-length': 15,
  })
  // A copy with other bytes has its own fields.
  assert.equal((await sentBy(send, page())).fields['cache-control'], 'made 3')
})

test('R75 a browser asks for a newer page before it uses its own copy', async () => {
  const control = 's-maxage=120, stale-while-revalidate=86280'
  const headers = { ...NEXT, 'cache-control': control }
  const sent = async (send: SendCopy) => (await sentBy(send, page(), { headers })).fields['cache-control']
  assert.equal(await sent(createSendCopy()), `public, max-age=0, ${control}`)
  const edge = 'public, max-age=0, s-maxage=5'
  assert.equal(await sent(createSendCopy(undefined, () => ({ 'cache-control': edge }))), edge)
})

test('the fields say for each visit where the page came from, and contain what was measured for this one', async () => {
  let visits = 0
  const send = createSendCopy(undefined, undefined, () => ({ 'server-timing': `visit ${++visits}` }))
  const content = page()
  const states: CacheState[] = ['fwd=miss; stored', 'hit', 'hit; detail=stale', 'hit; detail=expired', 'hit']
  for (const [at, state] of states.entries()) {
    const { fields } = await sentBy(send, content, { state })
    assert.deepEqual([fields['cache-status'], fields['server-timing']], [`shop; ${state}`, `visit ${at + 1}`])
  }
})
