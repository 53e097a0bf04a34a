import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import test from 'node:test'
import { checkedAddress, ownAddress, isFollowed, withoutLanguage } from './addresses.ts'
import { forEachConcurrently } from '../../../e2e/for-each-concurrently.ts'
import { CrawlClient } from './client.ts'
import { crawl } from './visit.ts'

const link = (...hrefs: string[]) => hrefs.map((href) => `<a href="${href}">x</a>`).join('')
const PAGES: Record<string, string> = {
  '/': link('/lista', '/fora', 'https://elsewhere.example/', 'mailto:a@b.example'),
  '/en': link('/'),
  '/lista': link('?ordem=preco', '?pagina=2'),
  '/lista?ordem=preco': link('?ordem=nome', '?ordem=preco&amp;pagina=2'),
  '/lista?ordem=preco&pagina=2': '',
  '/lista?pagina=2': link('?pagina=3'),
  '/lista?pagina=3': link('/last'),
  '/last': '',
}

test('R66 the crawl follows links from both home pages, but not between filtered listings or to other hosts', async () => {
  const requested: string[] = []
  const server = createServer(({ url = '' }, response) => {
    requested.push(url)
    const page = PAGES[url]
    if (page === undefined) response.writeHead(307, { location: '/' }).end()
    else response.writeHead(200, { 'content-type': 'text/html' }).end(`<html><body>${page}</body></html>`)
  }).listen(0)
  try {
    const { port } = server.address() as AddressInfo
    const { pages, resources, linkedFrom } = await crawl(new CrawlClient(`http://localhost:${port}`))
    assert.deepEqual([...pages.keys()].sort(), Object.keys(PAGES).sort())
    assert.deepEqual([...resources], [['/fora', { status: 307, type: '' }]])
    assert.equal(linkedFrom.get('/last'), '/lista?pagina=3')
    assert.equal(requested.length, new Set(requested).size)
  } finally {
    server.close()
    server.closeAllConnections()
  }
})

test('forEachConcurrently respects its limit and handles items appended while it runs', async () => {
  const list = [1]
  let running = 0
  let most = 0
  await forEachConcurrently(list, 3, async (one) => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 1))
    if (one < 40) list.push(one * 2, one * 3)
    running--
  })
  assert.equal(most, 3)
  assert.equal(running, 0)
  assert.ok(list.length > 40)
})

test('ownAddress, checkedAddress, withoutLanguage and isFollowed handle relative, foreign, English and filtered addresses', () => {
  assert.equal(ownAddress('../b?x=1#y', '/a/c/', 'https://a.example'), '/a/b?x=1')
  assert.equal(ownAddress('//b.example/', '/', 'https://a.example'), undefined)
  assert.equal(ownAddress('tel:+5511', '/', 'https://a.example'), undefined)
  assert.deepEqual(['/en', '/en/serum', '/english', '/en?x=1'].map(withoutLanguage), [
    '/',
    '/serum',
    '/english',
    '/?x=1',
  ])
  assert.equal(checkedAddress('/en/categoria/a?ordem=x&pagina=2'), '/categoria/a?ordem=x&pagina=2')
  for (const address of ['/en/produtos?ordem=x', '/en/whey?sabor=1', '/categoria/a?ordem=x'])
    assert.equal(checkedAddress(address), address)
  assert.ok(isFollowed('/a?b=1', '/c'))
  assert.ok(!isFollowed('/a?b=1', '/a?b=2'))
  assert.ok(isFollowed('/a?b=1', '/a?b=1&pagina=2'))
})
