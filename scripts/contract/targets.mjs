/** The targets that run the embedded store. */
export const EMBEDDED = ['sqlite', 'postgres', 'http', 'http-postgres']
// Targets of the profile front-v2: the store of e2e/foreign-store, and the embedded one run as an external host.
const EXTERNAL = { foreign: startForeign, 'as-external': startEmbedded }
/** All targets. */
export const TARGETS = [...EMBEDDED, ...Object.keys(EXTERNAL)]

/** Starts the PostgreSQL server that the targets on PostgreSQL share. */
export async function startSharedPostgres() {
  const postgres = await import('../../e2e/contract/postgres.ts')
  return postgres.startPostgres()
}

/**
 * Starts what a target needs besides the tests: test files that call the API over HTTP share one server; those that run it in their own
 * process on PostgreSQL each get a copy of one database. Returns nothing when a target needs nothing.
 */
export async function hostOf(target, databaseUrl) {
  if (target === 'postgres') return seededDatabase(databaseUrl)
  if (target === 'http') return sharedApi()
  if (target === 'http-postgres') return sharedApi(databaseUrl)
  return EXTERNAL[target]?.()
}

async function seededDatabase(serverUrl) {
  const { createDatabase } = await import('../../e2e/contract/postgres.ts')
  const { OWN_CONFIG } = await import('../../e2e/contract/own-config.ts')
  const { prepareEmbeddedDatabase } = await import('#lib/embedded/index.ts')
  const { url, drop } = await createDatabase(serverUrl)
  await prepareEmbeddedDatabase({ database: { kind: 'postgres', url, schema: 'loja' }, config: OWN_CONFIG })
  return { env: { CONTRACT_TEMPLATE: url }, stop: drop }
}

async function sharedApi(serverUrl) {
  const { startApi } = await import('../../e2e/contract/api-process.ts')
  const { createDatabase } = await import('../../e2e/contract/postgres.ts')
  const database = serverUrl && (await createDatabase(serverUrl))
  const api = await startApi(database?.url)
  const stop = async () => {
    await api.stop()
    await database?.drop()
  }
  return { env: { CONTRACT_SHARED_API: api.address }, stop }
}

async function startForeign() {
  const { startForeignStore } = await import('../../e2e/foreign-store/host.ts')
  const store = await startForeignStore()
  return { url: store.apiUrl, stop: () => store.close() }
}

async function startEmbedded() {
  const { startApi } = await import('../../e2e/contract/api-process.ts')
  const { OWN_CONFIG } = await import('../../e2e/contract/own-config.ts')
  const { address, stop } = await startApi()
  return { url: address, stop, env: { APP_TOKEN: OWN_CONFIG.appToken } }
}
