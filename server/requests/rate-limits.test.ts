import assert from 'node:assert/strict'
import { AsyncLocalStorage } from 'node:async_hooks'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { LIMITED } from '#lib/host/limits.ts'
import { createLimits, RULES } from './rate-limits.ts'

const visitor = { ip: '203.0.113.7', session: '' }

for (const [what, rules] of Object.entries(RULES) as [keyof typeof RULES, (typeof RULES)['read']][]) {
  const [rule] = rules
  const longest = Math.max(...rules.map(({ duration }) => duration))
  test(`L25 ${what}: ${rule!.points} in ${rule!.duration} s, then a waiting time; other IP addresses are not affected`, async () => {
    const limits = createLimits()
    for (let taken = 0; taken < rule!.points; taken++) assert.equal(await limits.take(what, visitor), 0)
    const wait = await limits.take(what, visitor)
    assert.ok(wait >= 1 && wait <= longest, `${wait} s`)
    assert.equal(await limits.take(what, { ...visitor, ip: '198.51.100.1' }), 0)
  })
}

test('L25 a client with a new session in every request is limited by its IP address', async () => {
  const limits = createLimits()
  const waits = await Promise.all(
    Array.from({ length: 100 }, (_, index) => limits.take('write', { ...visitor, session: String(index) })),
  )
  assert.equal(waits.filter((wait) => wait === 0).length, 60)
})

test('L25 five reviews an hour: the sixth has to wait for more than ten minutes', async () => {
  const limits = createLimits()
  for (let taken = 0; taken < 5; taken++)
    assert.equal(await limits.take('review', { ...visitor, session: 'a' }), 0)
  assert.ok((await limits.take('review', { ...visitor, session: 'a' })) > 600)
})

test('L25 two sessions at one IP address have separate limits for writes and share one for reviews', async () => {
  const limits = createLimits()
  const [one, two] = ['a', 'b'].map((session) => ({ ...visitor, session }))
  for (let taken = 0; taken < 10; taken++) await limits.take('write', one!)
  assert.ok((await limits.take('write', one!)) > 0)
  assert.equal(await limits.take('write', two!), 0)
  for (let taken = 0; taken < 5; taken++) await limits.take('review', one!)
  assert.ok((await limits.take('review', two!)) > 0)
})

test('L25 a used-up limit is reset after its duration', async () => {
  const limits = createLimits()
  for (let taken = 0; taken < 11; taken++) await limits.take('write', visitor)
  await new Promise((resolve) => setTimeout(resolve, 1100))
  assert.equal(await limits.take('write', visitor), 0)
})

test(
  'L25 100,000 IP addresses with requests of all kinds take at most 50 MB',
  { timeout: 60_000 },
  async () => {
    setFlagsFromString('--expose-gc')
    const used = () => {
      runInNewContext('gc')()
      return process.memoryUsage().heapUsed
    }
    const limits = createLimits()
    const before = used()
    for (let index = 0; index < 100_000; index++) {
      const who = { ip: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`, session: '' }
      await limits.take(LIMITED[index % LIMITED.length]!, who)
    }
    const megabytes = (used() - before) / 1e6
    assert.ok(megabytes <= 50, `${megabytes.toFixed(1)} MB`)
  },
)

test('L25 a counter does not keep the request that it counted in memory for its whole window', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const limits = createLimits()
  const requests = new AsyncLocalStorage<{ url: string }>()
  async function takeInRequest() {
    const request = { url: '/api/avaliacoes' }
    await requests.run(request, () => limits.take('review', visitor))
    return new WeakRef(request)
  }
  const request = await takeInRequest()
  await new Promise((resolve) => setTimeout(resolve, 10))
  collect()
  assert.equal(request.deref(), undefined)
})

test('L25 while Redis is unreachable, the process counts in its own memory', async () => {
  const unreachable = { isReady: false, multi: () => Promise.reject(new Error('unreachable')) }
  const limits = createLimits(unreachable)
  for (let taken = 0; taken < 10; taken++) assert.equal(await limits.take('write', visitor), 0)
  assert.ok((await limits.take('write', visitor)) > 0)
})

test('L25 while Redis accepts commands but does not respond, the process counts in its own memory and does not call it for some seconds', async () => {
  let commands = 0
  const never = () => new Promise<never>(() => void commands++)
  const limits = createLimits({ isReady: true, multi: () => ({ exec: never }), eval: never })
  const started = performance.now()
  const waits = await Promise.all(Array.from({ length: 30 }, () => limits.take('write', visitor)))
  assert.ok(performance.now() - started < 1500, `${Math.round(performance.now() - started)} ms`)
  assert.equal(waits.filter((wait) => wait === 0).length, 10)
  const before = commands
  await limits.take('write', visitor)
  assert.equal(commands, before, 'no command in the seconds after a failure')
})
