import FixedJsdomEnvironment from 'jest-fixed-jsdom'
import { createEmbeddedApi } from '../embedded/index.ts'

/**
 * jsdom with the real store API behind it: `storeApi.fetch` answers a component's calls from a fresh database in memory.
 * It is opened out here, in plain Node, on first use, so that tests without a store pay nothing.
 */
export default class ShopEnvironment extends FixedJsdomEnvironment {
  async setup() {
    await super.setup()
    // A page keeps its channel to the other tabs for as long as it lives; the test runner must not wait for that.
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
        config: {
          siteUrl: 'http://localhost',
          appToken: 'wapstore',
          brandSlug: 'rosalume',
          storeCode: 'rosalume',
          sessionCookie: 'PHPSESSID',
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
