import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const OLDEST_NODE = 20
const PINNED_NODE = 24

/** The folder of the project. */
export const root = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '../..',
)

/** Stops with a sentence and exit code 1. */
export function stop(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

/** Stops when the Node that a newcomer has is older than the installer needs. */
export function requireNode() {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    stop(
      `Rosalume needs Node ${OLDEST_NODE} or newer to install itself; this is Node ${process.versions.node}. Get a current one from https://nodejs.org and try again.`,
    )
  }
}

/** Whether this process already runs under the Node that the project brings (T4). */
export const isPinnedNode = Number(process.versions.node.split('.')[0]) === PINNED_NODE

/** The Node that the project brings with it; stops with a sentence when it is not there. */
export function pinnedNode() {
  const bin = path.join(
    root,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  const version = existsSync(bin) ? spawnSync(bin, ['-v'], { encoding: 'utf8' }).stdout : ''
  if (!version.startsWith(`v${PINNED_NODE}.`)) {
    stop(
      `The project's own Node ${PINNED_NODE} was not installed; npm may have been told to skip install scripts. Run: npm ci --ignore-scripts=false`,
    )
  }
  return bin
}
