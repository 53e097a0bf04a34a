import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, stop } from './node-version.mjs'

const stamp = path.join(root, 'node_modules', '.storefront-lock')

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
}

/**
 * Runs npm ci unless the installed packages come from the current lockfile, and `meanwhile` beside it; exits with a message when the
 * installation fails. It mostly waits for the network and the disk.
 */
export async function ensureInstalled({ meanwhile = async () => {} } = {}) {
  const hash = lockHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Installing dependencies (once) …')
  const others = meanwhile()
  const npm = process.env.npm_execpath
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const child = npm
    ? spawn(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawn('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  // A command that cannot be started counts as failed.
  const [code] = await once(child, 'close').catch(() => [1])
  if (code !== 0)
    stop('The installation failed; the lines above say why. Check the network and run the command again.')
  writeFileSync(stamp, hash)
  await others
}
