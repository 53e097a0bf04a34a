import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { startFaultProxy } from '../faults/fault-proxy.ts'
import { pick, pickOne } from './catalogue.ts'
import { fetchFrom } from './http-subject.ts'
import { Shopper } from './shopper.ts'
import { fewerElsewhere, skipWithoutClock, subject } from './subject.ts'

const keyed = (key = `k-${randomUUID()}`) => ({ 'Idempotency-Key': key })
const HOUR = 3_600_000
const withoutHttp = !subject.address && 'responses can be dropped only over HTTP'

test('L2 adds with an Idempotency-Key, each sent twice, have exactly one effect and one response each', async () => {
  const total = fewerElsewhere(1000)
  const items = await pick(4, 50)
  const perVisitor = 25
  for (let done = 0; done < total; done += perVisitor) {
    const visitor = new Shopper()
    // On a busy machine the store may respond 503 occasionally; the key makes the retry safe.
    visitor.retriesLeft = 5 * perVisitor
    await visitor.add({ idProduto: items[0]?.id ?? 0 })
    const count = Math.min(perVisitor, total - done)
    const effects = await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const { id } = items[index % items.length] ?? { id: 0 }
        const key = keyed()
        // Half of the pairs are in flight together, half are a retry after the response.
        const first = visitor.add({ idProduto: id }, key)
        if (index % 2) await first
        return Promise.all([first, visitor.add({ idProduto: id }, key)])
      }),
    )
    for (const [first, second] of effects) {
      assert.equal(first.status, 200)
      assert.deepEqual([second.status, second.body], [first.status, first.body])
    }
    const versions = new Set(effects.map(([{ body }]) => body.versao))
    assert.equal(versions.size, count, 'one version for each effect')
    assert.equal((await visitor.cart()).body.quantidadeTotal, count + 1)
  }
})

test(
  'L2 200 adds with an Idempotency-Key whose first response is lost have one effect each',
  { skip: withoutHttp },
  async () => {
    assert.ok(subject.address)
    const { origin, pathname } = new URL(subject.address)
    const proxy = await startFaultProxy(origin)
    try {
      const send = fetchFrom(proxy.url + pathname.replace(/\/$/, ''), subject.appToken)
      const items = await pick(4, 50)
      const total = subject.name === 'http' ? 200 : fewerElsewhere(200)
      for (let done = 0; done < total; done += 50) {
        const visitor = new Shopper()
        visitor.send = send
        await visitor.add({ idProduto: items[0]?.id ?? 0 })
        const count = Math.min(50, total - done)
        for (let index = 0; index < count; index++) {
          const key = keyed()
          const { id } = items[index % items.length] ?? { id: 0 }
          await proxy.mode('drop-response', { times: 1 })
          await assert.rejects(visitor.add({ idProduto: id }, key), TypeError)
          const retry = await visitor.add({ idProduto: id }, key)
          assert.equal(retry.body.quantidadeTotal, index + 2)
        }
        assert.equal((await visitor.cart()).body.quantidadeTotal, count + 1)
      }
    } finally {
      await proxy.close()
    }
  },
)

test('L2 when the response to a first add is lost, the retry has a session for the same cart', async () => {
  const { id } = await pickOne()
  const key = keyed()
  const lost = new Shopper()
  const first = await lost.add({ idProduto: id, quantidade: 2 }, key)
  const visitor = new Shopper()
  const retry = await visitor.add({ idProduto: id, quantidade: 2 }, key)
  assert.deepEqual([retry.status, retry.body], [200, first.body])
  assert.match(visitor.session, /^[A-Za-z0-9_-]{22,}$/)
  assert.equal(retry.headers.getSetCookie().length, 1)
  assert.equal((await visitor.cart()).body.quantidadeTotal, 2)
  assert.equal((await visitor.add({ idProduto: id })).body.quantidadeTotal, 3)
})

test('L2 first adds without a session, sent concurrently with one key, create one cart', async () => {
  const { id } = await pickOne()
  const key = keyed()
  const visitors = Array.from({ length: 5 }, () => new Shopper())
  const responses = await Promise.all(visitors.map((visitor) => visitor.add({ idProduto: id }, key)))
  for (const { status, body } of responses) assert.deepEqual([status, body], [200, responses[0]?.body])
  await visitors[0]?.put({ idProduto: id }, 6)
  assert.equal((await visitors.at(-1)?.cart())?.body.quantidadeTotal, 6)
})

test('3.2 the same key with another body is 409 and has no effect', async () => {
  const visitor = new Shopper()
  const { id } = await pickOne()
  const key = keyed()
  await visitor.add({ idProduto: id }, key)
  const before = await visitor.cart()
  const other = await visitor.add({ idProduto: id, quantidade: 2 }, key)
  assert.deepEqual([other.status, other.body.codigo], [409, 'chave_repetida'])
  assert.deepEqual((await visitor.cart()).body, before.body)
  const stranger = new Shopper()
  const anonymousKey = keyed()
  await stranger.add({ idProduto: id }, anonymousKey)
  const reused = await new Shopper().add({ idProduto: id, quantidade: 2 }, anonymousKey)
  assert.deepEqual([reused.status, reused.body.codigo], [409, 'chave_repetida'])
})

test('3.2 a key belongs to its session', async () => {
  const { id } = await pickOne()
  const key = keyed()
  const visitors = [new Shopper(), new Shopper()]
  for (const visitor of visitors) await visitor.add({ idProduto: id })
  for (const visitor of visitors)
    assert.equal((await visitor.add({ idProduto: id }, key)).body.quantidadeTotal, 2)
  assert.notEqual(visitors[0]?.session, visitors[1]?.session)
})

test('3.2 a PUT or DELETE that is repeated late with its key does not undo later changes', async () => {
  const visitor = new Shopper()
  const { id } = await pickOne(20)
  await visitor.add({ idProduto: id })
  const putKey = keyed()
  const first = await visitor.put({ idProduto: id }, 3, putKey)
  await visitor.put({ idProduto: id }, 5)
  const late = await visitor.put({ idProduto: id }, 3, putKey)
  assert.deepEqual([late.status, late.body], [200, first.body])
  assert.equal((await visitor.cart()).body.quantidadeTotal, 5)
  const deleteKey = keyed()
  assert.equal((await visitor.remove({ idProduto: id }, deleteKey)).body.quantidadeTotal, 0)
  await visitor.add({ idProduto: id, quantidade: 2 })
  assert.equal((await visitor.remove({ idProduto: id }, deleteKey)).body.quantidadeTotal, 0)
  assert.equal((await visitor.cart()).body.quantidadeTotal, 2)
  assert.equal((await visitor.put({ idProduto: id }, 9, putKey)).status, 409)
})

test('3.2 a key that is too short, too long or has other characters is rejected', async () => {
  const visitor = new Shopper()
  const { id } = await pickOne()
  await visitor.add({ idProduto: id })
  for (const key of ['short', 'x'.repeat(129), 'with space here', 'semi;colon;key', 'percent%20key'])
    assert.ok([400, 422].includes((await visitor.add({ idProduto: id }, keyed(key))).status), key)
  assert.equal((await visitor.cart()).body.quantidadeTotal, 1)
  for (const key of ['12345678', 'x'.repeat(128), 'Aa-_09zz'])
    assert.equal((await visitor.add({ idProduto: id }, keyed(key))).status, 200, key)
  assert.equal((await visitor.cart()).body.quantidadeTotal, 4)
})

test('3.2 a corrected request after a rejected one works in the same session', async () => {
  const visitor = new Shopper()
  const { id } = await pickOne()
  const key = keyed()
  assert.equal((await visitor.add({ idProduto: 0 }, key)).status, 422)
  assert.equal((await visitor.add({ idProduto: id }, keyed())).body.quantidadeTotal, 1)
})

test('3.2 a key is stored for 24 hours', { skip: skipWithoutClock }, async () => {
  const visitor = new Shopper()
  const { id } = await pickOne()
  const key = keyed()
  await visitor.add({ idProduto: id }, key)
  subject.clock?.advance(23 * HOUR)
  assert.equal((await visitor.add({ idProduto: id }, key)).body.quantidadeTotal, 1)
  subject.clock?.advance(2 * HOUR)
  assert.equal((await visitor.add({ idProduto: id }, key)).body.quantidadeTotal, 2)
})
