import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { deferScripts } from './deferred-scripts.ts'

const PAGE =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="preload" as="font" href="/f.woff2"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/><script src="/_next/b.js" async=""></script>' +
  '<script src="/_next/c.js" async=""></script><script src="/_next/old.js" noModule=""></script><title>Colágeno</title></head>' +
  '<body><p>Ação &lt;script src=&quot;x&quot; async=&quot;&quot;&gt;</p><script>self.x="\\u003cscript async=\\"\\">"</script>' +
  '<script src="/_next/a.js" async=""></script></body></html>'

/** The page that a server with deferred scripts sends for this response. */
async function sent(respond: (response: ServerResponse, request: IncomingMessage) => void, method = 'GET') {
  const server = createServer((request, response) => {
    deferScripts(response)
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    respond(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { method })
  const html = await answer.text()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  return { html, length: answer.headers.get('content-length') }
}

const whole = (body: string | Uint8Array) => (response: ServerResponse) => {
  response.setHeader('Content-Length', Buffer.byteLength(body))
  response.end(body)
}

test('decision 0033 every async script of a page is deferred, and the loader is inserted once, before the first of them', async () => {
  const { html, length } = await sent(whole(PAGE))
  assert.equal(length, String(Buffer.byteLength(html)))
  assert.deepEqual(
    [...html.matchAll(/<script ([^>]*src="[^>]*)>/g)].map(([, rest]) => rest),
    [
      'type="text/later" data-src="/_next/b.js"',
      'type="text/later" data-src="/_next/c.js"',
      'src="/_next/old.js" noModule=""',
      'type="text/later" data-src="/_next/a.js"',
    ],
  )
  assert.equal(html.match(/script\[data-src\]/g)!.length, 1)
  assert.ok(html.indexOf('script[data-src]') < html.indexOf('/_next/b.js'))
  assert.ok(!html.includes('as="script"') && html.includes('as="font"'))
  // The rest of the page is unchanged.
  const loader = /<script>\(\(\)=>\{let d=document.*?<\/script>/
  const before = PAGE.replace(/<link rel="preload" as="script"[^>]*>/, '')
  assert.equal(
    html.replace(loader, '').replace(/type="text\/later" data-(src="[^"]+")/g, '$1 async=""'),
    before,
  )
})

test('decision 0033 a page sent as bytes, or in two chunks split at any byte, becomes the same page', async () => {
  const { html } = await sent(whole(PAGE))
  const bytes = Buffer.from(PAGE)
  assert.equal((await sent(whole(bytes))).html, html)
  for (let cut = 1; cut < bytes.length; cut++) {
    const { html: chunked } = await sent((response) => {
      response.write(bytes.subarray(0, cut))
      if (cut % 2) response.end(bytes.subarray(cut))
      else {
        response.write(bytes.subarray(cut))
        response.end()
      }
    })
    assert.equal(chunked.replace(/<link rel="preload" as="script"[^>]*>/, ''), html, `cut at ${cut}`)
  }
})

test('decision 0033 a HEAD response has no Content-Length, because the length of the rewritten page is unknown', async () => {
  const { html, length } = await sent((response, { method }) => {
    response.setHeader('Content-Length', Buffer.byteLength(PAGE))
    response.end(method === 'HEAD' ? null : PAGE)
  }, 'HEAD')
  assert.deepEqual({ html, length }, { html: '', length: null })
})

const UNTOUCHED: Record<string, (response: ServerResponse) => void> = {
  'a page with a Content-Security-Policy': (response) =>
    response.setHeader('Content-Security-Policy', "script-src 'self'"),
  'a response that is not HTML': (response) => response.setHeader('Content-Type', 'text/plain'),
  'an encoded response': (response) => response.setHeader('Content-Encoding', 'identity'),
}
for (const [what, prepare] of Object.entries(UNTOUCHED))
  test(`decision 0033 ${what} is unchanged`, async () => {
    const { html, length } = await sent((response) => {
      prepare(response)
      whole(PAGE)(response)
    })
    assert.deepEqual({ html, length }, { html: PAGE, length: String(Buffer.byteLength(PAGE)) })
  })

test('decision 0033 a page without scripts gets no loader', async () => {
  const page = '<!DOCTYPE html><title>Em instantes</title>'
  assert.equal((await sent(whole(page))).html, page)
})
