/** @jest-environment node */
import { setHost } from '../../host/host.ts'
import { DEMO_ENV } from '#lib/testing/demo-brand.ts'
import { openTestHost } from '../../testing/test-host.ts'
import { hasReviewFeed } from './review-feed.ts'

afterEach(() => setHost(undefined))

test.each([
  ['the demonstration on this machine', {}, true],
  ['a public shop with the invented reviews', { siteUrl: 'https://www.loja.com.br' }, false],
  ['a public shop without them', { siteUrl: 'https://www.loja.com.br', demoReviews: false }, true],
  ['an external store', { storeApiUrl: 'https://api.example' }, false],
  ['an external reports API', { reportsApiUrl: 'https://reports.example' }, false],
])('R76 a feed exists only for reviews that are the shop’s own and real: %s', (_what, env, expected) => {
  openTestHost(async () => Response.json({}), { env: { ...DEMO_ENV, ...env } })
  expect(hasReviewFeed()).toBe(expected)
})
