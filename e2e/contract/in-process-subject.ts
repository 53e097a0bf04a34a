import { withAppToken } from './app-token.ts'
import { createDatabase, startPostgres } from './postgres.ts'
import { OWN_CONFIG } from './own-config.ts'
import type { MovableClock, Subject } from './subject-type.ts'

const ORIGIN = 'http://api.test'

/** The embedded API in this process: on SQLite in memory, or on a separate PostgreSQL database. */
export async function inProcessSubject(name: 'sqlite' | 'postgres'): Promise<Subject> {
  const { createEmbeddedApi } = await import('#lib/embedded/index.ts')
  const clock = movableClock()
  const { database, discard } = name === 'sqlite' ? inMemory() : await onPostgres()
  const api = await createEmbeddedApi({ database, config: OWN_CONFIG, clock: clock.now })
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

function inMemory() {
  return { database: { kind: 'sqlite', file: ':memory:' } as const, discard: async () => {} }
}

async function onPostgres() {
  const server = await startPostgres()
  const { url, drop } = await createDatabase(server.url)
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
