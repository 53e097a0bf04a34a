import { spawn } from 'node:child_process'
import { pinnedNode, root } from './node-version.mjs'

/**
 * Ends this process when its parent has ended. npm sends SIGTERM to the shell between npm and this process, and the shell does not
 * forward it. When the shell exits, the parent process id changes, and this process sends itself the signal.
 */
export function endWithParent() {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 250).unref()
}

/**
 * Runs a script again under the project's Node (T4) and exits with its exit code. Signals reach the new process. The returned
 * promise never settles: a caller that awaits it does nothing more.
 */
export function restartPinned(script, { nodeArgs = [], env = process.env } = {}) {
  const child = spawn(pinnedNode(), [...nodeArgs, new URL(script).pathname, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  // A terminal sends SIGINT to both processes.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => signal === 'SIGTERM' && child.kill(signal))
  child.once('close', (code) => process.exit(code ?? 1))
  return new Promise(() => {})
}
