import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TABLES } from '../db/table-names.ts'
import { BackupFailed } from './backup-failed.ts'

/** Writes a PostgreSQL database to a file with pg_dump. Throws BackupFailed. */
export function dumpPostgres(url: string, file: string): Promise<void> {
  return run('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`])
}

/**
 * Replaces the store's tables in a PostgreSQL database with those of a dump, in one transaction: a failure changes nothing.
 * Needs pg_restore and psql. Throws BackupFailed.
 */
export async function restorePostgres(url: string, dump: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-restore-'))
  try {
    const script = join(folder, 'restore.sql')
    await run('pg_restore', undefined, [
      '--clean',
      '--if-exists',
      '--no-owner',
      '--no-privileges',
      `--file=${script}`,
      dump,
    ])
    // Drops every table first: the dump's own DROP statements omit tables that a newer version of the shop has added.
    const drop = join(folder, 'drop.sql')
    writeFileSync(drop, TABLES.map((table) => `DROP TABLE IF EXISTS ${table} CASCADE;\n`).join(''))
    await run('psql', url, [
      '--no-psqlrc',
      '--quiet',
      '--single-transaction',
      '--set=ON_ERROR_STOP=1',
      '--output=/dev/null',
      `--file=${drop}`,
      `--file=${script}`,
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

// The password goes into the environment: arguments are visible to every user of the machine.
function run(program: string, url: string | undefined, args: string[]): Promise<void> {
  const address = url === undefined ? undefined : new URL(url)
  const password = decodeURIComponent(address?.password ?? '')
  if (address) address.password = ''
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...(address ? [`--dbname=${address.href}`] : []), ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    })
    let problems = ''
    child.stderr.on('data', (text: Buffer) => (problems = (problems + text.toString()).slice(-2000)))
    child.once('error', (cause: NodeJS.ErrnoException) => {
      const reason =
        cause.code === 'ENOENT' ? 'is not installed (Debian: apt install postgresql-client)' : cause.message
      reject(new BackupFailed(`${program} ${reason}.`, { cause }))
    })
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new BackupFailed(`${program} failed: ${problems.trim() || `exit code ${code}`}`))
    })
  })
}
