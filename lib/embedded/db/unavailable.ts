/** The database is unavailable for now; the same request may succeed a moment later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

const SQLITE_BUSY = new Set([5, 6])
// nomem, readonly, interrupt, ioerr, corrupt, full, cantopen, notadb
const SQLITE_DOWN = new Set([7, 8, 9, 10, 11, 13, 14, 26])
// serialization failure, deadlock, lock not available
const POSTGRES_RETRY = new Set(['40001', '40P01', '55P03'])
// connection, resources, operator intervention, system error, read-only
const POSTGRES_DOWN = /^(08|53|57|58)|^25006$/
const SOCKET_DOWN = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
])
// Errors for which pg sets no code.
const POOL_DOWN =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection)/

interface DatabaseError {
  code?: unknown
  errcode?: unknown
  message?: unknown
}

/** Whether an error is a conflict with another writer, so that a retry makes sense. */
export function isBusy(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as DatabaseError
  if (typeof errcode === 'number') return SQLITE_BUSY.has(errcode & 0xff)
  return typeof code === 'string' && POSTGRES_RETRY.has(code)
}

/** Whether an error means that the database is unreachable, full or locked, as opposed to a wrong query. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable || isBusy(error)) return true
  const { code, errcode, message } = (error ?? {}) as DatabaseError
  if (typeof errcode === 'number') return SQLITE_DOWN.has(errcode & 0xff)
  if (typeof code === 'string') return POSTGRES_DOWN.test(code) || SOCKET_DOWN.has(code)
  return typeof message === 'string' && POOL_DOWN.test(message)
}
