import { setTimeout as sleep } from 'node:timers/promises'
import { withAppToken } from './app-token.ts'
import { startApi } from './api-process.ts'
import { OWN_CONFIG } from './own-config.ts'
import { createDatabase, startPostgres } from './postgres.ts'
import type { Subject } from './subject-type.ts'

type Send = Subject['fetch']

/**
 * Opens the embedded API over HTTP: the server at CONTRACT_SHARED_API, or else a child process of its own that runs
 * `lib/embedded/serve.ts`.
 */
export async function httpSubject(name: 'http' | 'http-postgres'): Promise<Subject> {
  const shared = process.env.CONTRACT_SHARED_API
  if (shared) return served(name, shared, async () => {})
  const database = name === 'http' ? undefined : await ownDatabase()
  const api = await startApi(database?.url)
  return served(name, api.address, async () => {
    try {
      await api.stop()
    } finally {
      await database?.discard()
    }
  })
}

function served(name: Subject['name'], address: string, close: () => Promise<void>): Subject {
  return { name, ...OWN_CONFIG, address, fetch: fetchFrom(address, OWN_CONFIG.appToken), close }
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
