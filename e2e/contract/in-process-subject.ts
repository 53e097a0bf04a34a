import { withAppToken } from './app-token.ts'
import { createDatabase, startPostgres } from './postgres.ts'
import { OWN_CONFIG } from './own-config.ts'
import type { MovableClock, Subject } from './subject-type.ts'

const ORIGIN = 'http://api.test'
// The cost N of scrypt, low because hashing passwords would take most of the suite's processor time.
const TEST_PASSWORD_COST = 2

/**
 * The embedded API in this process: on SQLite in memory, or on a separate PostgreSQL database. With `passwordCost: undefined` passwords
 * are hashed at the cost of a shop.
 */
export async function inProcessSubject(
  name: 'sqlite' | 'postgres',
  { passwordCost }: { passwordCost: number | undefined } = { passwordCost: TEST_PASSWORD_COST },
): Promise<Subject> {
  const { createEmbeddedApi } = await import('#lib/embedded/index.ts')
  const clock = movableClock()
  const { database, discard } = await (name === 'sqlite' ? inMemory() : onPostgres())
  const options = { config: OWN_CONFIG, clock: clock.now, passwordCost }
  const api = await createEmbeddedApi({ database, ...options })
  return {
    name,
    ...OWN_CONFIG,
    clock,
    moderation: api.moderation,
    owner: api,
    fetch: (path, init = {}) => {
      const headers = withAppToken(OWN_CONFIG.appToken, init.headers)
      return api.fetch(new Request(ORIGIN + path, { ...init, headers }))
    },
    close: async () => {
      await api.close()
      await discard()
    },
  }
}

async function inMemory() {
  const { seededStore } = await import('#lib/embedded/testing/seeded-store.ts')
  const database = { kind: 'sqlite', file: ':memory:', content: await seededStore() } as const
  return { database, discard: async () => {} }
}

async function onPostgres() {
  const server = await startPostgres()
  const { url, drop } = await createDatabase(server.url, process.env.CONTRACT_TEMPLATE)
  const discard = async () => {
    await drop()
    await server.stop()
  }
  return { database: { kind: 'postgres', url, schema: 'loja' } as const, discard }
}

function movableClock(): MovableClock {
  let ahead = 0
  return { now: () => Date.now() + ahead, advance: (ms) => void (ahead += ms) }
}
