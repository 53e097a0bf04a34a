import { after, test as nodeTest } from 'node:test'
import { expect as playwrightExpect, request as requests, type APIRequestContext } from '@playwright/test'
import { newIp } from '../new-ip.ts'
import { openShop, type Shop } from '../shop.ts'

const TEST_MS = 120_000
const POLL_MS = 15_000

/** The production server that all files of a process share (scripts/steps/suites.mjs); `npm run fuzz` measures its memory. */
export const shop = await openShop({}, { isMeasured: process.env['FUZZ_CASES'] !== undefined })
after(() => shop.stop())

interface Fixtures {
  shop: Shop
  /** A client whose relative URLs go to the shop, with its own address and cookies. */
  request: APIRequestContext
}

/** A node:test case without a browser. */
export function test(name: string, body: (fixtures: Fixtures) => Promise<void> | void): void {
  nodeTest(name, { timeout: TEST_MS }, async () => {
    const request = await requests.newContext({
      baseURL: shop.origin,
      // Compression has tests of its own (compression.test.ts).
      extraHTTPHeaders: { 'x-forwarded-for': newIp(), 'accept-encoding': 'identity' },
    })
    try {
      await body({ shop, request })
    } finally {
      await request.dispose()
    }
  })
}

/** Playwright's assertions, which also run outside its own runner. */
export const expect = playwrightExpect.configure({ timeout: POLL_MS })
