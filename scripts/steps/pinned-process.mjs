import { spawn } from 'node:child_process'
import { pinnedNode, root } from './node-version.mjs'

/**
 * Ends this process when its parent has ended. npm sends SIGTERM to the shell between npm and this process, and the shell does not
 * forward it. When the shell exits, the parent process id changes, and this process sends itself the signal.
 */
export function endWithParent() {
  const parent = process.ppid
  const check = () => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }
  setInterval(check, 250).unref()
}

/**
 * Runs a script again under the project's Node (T4) and exits with its exit code. SIGTERM is passed on to the new process. The returned
 * promise never settles: a caller that awaits it does nothing more.
 */
export function restartPinned(script, { nodeArgs = [], env = process.env } = {}) {
  const child = spawn(pinnedNode(), [...nodeArgs, new URL(script).pathname, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  // A terminal sends SIGINT to both processes: this one only waits until the other has ended.
  process.on('SIGINT', () => {})
  child.once('close', (code) => process.exit(code ?? 1))
  return new Promise(() => {})
}
