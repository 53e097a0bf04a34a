import type { DatabaseOptions } from './database.ts'

/** Thrown when the store cannot use its database. The message names the place and what to do; nothing was changed. */
export class UnusableDatabase extends Error {
  override name = 'UnusableDatabase'
}

/** The place of a database in words, without a password. */
function placeOf(options: DatabaseOptions): string {
  if (options.kind === 'sqlite') return `the file "${options.file}"`
  const { host, pathname } = new URL(options.url)
  return `PostgreSQL at ${host}${pathname}`
}

const WITH_BACKUP = 'restore a backup with "npm run restore -- <folder>"'

/** Returns the error for a file that is damaged or is not a database. */
export function damaged(options: DatabaseOptions, cause: unknown): UnusableDatabase {
  return unusable(
    `The database in ${placeOf(options)} is damaged, or is not a database (${reasonOf(cause)}).`,
    `Stop the shop and ${WITH_BACKUP}, or move the file away to begin with an empty store.`,
    cause,
  )
}

/** Returns the error for a database with the tables of another program. */
export function ofAnotherProgram(options: DatabaseOptions, cause?: unknown): UnusableDatabase {
  const other = options.kind === 'sqlite' ? 'DATA_DIR=/path npm start' : 'another DATABASE_URL'
  return unusable(
    `The database in ${placeOf(options)} belongs to another program.`,
    `Choose another place: ${other}.`,
    cause,
  )
}

/** Returns the error for a database that a newer version of the shop has written. */
export function newer(options: DatabaseOptions, migration: string): UnusableDatabase {
  return unusable(
    `The database in ${placeOf(options)} was written by a newer version of the shop (migration ${migration}).`,
    `Start that version, or ${WITH_BACKUP} from before the update.`,
  )
}

// nomem, readonly, ioerr, full, cantopen
const NOT_WRITABLE = new Set([7, 8, 10, 13, 14])
const DAMAGED = new Set([11, 26])
// PostgreSQL's duplicate table, undefined column and invalid table definition: another program has a table of the same name.
const NAME_TAKEN = new Set(['42P07', '42703', '42P16'])

/** Returns an UnusableDatabase that explains an error while a database is opened; an unexplained error itself. */
export function explain(options: DatabaseOptions, error: unknown): unknown {
  if (error instanceof UnusableDatabase) return error
  const { errcode, code } = (error ?? {}) as { errcode?: unknown; code?: unknown }
  const sqlite = typeof errcode === 'number' ? errcode & 0xff : undefined
  if (sqlite !== undefined && DAMAGED.has(sqlite)) return damaged(options, error)
  if (sqlite !== undefined && NOT_WRITABLE.has(sqlite))
    return unusable(
      `The database in ${placeOf(options)} cannot be written (${reasonOf(error)}).`,
      'Free some space on its disk and check that this user may write there, then start again.',
      error,
    )
  if (typeof code !== 'string') return error
  if (NAME_TAKEN.has(code)) return ofAnotherProgram(options, error)
  if (/^(?:E[A-Z]+|3D000|28\w{3}|08\w{3}|57P03)$/.test(code))
    return unusable(
      `The database in ${placeOf(options)} cannot be reached (${reasonOf(error)}).`,
      'Start it, or correct DATABASE_URL.',
      error,
    )
  return error
}

function unusable(what: string, remedy: string, cause?: unknown): UnusableDatabase {
  return new UnusableDatabase(`${what} Nothing was changed. ${remedy}`, { cause })
}

function reasonOf(error: unknown): string {
  const { message, code } = (error ?? {}) as { message?: unknown; code?: unknown }
  return String(message || code || error)
}
