import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import type { DatabaseOptions } from '../db/database.ts'
import { BackupFailed } from './backup-failed.ts'
import { dumpPostgres } from './postgres-tools.ts'

/** The files of a backup folder: the database, and the photos that are files. */
export const BACKUP_FILES = { sqlite: 'store.sqlite', postgres: 'store.dump', photos: 'photos' } as const

/** The data of a store. */
export interface StoredData {
  database: DatabaseOptions
  /** The folder of review photos. */
  photoFolder: string
}

/**
 * Copies a store's data into a new folder while the shop runs. Photos are copied after the database: a photo is stored before
 * its review, so the copy has the photo of every copied review. Throws BackupFailed and leaves no folder when a step fails.
 */
export async function backUp({ database, photoFolder }: StoredData, folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new BackupFailed(`The folder "${folder}" is not empty. Choose another one.`)
  const partial = `${folder}.partial`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { recursive: true, mode: 0o700 })
  try {
    if (database.kind === 'sqlite') await copySqlite(database.file, join(partial, BACKUP_FILES.sqlite))
    else await dumpPostgres(database.url, join(partial, BACKUP_FILES.postgres))
    if (existsSync(photoFolder)) cpSync(photoFolder, join(partial, BACKUP_FILES.photos), { recursive: true })
    rmSync(folder, { recursive: true, force: true })
    renameSync(partial, folder)
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    throw error
  }
}

async function copySqlite(file: string, target: string): Promise<void> {
  if (!existsSync(file)) throw new BackupFailed(`There is no database at ${file}.`)
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    // In one step: a copy in several steps starts again when the running shop writes between two of them.
    await backup(source, target, { rate: 2 ** 30 })
  } finally {
    source.close()
  }
  checkSqlite(target)
}

/** Checks every page of a SQLite file. Throws BackupFailed. */
export function checkSqlite(file: string): void {
  const connection = new DatabaseSync(file)
  try {
    // Leaves WAL mode, so that the backup is one file, without the files -wal and -shm beside it.
    connection.exec('PRAGMA journal_mode = DELETE')
    const [first] = connection.prepare('PRAGMA integrity_check(1)').all()
    if (first?.['integrity_check'] !== 'ok') throw new Error(String(first?.['integrity_check']))
  } catch (error) {
    throw new BackupFailed(`The file "${file}" is damaged: ${String(error)}`, { cause: error })
  } finally {
    connection.close()
  }
}
