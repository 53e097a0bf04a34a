import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const MIN_JAVA = 17
// Some networks let a blocked connection hang for minutes.
const DOWNLOAD_TIMEOUT_MS = 120_000
const APT = ['install', '-y', '-qq', '--no-install-recommends', 'openjdk-17-jre-headless']

const downloader = createRequire(import.meta.url).resolve('vnu-jar/vnu-java-downloader.js')

function versionOf(java: string): number {
  const { stderr } = spawnSync(java, ['-version'], { encoding: 'utf8' })
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0)
}

/** The path of a Java from JAVA_HOME, the system or an earlier download; undefined when none is new enough. */
export function findJava(): string | undefined {
  const home = process.env['JAVA_HOME']
  const { getLocalJavaExecutablePath } = createRequire(import.meta.url)(downloader) as {
    getLocalJavaExecutablePath(): string
  }
  const candidates = [...(home ? [path.join(home, 'bin', 'java')] : []), 'java', getLocalJavaExecutablePath()]
  return candidates.find(
    (java) => (path.isAbsolute(java) ? existsSync(java) : true) && versionOf(java) >= MIN_JAVA,
  )
}

/**
 * Finds or installs the Java that the Nu HTML checker needs; undefined when that fails. As root on Debian it installs
 * the signed system package; elsewhere the downloader of vnu-jar fetches a runtime.
 */
export function ensureJava(print: (line: string) => void): string | undefined {
  const found = findJava()
  if (found) return found
  print('Installing Java for the HTML checker (once) …')
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { env, timeout: DOWNLOAD_TIMEOUT_MS })
    spawnSync('apt-get', APT, { env, timeout: DOWNLOAD_TIMEOUT_MS })
    const installed = findJava()
    if (installed) return installed
  }
  spawnSync(process.execPath, [downloader], { timeout: DOWNLOAD_TIMEOUT_MS })
  return findJava()
}
