import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const STOP_MS = 15_000
const START_MS = 60_000
const OUTPUT_CHARACTERS = 20_000

/** The path of the first of these programs that is installed; Debian keeps servers in /usr/sbin, which is not on every PATH. */
export function findProgram(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return files.find((file) => existsSync(file))
}

/** A running program. */
export interface Program {
  process: ChildProcess
  /** The end of what it has printed. */
  output(): string
  isRunning(): boolean
  /** Sends a signal and resolves when the program has ended; kills it after 15 seconds. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

/**
 * Starts a program in a process group of its own: Ctrl-C in the terminal reaches only this process, which then ends its programs
 * in order. When this process ends in any other way, the program is killed.
 */
export function startProgram(file: string, args: readonly string[], options: SpawnOptions = {}): Program {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options, detached: true })
  let printed = ''
  const read = (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-OUTPUT_CHARACTERS))
  child.stdout?.on('data', read)
  child.stderr?.on('data', read)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', (error) => {
      printed += error.message
      resolve()
    })
  })
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null
  const kill = () => isRunning() && child.kill('SIGKILL')
  process.once('exit', kill)
  void ended.then(() => process.off('exit', kill))
  return {
    process: child,
    output: () => printed,
    isRunning,
    async stop(signal = 'SIGTERM') {
      if (!isRunning()) return
      child.kill(signal)
      const killTimer = setTimeout(kill, STOP_MS)
      await ended
      clearTimeout(killTimer)
    },
  }
}

/** Resolves when a condition is met; rejects with the program's output when it ends before or needs more than 60 seconds. */
export async function untilReady(name: string, program: Program, isReady: () => boolean | Promise<boolean>) {
  const deadline = Date.now() + START_MS
  while (!(await isReady())) {
    if (!program.isRunning() || Date.now() > deadline) {
      await program.stop('SIGKILL')
      throw new Error(`${name} did not start:\n${program.output()}`)
    }
    await sleep(50)
  }
}
