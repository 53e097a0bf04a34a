import assert from 'node:assert/strict'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { replaceFailedPages } from './outage-page.ts'

async function responseTo(path: string, framework: (response: ServerResponse) => void, headers = {}) {
  const server = createServer((request, response) => {
    replaceFailedPages(request, response, { pt: '<html lang="pt-BR">volta em instantes' })
    framework(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers,
  })
  const text = await response.text()
  server.closeAllConnections()
  server.close()
  return { status: response.status, text, headers: response.headers }
}

const broken = (response: ServerResponse) => {
  response.statusCode = 500
  response.setHeader('cache-control', 's-maxage=120')
  response.setHeader('etag', '"x"')
  response.flushHeaders()
  response.write('')
  response.end()
}

test('R5 L9 an empty 500 becomes the outage page: 503, Retry-After, not cacheable', async () => {
  const { status, text, headers } = await responseTo('/colageno', broken)
  assert.equal(status, 503)
  assert.match(text, /volta em instantes/)
  assert.equal(headers.get('retry-after'), '30')
  assert.equal(headers.get('cache-control'), 'private, no-store')
  assert.equal(headers.get('etag'), null)
})

test('the outage page replaces a broken page, whichever way its headers are sent', async () => {
  const ways: ((response: ServerResponse) => void)[] = [
    (response) => ((response.statusCode = 500), response.end('rubbish')),
    (response) => (
      response.writeHead(500, { 'content-length': 7 }),
      response.write('rubbish'),
      response.end()
    ),
    (response) => ((response.statusCode = 500), response.flushHeaders(), response.end('rubbish')),
  ]
  for (const way of ways) {
    const { status, text } = await responseTo('/', way)
    assert.deepEqual([status, text], [503, '<html lang="pt-BR">volta em instantes'])
  }
})

test('the outage page has the language of the address; without a rendered page, a bare one is sent', async () => {
  const { text } = await responseTo('/en/colageno', broken)
  assert.match(text, /<html lang="en">.*<form><button>Try again<\/button><\/form>/)
})

test('API responses and client navigations keep their status', async () => {
  assert.equal((await responseTo('/v2/front/settings', broken)).status, 500)
  assert.equal((await responseTo('/colageno', broken, { rsc: '1' })).status, 500)
})

test('every other response is unchanged', async () => {
  const { status, text, headers } = await responseTo('/colageno', (response) => {
    response.setHeader('cache-control', 's-maxage=120')
    response.write('<h1>')
    response.end('ok')
  })
  assert.deepEqual([status, text, headers.get('cache-control')], [200, '<h1>ok', 's-maxage=120'])
})
