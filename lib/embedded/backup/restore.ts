import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hasOtherConnections, isOpenElsewhere } from '../db/in-use.ts'
import { openPostgres } from '../db/postgres.ts'
import { BackupFailed } from './backup-failed.ts'
import { BACKUP_FILES, checkSqlite, type StoredData } from './backup.ts'
import { restorePostgres } from './postgres-tools.ts'

const IN_USE = 'The store is in use by a running shop. Stop it, then run this again; nothing was changed.'

/**
 * Replaces a store's data with that of a backup folder. Files that are replaced are moved into a new folder beside them, whose
 * path is returned; `undefined` when there were none. Throws BackupFailed and changes nothing when the backup is incomplete or
 * damaged, or while a shop runs.
 */
export async function restore(
  { database, photoFolder }: StoredData,
  folder: string,
  now: Date,
): Promise<string | undefined> {
  const source = join(folder, BACKUP_FILES[database.kind])
  if (!existsSync(source))
    throw new BackupFailed(`There is no ${BACKUP_FILES[database.kind]} in "${folder}"; nothing was changed.`)
  const parent = dirname(database.kind === 'sqlite' ? database.file : photoFolder)
  const before = join(parent, `before-restore-${now.toISOString().replaceAll(':', '-')}`)
  const replaced: string[] = []
  if (database.kind === 'sqlite') {
    const { file } = database
    if (existsSync(file) && isOpenElsewhere(file)) throw new BackupFailed(IN_USE)
    const copy = `${file}.restored`
    mkdirSync(parent, { recursive: true })
    cpSync(source, copy)
    try {
      checkSqlite(copy)
    } catch (error) {
      rmSync(copy)
      throw error
    }
    for (const suffix of ['', '-wal', '-shm']) replaced.push(...moveAside(file + suffix, before))
    renameSync(copy, file)
  } else {
    await checkUnused(database)
    await restorePostgres(database.url, source)
  }
  const photos = join(folder, BACKUP_FILES.photos)
  replaced.push(...moveAside(photoFolder, before))
  if (existsSync(photos)) cpSync(photos, photoFolder, { recursive: true })
  return replaced.length > 0 ? before : undefined
}

function moveAside(path: string, folder: string): string[] {
  if (!existsSync(path)) return []
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  renameSync(path, join(folder, path.slice(dirname(path).length + 1)))
  return [path]
}

async function checkUnused(options: Extract<StoredData['database'], { kind: 'postgres' }>): Promise<void> {
  const database = openPostgres(options)
  try {
    if (await hasOtherConnections(database)) throw new BackupFailed(IN_USE)
  } finally {
    await database.close()
  }
}
