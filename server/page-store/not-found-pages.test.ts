import assert from 'node:assert/strict'
import type { IncomingMessage } from 'node:http'
import { afterEach, mock, test } from 'node:test'
import { setRouteTable, type RouteTable } from '../../lib/routes/route-table.ts'
import { NotFoundPages } from './not-found-pages.ts'

const pages = new NotFoundPages()
const visit = (url: string, method = 'GET', headers = {}) => ({ url, method, headers }) as IncomingMessage

function openTable(kindOf: RouteTable['kindOf']) {
  setRouteTable({
    kindOf,
    knownKind: () => undefined,
    nearest: async (path: string) => (path === '/sorun' ? '/serum' : undefined),
    isReviewsPage: () => false,
    externalUrl: () => undefined,
    ownPages: () => ({ hasEmbeddedStore: true, hasOwnTexts: true }),
  } as unknown as RouteTable)
}
afterEach(() => setRouteTable(undefined))

test('decision 0097 a plain visit of an address without a page has the path of its not-found page', async () => {
  openTable(async (path) => (path === '/serum' ? 'product' : 'not-found'))
  assert.equal(await pages.pathFor(visit('/nada?utm_source=x')), '/pt/nao-encontrada')
  assert.equal(await pages.pathFor(visit('/en/sorun')), '/en/nao-encontrada/serum')
  assert.equal(await pages.pathFor(visit('/serum')), undefined)
  assert.equal(await pages.pathFor(visit('/nada', 'POST')), undefined)
  assert.equal(await pages.pathFor(visit('/nada', 'GET', { rsc: '1' })), undefined)
})

test('L28 Next decides while the store does not respond, and when the lookup fails', async (t) => {
  openTable(async () => undefined)
  assert.equal(await pages.pathFor(visit('/nada')), undefined)
  const log = mock.method(console, 'error', () => {})
  t.after(() => log.mock.restore())
  openTable(() => Promise.reject(new Error('broken')))
  assert.equal(await pages.pathFor(visit('/nada')), undefined)
  assert.equal(log.mock.callCount(), 1)
})
