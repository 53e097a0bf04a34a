import { AsyncLocalStorage } from 'node:async_hooks'
import { processService } from '../process/process-service.ts'

const storage = processService('request-id', () => new AsyncLocalStorage<string>()).get()

/** Runs the handling of a request; its log lines contain this id. */
export function withRequestId<T>(id: string, handle: () => T): T {
  return storage.run(id, handle)
}

/** The id of the request that is being handled; `undefined` outside of one. */
export function currentRequestId(): string | undefined {
  return storage.getStore()
}
