import assert from 'node:assert/strict'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { test } from 'node:test'
import { createHealth, cachedCheck } from './health.ts'

function get(health: ReturnType<typeof createHealth>, url: string, method = 'GET') {
  return new Promise<{ status: number; body: string | undefined } | false>((resolve) => {
    let status = 0
    const response = {
      writeHead: (code: number) => (status = code),
      end: (body: string | undefined) => resolve({ status, body }),
    }
    const request = { url, method } as IncomingMessage
    if (!health.answer(request, response as unknown as ServerResponse)) resolve(false)
  })
}

test('L28 /readyz names the conditions that are not met; /healthz responds in any case', async () => {
  const health = createHealth({
    database: () => Promise.reject(new Error('down')),
    pages: () => true,
    traffic: () => false,
    stuck: () => new Promise(() => {}),
  })
  assert.deepEqual(await get(health, '/healthz?x'), { status: 200, body: '{"ok":true}' })
  assert.deepEqual(await get(health, '/readyz'), {
    status: 503,
    body: '{"ok":false,"unmet":["database","traffic","stuck"]}',
  })
  assert.deepEqual(await get(health, '/readyz', 'HEAD'), { status: 503, body: undefined })
  assert.equal(await get(health, '/readyz', 'POST'), false)
  assert.equal(await get(health, '/readyz/x'), false)
})

test('L28 a cached check runs at most once a second, however many probes arrive', async () => {
  let now = 0
  let queries = 0
  const check = cachedCheck(
    () => {
      queries++
      return Promise.resolve(queries > 1)
    },
    () => now,
  )
  assert.deepEqual([await check(), await check(), queries], [false, false, 1])
  now = 1000
  assert.deepEqual([await check(), queries], [true, 2])
})
