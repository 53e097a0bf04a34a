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

/** Returns the subject for a store at an external URL; reads APP_TOKEN, SESSION_COOKIE and STORE_CODE from the environment. */
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

/** Returns a fetch function for the address of a subject, or of a fault proxy in front of it. */
export function fetchFrom(address: string, appToken: string): Send {
  return (path, init = {}) =>
    fetch(address + path, { redirect: 'manual', ...init, headers: withAppToken(appToken, init.headers) })
}

// An external host may limit the request rate, so a 429 is retried up to four times, after its Retry-After.
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
