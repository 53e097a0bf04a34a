import { after } from 'node:test'
import { openShop } from '../shop.ts'
import { expect, test } from './fixtures.ts'
import { rawGet } from './raw-request.ts'
import { sendScore } from './send-score.ts'

// The visitors of this shop connect to it themselves: there is no proxy in front of it.
const shop = await openShop({ TRUST_PROXY: '0' })
after(() => shop.stop())

test('L25 without a trusted proxy X-Forwarded-For is ignored; a 429 response states how long to wait', async () => {
  for (let index = 0; index < 10; index++)
    expect((await sendScore(shop, `198.51.100.${index}`)).status).toBe(201)
  const rejected = await sendScore(shop, '198.51.100.99')
  expect(rejected.status).toBe(429)
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect(await rejected.json()).toMatchObject({
    message: expect.stringMatching(/^Muitas tentativas em pouco tempo\. Tente de novo em \d+ minutos\.$/),
  })
  expect(await (await sendScore(shop, '', 'en')).json()).toMatchObject({
    message: expect.stringMatching(/^Too many attempts in a short time\. Try again in \d+ minutes\.$/),
  })
  // Pages of other visitors are not limited.
  expect((await fetch(shop.origin)).status).toBe(200)
})

test('R28 L26 no URL redirects to another host', async () => {
  const hostile = [
    '//evil.com',
    '/%5Cevil.com',
    '/\\evil.com',
    '//evil.com/%2e%2e/',
    '/pt//evil.com',
    '/pt/%5Cevil.com',
    '/en//evil.com/',
    '//evil.com/',
    '/x//evil.com/',
  ]
  for (const path of hostile) {
    for (const headers of [{}, { host: 'evil.com' }, { 'x-forwarded-host': 'evil.com' }]) {
      const { status, location } = await rawGet(shop.origin, path, headers)
      expect(status, path).toBeLessThan(500)
      if (location !== undefined)
        expect(location, `${path} ${JSON.stringify(headers)}`).toMatch(/^\/(?![/\\])/)
    }
  }
})

// Runs last: it ends the shop of this file.
test('SIGINT ends the shop and closes the database', async () => {
  expect((await fetch(`${shop.origin}/v2/front/checkout/cart`)).status).toBe(200)
  expect(await shop.stop('SIGINT')).toBe(0)
  expect(shop.output()).not.toMatch(/error/i)
})
