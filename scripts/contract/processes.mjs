import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { EMBEDDED } from './targets.mjs'

const PROCESSES = 2
// Mostly waits for processes that it kills, so it has a process of its own beside the others.
const WAITING = /\/killed-orders\.contract\.ts$/
const REASON_LENGTH = 1500

/** Runs the files of a target in processes that run at the same time, and returns the counts and failures. Throws when no test ran. */
export async function runTarget(target, files, { databaseUrl, env }, signal) {
  const ownEnv = {
    ...process.env,
    // `undefined` removes the variable: an embedded target must not test the external host instead.
    ...(EMBEDDED.includes(target) ? { CONTRACT_TARGET: target, CONTRACT_URL: undefined } : undefined),
    ...env,
    ...(databaseUrl && target.includes('postgres') && { DATABASE_URL: databaseUrl }),
  }
  const waiting = files.filter((file) => WAITING.test(file))
  const others = files.filter((file) => !WAITING.test(file))
  const shares = [
    ...waiting.map((file) => [file]),
    ...Array.from({ length: Math.min(PROCESSES, others.length) }, (_, share) =>
      others.filter((_file, index) => index % PROCESSES === share),
    ),
  ]
  const results = await Promise.all(shares.map((share) => runFiles(share, ownEnv, signal)))
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  if (sum('passed') + sum('failed') === 0) throw new Error('No test ran.')
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: results.flatMap(({ failures }) => failures),
  }
}

async function runFiles(files, env, signal) {
  const child = fork(resolve(import.meta.dirname, 'one-process.mjs'), files, { env, signal, silent: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  let result
  child.once('message', (message) => (result = message))
  const [code, endSignal] = await once(child, 'close')
  if (result && code === 0) return result
  throw new Error(
    `A process of the suite ended with ${endSignal ?? `code ${code}`}.\n${output.slice(-REASON_LENGTH)}`,
  )
}
