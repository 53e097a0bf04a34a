import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const MIN_NODE = 20
const PINNED_NODE = 24

/** The root folder of the project. */
export const root = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '../..',
)

/** Prints an error message and exits with code 1. */
export function stop(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

/** Exits with a message when the current Node is too old to install the project. */
export function requireNode() {
  if (Number(process.versions.node.split('.')[0]) < MIN_NODE) {
    stop(
      `The shop needs Node ${MIN_NODE} or newer; this is Node ${process.versions.node}. Install a current version from https://nodejs.org and try again.`,
    )
  }
}

/** Whether this process runs under the Node version that the project installs (T4). */
export const isPinnedNode = Number(process.versions.node.split('.')[0]) === PINNED_NODE

/** The path of the Node binary that the project installs; exits with a message when it is missing. */
export function pinnedNode() {
  const bin = path.join(
    root,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  const version = existsSync(bin) ? spawnSync(bin, ['-v'], { encoding: 'utf8' }).stdout : ''
  // An image has the right Node already, and its packages are installed without install scripts (deploy/Dockerfile).
  if (!existsSync(bin) && isPinnedNode) return process.execPath
  if (!version.startsWith(`v${PINNED_NODE}.`)) {
    stop(
      `The project's own Node ${PINNED_NODE} is not installed; npm may be configured to skip install scripts. Run: npm ci --ignore-scripts=false`,
    )
  }
  return bin
}
