import { spawn } from 'node:child_process'
import path from 'node:path'
import { pinnedNode, root } from './node-version.mjs'

/** The environment of a child: the project's own Node and tools come first on the PATH. */
export function childEnv(extra = {}) {
  const PATH = [path.dirname(pinnedNode()), path.join(root, 'node_modules', '.bin'), process.env.PATH].join(
    path.delimiter,
  )
  return { ...process.env, PATH, ...extra }
}

/** Runs a command in the project's folder and gives its exit code; `onOutput` also receives what it prints. */
export function run(command, args, { env, onOutput, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: onOutput || quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
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
