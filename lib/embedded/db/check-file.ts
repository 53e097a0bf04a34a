import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { FIRST_MIGRATION } from './migration-files.ts'
import { damaged, ofAnotherProgram, explain } from './unusable.ts'

// The check reads the whole file, about 500 MB a second. A larger file is not checked: SQLite reports damage when it reads it.
const MAX_CHECKED_BYTES = 100 * 1024 * 1024

/**
 * Checks an existing SQLite file before it is opened for writing, which would change it. Throws UnusableDatabase for one that
 * is damaged or belongs to another program.
 */
export function checkSqliteFile(file: string): void {
  const options = { kind: 'sqlite', file } as const
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size === 0) return
  let connection: DatabaseSync | undefined
  try {
    connection = new DatabaseSync(file, { readOnly: true, timeout: 1000 })
    const tables = connection
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
      .all()
    if (tables.length === 0) return
    if (!tables.some(({ name }) => name === 'migration')) throw ofAnotherProgram(options)
    const first = connection.prepare('select 1 from migration where name = ?').get(FIRST_MIGRATION)
    // An interrupted first start may leave the table without a row.
    if (!first && tables.length > 1) throw ofAnotherProgram(options)
    if (size > MAX_CHECKED_BYTES) return
    const [check] = connection.prepare('pragma quick_check(1)').all()
    if (check?.['quick_check'] !== 'ok') throw damaged(options, check?.['quick_check'])
  } catch (error) {
    throw explain(options, error)
  } finally {
    if (connection?.isOpen) connection.close()
  }
}
