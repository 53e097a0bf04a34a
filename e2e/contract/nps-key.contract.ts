import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { skipOnExternalHost, subject } from './subject.ts'

const skip = { skip: skipOnExternalHost }
const site = new URL(subject.siteUrl ?? 'https://loja.test').host

async function sendScore(fields: object, key: string) {
  const response = await subject.fetch('/api/nps', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ site, ...fields }),
  })
  return { status: response.status, body: (await response.json()) as { errors?: object } }
}

test('L2 survey scores with an Idempotency-Key, each sent twice, count once', skip, async () => {
  const campanha = randomUUID()
  for (let nota = 0; nota <= 10; nota++) {
    const key = randomUUID()
    const first = sendScore({ nota, campanha }, key)
    // Half of the pairs are in flight together, half are a retry after the response.
    if (nota % 2) await first
    for (const { status, body } of await Promise.all([first, sendScore({ nota, campanha }, key)]))
      assert.deepEqual([status, body], [201, { sucesso: true }])
  }
  const counted = await subject.moderation?.survey({ campaign: campanha })
  if (counted) assert.deepEqual([counted.all.answers, counted.all.nps], [11, -45])
})

test('3.2 a key that was used with another score is 409, a malformed one 422', skip, async () => {
  const key = randomUUID()
  assert.equal((await sendScore({ nota: 9 }, key)).status, 201)
  assert.equal((await sendScore({ nota: 1 }, key)).status, 409)
  for (const bad of ['short', 'x'.repeat(129), 'with space here']) {
    const { status, body } = await sendScore({ nota: 9 }, bad)
    assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, ['Idempotency-Key']])
  }
})
