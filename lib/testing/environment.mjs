import { createRequire } from 'node:module'
import FixedJsdomEnvironment from 'jest-fixed-jsdom'
import { createEmbeddedApi } from '../embedded/index.ts'
import { computeStylesWhenRead } from './styles-when-read.mjs'

const require = createRequire(import.meta.url)
const ariaQuery = createRequire(require.resolve('@testing-library/dom'))('aria-query')

// scrypt's cost N, far below that of a shop: nobody attacks the passwords of a test.
const TEST_PASSWORD_COST = 2

/**
 * jsdom with the embedded store API: `openStoreApi` returns an API with a new in-memory database. It opens on
 * first use, so that tests without a store do not wait for it, and runs in plain Node, outside jsdom.
 */
export default class ShopEnvironment extends FixedJsdomEnvironment {
  async setup() {
    await super.setup()
    computeStylesWhenRead(this.global)
    // For jest.setup.ts.
    this.global.ariaQuery = ariaQuery
    // Pages never close their BroadcastChannel; unref lets the test process exit.
    const { BroadcastChannel } = this.global
    this.global.BroadcastChannel = class extends BroadcastChannel {
      constructor(name) {
        super(name)
        this.unref()
      }
    }
    this.global.openStoreApi = async () => {
      this.storeApi ??= await createEmbeddedApi({
        database: { kind: 'sqlite', file: ':memory:' },
        passwordCost: TEST_PASSWORD_COST,
        config: {
          siteUrl: 'http://localhost',
          appToken: 'wapstore',
          brandSlug: 'rosalume',
          storeCode: 'rosalume',
          sessionCookie: 'PHPSESSID',
          payments: { pix: { key: 'demonstracao@rosalume.example', name: 'Rosalume', city: 'Sao Paulo' } },
        },
      })
      return this.storeApi
    }
  }

  async teardown() {
    await this.storeApi?.close()
    await super.teardown()
  }
}
