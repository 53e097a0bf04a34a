import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Env } from '#lib/config/env.ts'
import { openHost } from '../open-host.ts'
import type { Finding } from './preflight.ts'

/** Checks that the store API of an environment responds. Opens an existing database, but never creates one. */
export async function checkStore(env: Env): Promise<Finding> {
  const name = env.storeApiUrl
    ? `store API ${env.storeApiUrl}`
    : `store database ${env.databaseUrl ? 'on PostgreSQL' : `in ${env.dataDir}`}`
  const isSqlite = !env.storeApiUrl && !env.databaseUrl
  if (isSqlite && !existsSync(path.join(env.dataDir, 'store.sqlite'))) {
    return { name: `${name} (created at the first start)`, problem: undefined }
  }
  try {
    const { host, close } = await openHost(env)
    const request = new Request(`${host.store.base}/v2/front/settings`, {
      headers: { 'app-token': env.appToken, session: '' },
    })
    const response = await host.store.fetch(request)
    await close()
    if (response.ok) return { name, problem: undefined }
    return {
      name,
      problem: `It responds with ${response.status} to GET /v2/front/settings. Check the address and APP_TOKEN.`,
    }
  } catch (error) {
    return {
      name,
      problem: `It does not respond (${(error as Error).message}). Check STORE_API_URL or DATABASE_URL, or unset them for the embedded store.`,
    }
  }
}
