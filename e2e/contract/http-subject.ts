import { setTimeout as sleep } from 'node:timers/promises'
import { withAppToken } from './app-token.ts'
import { startApi } from './api-process.ts'
import { OWN_CONFIG } from './own-config.ts'
import { createDatabase, startPostgres } from './postgres.ts'
import type { Subject } from './subject-type.ts'

type Send = Subject['fetch']

/** Starts the embedded API over HTTP: `lib/embedded/serve.ts` as a child process. */
export async function httpSubject(name: 'http' | 'http-postgres'): Promise<Subject> {
  const database = name === 'http' ? undefined : await ownDatabase()
  const api = await startApi(database?.url)
  return {
    name,
    ...OWN_CONFIG,
    address: api.address,
    fetch: fetchFrom(api.address, OWN_CONFIG.appToken),
    close: async () => {
      try {
        await api.stop()
      } finally {
        await database?.discard()
      }
    },
  }
}

/** Returns an external host as subject; reads APP_TOKEN and SESSION_COOKIE from the environment. */
export async function externalSubject(url: string): Promise<Subject> {
  const address = url.replace(/\/+$/, '')
  const appToken = process.env.APP_TOKEN ?? 'wapstore'
  return {
    name: 'external',
    address,
    appToken,
    sessionCookie: process.env.SESSION_COOKIE ?? 'PHPSESSID',
    storeCode: process.env.STORE_CODE ?? 'rosalume',
    fetch: withRetries(fetchFrom(address, appToken)),
    close: async () => {},
  }
}

/** Returns a fetch function for an address: a subject's or that of a fault proxy in front of it. */
export function fetchFrom(address: string, appToken: string): Send {
  return (path, init = {}) =>
    fetch(address + path, { redirect: 'manual', ...init, headers: withAppToken(appToken, init.headers) })
}

// An external host may limit the request rate; a 429 is not a failure.
function withRetries(send: Send): Send {
  return async (path, init) => {
    for (let attempt = 1; ; attempt++) {
      const response = await send(path, init)
      if (response.status !== 429 || attempt === 5) return response
      await sleep(1000 * Math.min(30, Number(response.headers.get('retry-after')) || attempt))
    }
  }
}

async function ownDatabase() {
  const server = await startPostgres()
  const { url, drop } = await createDatabase(server.url)
  const discard = async () => {
    await drop()
    await server.stop()
  }
  return { url, discard }
}
