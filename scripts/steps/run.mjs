import { spawn } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { pinnedNode, root } from './node-version.mjs'

/**
 * Returns the environment of a child process: the project's own Node and tools come first on the PATH, and compiled
 * modules are cached on disk, which halves the time in which a process loads the store or the shop.
 */
export function childEnv(extra = {}) {
  const PATH = [path.dirname(pinnedNode()), path.join(root, 'node_modules', '.bin'), process.env.PATH].join(
    path.delimiter,
  )
  const NODE_COMPILE_CACHE = path.join(root, '.cache', 'node')
  return { NODE_COMPILE_CACHE, ...process.env, PATH, ...extra }
}

/**
 * Runs a command in the project's folder and returns its exit code. With `onOutput`, which receives each chunk of the output, or
 * with `quiet`, which prints none, it also returns the output as `text`; otherwise the command writes to the terminal itself.
 * With `givesWay` other processes that want the processor go first.
 */
export function run(command, args, { env, onOutput, quiet = false, givesWay = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: onOutput || quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    // Without a process id the command could not be started.
    if (givesWay && child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
    let text = ''
    for (const [stream, mirror] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream?.on('data', (chunk) => {
        text += chunk
        onOutput?.(String(chunk))
        if (!quiet) mirror.write(chunk)
      })
    }
    child.once('error', (error) => {
      console.error(error.message)
      resolve({ code: 127, text })
    })
    child.once('close', (code, signal) => resolve({ code: code ?? (signal ? 128 : 1), text }))
  })
}
