import { test } from 'node:test'
import type { DatabaseOptions } from '#lib/embedded/db/database.ts'
import { prepareEmbeddedDatabase } from '#lib/embedded/index.ts'
import { killInEveryStep, STEP_NAMES } from '#lib/embedded/testing/killed/killed-rounds.ts'
import { CONFIG } from '#lib/embedded/testing/test-shop.ts'
import { createDatabase, startPostgres } from './postgres.ts'
import { subject } from './subject.ts'

// Each round opens connections for a dozen orders, and the test files share the server's limit of connections.
const ROUNDS_AT_ONCE = 5
// lib/embedded/orders/killed-process.test.ts runs all rounds on SQLite, in the short run (`npm test`) too.
const ROUNDS = process.env.CONTRACT_SHORT ? 10 : 20
// Connections of several rounds open at once while other tests use both cores, so one may take longer than a shop would allow.
const CONNECT_MS = 30_000

const skip =
  subject.name !== 'postgres' && 'lib/embedded/orders/killed-process.test.ts has the same on SQLite'

test(
  `P31 a process killed with SIGKILL in every step of an order pays none twice, keeps the stock right and loses no e-mail (${ROUNDS} rounds)`,
  { skip },
  async () => {
    const server = await startPostgres()
    const drops = new Map<string, () => Promise<void>>()
    const create = async (template?: string) => {
      const { url, drop } = await createDatabase(server.url, template)
      drops.set(url, drop)
      return { kind: 'postgres', url, connectMs: CONNECT_MS } as const
    }
    const urlOf = (options: DatabaseOptions) => (options.kind === 'postgres' ? options.url : '')
    const discard = async (options: DatabaseOptions) => {
      await drops.get(urlOf(options))?.()
      drops.delete(urlOf(options))
    }
    try {
      const database = await create()
      await prepareEmbeddedDatabase({ database, config: CONFIG, demoReviews: false })
      const seeded = [{ database, steps: STEP_NAMES }]
      const copy = (prepared: DatabaseOptions) => create(urlOf(prepared))
      await killInEveryStep({ seeded, copy, discard, atOnce: ROUNDS_AT_ONCE }, ROUNDS)
    } finally {
      for (const drop of drops.values()) await drop()
      await server.stop()
    }
  },
)
