import assert from 'node:assert/strict'
import { randomBytes, scryptSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { migrate } from '../db/migrate.ts'
import { openSqlite } from '../db/sqlite.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { assemble } from '../index.ts'
import { CONFIG } from '../testing/test-shop.ts'
import { hashPassword, matchesPassword } from './passwords.ts'

// A quarter of a shop's cost: without a queue, file reads would still wait for more than the limit.
const COST = 2 ** 13

test('L15 200 concurrent password checks do not delay file reads; those beyond the limit are rejected as unavailable', async () => {
  const stored = await hashPassword('uma senha', randomBytes, COST)
  const checks = Promise.allSettled(
    Array.from({ length: 200 }, () => matchesPassword('errada', stored, COST)),
  )
  let longest = 0
  for (let read = 0; read < 20; read++) {
    const started = performance.now()
    await readFile(import.meta.filename)
    longest = Math.max(longest, performance.now() - started)
  }
  assert.ok(longest < 500, `a file took ${Math.round(longest)} ms`)
  const results = await checks
  const rejections = results.filter(({ status }) => status === 'rejected')
  assert.ok(rejections.length >= 170, `${rejections.length} rejected`)
  for (const result of results)
    if (result.status === 'rejected') assert.ok(isUnavailable(result.reason))
    else assert.equal(result.value, false)
  assert.equal(await matchesPassword('uma senha', stored, COST), true)
})

test('without the setting of tests, a store derives the key of a password at the full cost', async () => {
  const db = openSqlite(':memory:')
  await migrate(db)
  const api = assemble(db, { config: CONFIG })
  const senha = 'uma senha correta'
  const account = { nome: 'Ana', email: 'ana@cliente.example', senha, celular: '', telefone: '' }
  const headers = { 'content-type': 'application/json', 'app-token': CONFIG.appToken }
  const response = await api.fetch(
    new Request('http://api.example/v2/front/checkout/register', {
      method: 'POST',
      body: JSON.stringify(account),
      headers,
    }),
  )
  const { password } = await db.read.selectFrom('customer').select('password').executeTakeFirstOrThrow()
  await api.close()
  assert.ok(response.ok)
  const [, salt = '', key] = password.split('$')
  const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
  assert.equal(scryptSync(senha, Buffer.from(salt, 'base64'), 32, cost).toString('base64'), key)
})
