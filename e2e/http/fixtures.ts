import { after, test as nodeTest } from 'node:test'
import { expect as playwrightExpect, request as requests, type APIRequestContext } from '@playwright/test'
import { newIp } from '../new-ip.ts'
import { PlainBrowser } from '../plain-browser.ts'
import { openShop, type Shop } from '../shop.ts'
import { quickly } from './quick-expect.ts'

const TEST_MS = 120_000
const POLL_MS = 15_000

let opened: Promise<Shop> | undefined
after(async () => (await opened)?.stop())

/**
 * The production server that all files of a process share (scripts/steps/suites.mjs). It starts when the first test asks for it;
 * `npm run fuzz` measures its memory.
 */
export function openCommonShop(): Promise<Shop> {
  opened ??= openShop({}, { isMeasured: process.env['FUZZ_CASES'] !== undefined })
  return opened
}

interface Fixtures {
  shop: Shop
  /** A client whose relative URLs go to the shop, with its own address and cookies. */
  request: APIRequestContext
  /** A browser without JavaScript that uses that client. */
  plain: PlainBrowser
}

async function withClient(origin: string, body: (request: APIRequestContext) => Promise<void> | void) {
  const request = await requests.newContext({
    baseURL: origin,
    // Compression has tests of its own (compression.test.ts).
    extraHTTPHeaders: { 'x-forwarded-for': newIp(), 'accept-encoding': 'identity' },
  })
  try {
    await body(request)
  } finally {
    await request.dispose()
  }
}

type WithoutFixtures = () => Promise<void> | void
type WithFixtures = (fixtures: Fixtures) => Promise<void> | void

const namesNoFixture = (body: WithoutFixtures | WithFixtures): body is WithoutFixtures => body.length === 0

/** A node:test case without a browser. Only one that names a fixture uses the shared shop. */
export function test(name: string, body: WithoutFixtures | WithFixtures): void {
  nodeTest(name, { timeout: TEST_MS }, async () => {
    if (namesNoFixture(body)) return body()
    const shop = await openCommonShop()
    return withClient(shop.origin, (request) =>
      body({
        shop,
        request,
        // Its window takes longer to open than most requests.
        get plain() {
          return new PlainBrowser(request)
        },
      }),
    )
  })
}

/** Visits another shop with a browser without JavaScript. */
export function visit(origin: string, body: (plain: PlainBrowser) => Promise<void>): Promise<void> {
  return withClient(origin, (request) => body(new PlainBrowser(request)))
}

/** Playwright's assertions, which also run outside its own runner. */
export const expect = quickly(playwrightExpect.configure({ timeout: POLL_MS }))
