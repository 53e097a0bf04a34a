import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { createEmbeddedApi } from '#lib/embedded/index.ts'
import { withAppToken } from './app-token.ts'
import { pickOne } from './catalogue.ts'
import { OWN_CONFIG } from './own-config.ts'
import { createDatabase, startPostgres } from './postgres.ts'
import { Shopper } from './shopper.ts'

const target = process.env.CONTRACT_TARGET ?? 'sqlite'
const skip =
  (target !== 'postgres' || process.env.CONTRACT_URL !== undefined) && 'needs a PostgreSQL database'
// Twice as many adds as there are database connections.
const ADDS = 20
// On a busy machine the store may respond 503 occasionally.
const RETRIES = 3

test('L1 concurrent writes to one cart leave connections for other carts', { skip }, async () => {
  const server = await startPostgres()
  const { url, drop } = await createDatabase(server.url)
  const api = await createEmbeddedApi({
    database: { kind: 'postgres', url, schema: 'loja' },
    config: OWN_CONFIG,
  })
  const lockHolder = new pg.Client({ connectionString: url })
  const visitor = () =>
    Object.assign(new Shopper(), {
      retriesLeft: RETRIES,
      send: (path: string, init: RequestInit = {}) => {
        const headers = withAppToken(OWN_CONFIG.appToken, init.headers as Record<string, string>)
        return api.fetch(new Request(`http://api.test${path}`, { ...init, headers }))
      },
    })
  try {
    await lockHolder.connect()
    const item = await pickOne(ADDS + 1)
    const busy = visitor()
    busy.retriesLeft = ADDS * RETRIES
    await busy.add({ idProduto: item.id })
    await lockHolder.query('BEGIN')
    await lockHolder.query('SELECT id FROM loja.cart FOR UPDATE')
    const adds = Array.from({ length: ADDS }, () => busy.add({ idProduto: item.id }))
    const others = await Promise.all(
      Array.from({ length: ADDS }, () => visitor().add({ idProduto: item.id })),
    )
    assert.ok(others.every(({ status, body }) => status === 200 && body.quantidadeTotal === 1))
    await lockHolder.query('COMMIT')
    assert.ok((await Promise.all(adds)).every(({ status }) => status === 200))
    assert.equal((await busy.cart()).body.quantidadeTotal, ADDS + 1)
  } finally {
    await lockHolder.end()
    await api.close()
    await drop()
    await server.stop()
  }
})
