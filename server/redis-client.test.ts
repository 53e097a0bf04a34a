import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSilentProxy } from '../e2e/contract/silent-proxy.ts'
import { newIp } from '../e2e/new-ip.ts'
import { REDIS_COMMAND, startTestRedis } from '../e2e/redis-server.ts'
import { createLimits } from './requests/rate-limits.ts'
import { openRedis } from './redis-client.ts'

const RECOVERY_MS = 30_000

async function until(isTrue: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const deadline = Date.now() + RECOVERY_MS; !(await isTrue()); await sleep(100))
    assert.ok(Date.now() < deadline, what)
}

test(
  'L25 a Redis connection that dies silently is replaced although requests keep coming; until then they are counted in memory',
  { skip: !REDIS_COMMAND && 'neither Redis nor Valkey is installed' },
  async () => {
    const server = await startTestRedis()
    const proxy = await startSilentProxy(server.url)
    const [client, direct] = [openRedis(proxy.url), openRedis(server.url)]
    const limits = createLimits(client)
    try {
      await until(() => client.isReady && direct.isReady, 'connected')
      assert.equal(await limits.take('survey', { ip: newIp(), session: '' }), 0)
      assert.equal(await direct.dbSize(), 1)

      proxy.silence('open')
      const visitor = { ip: newIp(), session: '' }
      const started = performance.now()
      const waits = await Promise.all(Array.from({ length: 30 }, () => limits.take('survey', visitor)))
      assert.ok(performance.now() - started < 2000, `${Math.round(performance.now() - started)} ms`)
      assert.equal(waits.filter((wait) => wait === 0).length, 10)

      await until(async () => {
        await limits.take('survey', { ip: newIp(), session: '' })
        return (await direct.dbSize()) > 1
      }, 'requests are counted in Redis again')
    } finally {
      client.destroy()
      direct.destroy()
      await proxy.close()
      await server.stop()
    }
  },
)
