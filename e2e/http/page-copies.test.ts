import { after, before, describe } from 'node:test'
import { DEFAULT_BRAND } from '../../lib/brand/read-brand.ts'
import { startApi } from '../contract/api-process.ts'
import { OWN_CONFIG } from '../contract/own-config.ts'
import { startSilentProxy, type SilentProxy } from '../contract/silent-proxy.ts'
import { startFaultProxy, type FaultProxy } from '../faults/fault-proxy.ts'
import { REDIS_COMMAND, startTestRedis } from '../redis-server.ts'
import { openShop, type Shop } from '../shop.ts'
import { expect, test } from './fixtures.ts'

const PATHS = ['/', '/en', '/colageno', '/serum']

async function get(shop: Shop, path: string) {
  const start = performance.now()
  const response = await fetch(shop.origin + path)
  return { status: response.status, html: await response.text(), spent: performance.now() - start }
}

// Only where Redis or Valkey is installed.
if (REDIS_COMMAND)
  describe('processes share page copies in Redis (decision 0070)', () => {
    let store: FaultProxy
    let redis: SilentProxy
    const stops: (() => Promise<unknown>)[] = []
    let redisUrl: string
    let environment: Record<string, string>
    const openProcess = async (extra: Record<string, string> = {}) => {
      const shop = await openShop({ ...environment, ...extra })
      stops.unshift(() => shop.stop())
      return shop
    }
    const detailCalls = () => store.seen.filter(({ path }) => path.includes('product/detail')).length

    before(async () => {
      const api = await startApi()
      store = await startFaultProxy(api.address)
      const server = await startTestRedis()
      redisUrl = server.url
      redis = await startSilentProxy(redisUrl)
      stops.push(
        () => redis.close(),
        () => server.stop(),
        () => store.close(),
        () => api.stop(),
      )
      environment = {
        STORE_API_URL: store.url,
        REPORTS_API_URL: api.address,
        APP_TOKEN: OWN_CONFIG.appToken,
        BRAND_FILE: DEFAULT_BRAND,
        SITE_URL: 'http://loja.example',
        REDIS_URL: redisUrl,
        PAGE_COPIES: 'redis',
      }
    })
    after(async () => {
      for (const stop of stops) await stop()
    })

    test('L18 a second process shows the pages of the first one without a render, also when it starts in an outage of the store', async () => {
      const first = await openProcess()
      const rendered: string[] = []
      for (const path of PATHS) {
        await expect.poll(async () => (await get(first, path)).status).toBe(200)
        rendered.push((await get(first, path)).html)
      }
      const calls = detailCalls()
      expect(calls).toBeGreaterThan(0)
      const second = await openProcess()
      for (const [index, path] of PATHS.entries()) {
        const { status, html } = await get(second, path)
        expect([path, status, html === rendered[index]]).toEqual([path, 200, true])
      }
      expect(detailCalls()).toBe(calls)
      await store.mode('refused')
      const third = await openProcess()
      // On a busy machine the first commands may exceed their 50 ms, and Redis is then not called for ten seconds.
      await expect.poll(async () => (await get(third, '/')).status).toBe(200)
      for (const [index, path] of PATHS.entries()) {
        const { status, html } = await get(third, path)
        expect([path, status, html === rendered[index]]).toEqual([path, 200, true])
      }
      expect((await get(third, '/whey')).status).toBe(503)
      await store.mode('ok')
    })

    test('L18 while Redis hangs, pages are rendered and served by each process alone', async () => {
      await store.mode('ok')
      const shop = await openProcess({ REDIS_URL: redis.url })
      await expect.poll(async () => (await get(shop, '/whey')).status).toBe(200)
      redis.silence('all')
      for (const path of ['/melatonina', '/en/whey', '/whey']) {
        const { status, spent } = await get(shop, path)
        expect([path, status]).toEqual([path, 200])
        expect(spent).toBeLessThan(3000)
      }
    })
  })
