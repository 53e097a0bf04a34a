import { AsyncLocalStorage } from 'node:async_hooks'
import { processService } from '../process/process-service.ts'

const storage = processService(
  'visitor-cookies',
  () => new AsyncLocalStorage<(cookie: string) => void>(),
).get()

/** Runs the handling of a request; `addCookie` receives the cookies to set on its response. */
export function withVisitorCookies<T>(addCookie: (cookie: string) => void, handle: () => T): T {
  return storage.run(addCookie, handle)
}

/**
 * Sets cookies on the response to the request that is being handled. Pages need it, because Next lets only handlers and
 * middleware set cookies, while any response of the store may open or renew the visitor's session (platform 1).
 */
export function setVisitorCookies(cookies: readonly string[]): void {
  const addCookie = storage.getStore()
  if (addCookie) cookies.forEach(addCookie)
}
