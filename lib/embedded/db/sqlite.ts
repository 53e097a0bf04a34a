import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import { LRUCache } from 'lru-cache'
import { SERVING, type Database, type DatabaseLimits } from './database.ts'
import type { Tables } from './tables.ts'
import { WriteQueue } from './write-queue.ts'

const MAX_STATEMENTS = 200

/**
 * Opens a SQLite file, or ':memory:', for one writing process (T16). `observe` receives the SQL of every statement; `content` is what a
 * database in memory starts with.
 */
export function openSqlite(
  file: string,
  observe?: (sql: string) => void,
  { lockMs }: Pick<DatabaseLimits, 'lockMs'> = SERVING,
  content?: Uint8Array,
): Database {
  const inMemory = file === ':memory:'
  if (!inMemory) mkdirSync(dirname(file), { recursive: true })
  const writer = connect(file)
  if (content) writer.deserialize(content)
  writer.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
  const write = kyselyOver(writer, 'begin immediate', observe)
  // A separate read connection never waits for a write. A database in memory exists only in its one connection.
  const read = inMemory ? write : kyselyOver(connect(file), 'begin', observe)
  const queue = new WriteQueue(write, lockMs)
  return {
    engine: 'sqlite',
    read,
    snapshot: (work) => read.transaction().execute(work),
    write: (work) => queue.run(work),
    close: async () => {
      await queue.idle()
      if (read !== write) await read.destroy()
      await write.destroy()
      if (writer.isOpen) writer.close()
    },
  }
}

function connect(file: string): DatabaseSync {
  // SQLite's own timeout would block the event loop while it waits for a lock; WriteQueue waits instead.
  return new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true })
}

// A transaction that writes begins with 'begin immediate': after a plain 'begin', a write that follows a read fails when
// another writer has committed in between.
type Begin = 'begin' | 'begin immediate'

function kyselyOver(connection: DatabaseSync, begin: Begin, observe?: (sql: string) => void): Kysely<Tables> {
  const database = new Connection(connection, begin, observe)
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
}

// Adapts node:sqlite to the interface of better-sqlite3, which Kysely expects.
class Connection implements SqliteDatabase {
  #connection: DatabaseSync
  #begin: Begin
  #observe: ((sql: string) => void) | undefined
  #statements = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS })

  constructor(connection: DatabaseSync, begin: Begin, observe?: (sql: string) => void) {
    this.#connection = connection
    this.#begin = begin
    this.#observe = observe
  }

  prepare(sql: string): SqliteStatement {
    this.#observe?.(sql)
    // SQLite ends the transaction itself on some errors; a second rollback would hide the first error.
    if (sql === 'rollback' && !this.#connection.isTransaction) return NO_STATEMENT
    let statement = this.#statements.get(sql)
    if (!statement) {
      statement = wrap(this.#connection.prepare(sql === 'begin' ? this.#begin : sql))
      this.#statements.set(sql, statement)
    }
    return statement
  }

  close() {
    this.#statements.clear()
    this.#connection.close()
  }
}

const NO_STATEMENT: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
}

function wrap(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  }
}
