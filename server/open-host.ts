import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setHost, type ApiHost, type Host } from '#lib/api/host.ts'
import type { Env } from '#lib/config/env.ts'
import { createEmbeddedApi } from '#lib/embedded/index.ts'
import { setRouteTable } from '#lib/routes/route-table.ts'
import { createRouteTable } from './route-table.ts'
import { externalApi } from './upstream.ts'

/** The options of the embedded API for an environment. */
export function embeddedOptions(env: Env): Parameters<typeof createEmbeddedApi>[0] {
  const { siteUrl, appToken, brandSlug, storeCode, sessionCookie } = env
  return {
    database: env.databaseUrl
      ? { kind: 'postgres', url: env.databaseUrl }
      : { kind: 'sqlite', file: path.join(env.dataDir, 'store.sqlite') },
    config: { siteUrl, appToken, brandSlug, storeCode, sessionCookie },
  }
}

/** Opens the store API that the environment names and publishes it for pages, route handlers and middleware (T9, T10). */
export async function openHost(env: Env): Promise<{ host: Host; close(): Promise<void> }> {
  let store: ApiHost
  let close = async () => {}
  if (env.storeApiUrl) {
    store = externalApi(env.storeApiUrl)
  } else {
    if (!env.databaseUrl) mkdirSync(env.dataDir, { recursive: true })
    const embedded = await createEmbeddedApi(embeddedOptions(env))
    store = { base: 'http://store.internal', fetch: (request) => embedded.fetch(request) }
    close = () => embedded.close()
  }
  const host: Host = { env, store }
  setHost(host)
  setRouteTable(createRouteTable(host))
  return { host, close }
}
