import { globSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { run } from 'node:test'
import { parseArgs } from 'node:util'

const ROOT = resolve(import.meta.dirname, '..')
const TARGETS = ['sqlite', 'postgres', 'http', 'http-postgres']
const CONCURRENT_FILES = 2
const REASON_LENGTH = 1500

/**
 * Runs the contract suite against each target in turn, or against CONTRACT_URL alone when that is set.
 * Prints one line for each target and every failure; answers the sums.
 */
export async function runContract(targets = process.env.CONTRACT_URL ? [process.env.CONTRACT_URL] : TARGETS) {
  const interrupt = new AbortController()
  const onSignal = () => interrupt.abort()
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  const sums = { passed: 0, failed: 0 }
  let postgres
  try {
    for (const target of targets) {
      const started = performance.now()
      let result
      try {
        if (target.includes('postgres')) postgres ??= await startPostgres()
        result = await runTarget(target, postgres?.url, interrupt.signal)
      } catch (error) {
        result = { passed: 0, failed: 1, skipped: 0, failures: [String(error)] }
      }
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      const { passed, failed, skipped, failures } = result
      console.log(`${target}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)`)
      for (const failure of failures) console.log(failure.replace(/^/gm, '  '))
      sums.passed += passed
      sums.failed += failed
    }
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
    await postgres?.stop()
  }
  return sums
}

async function startPostgres() {
  const postgres = await import('../e2e/contract/postgres.ts')
  return postgres.startPostgres()
}

async function runTarget(target, databaseUrl, signal) {
  const result = { passed: 0, failed: 0, skipped: 0, failures: [] }
  const complaints = new Map()
  const tests = run({
    files: globSync('e2e/contract/*.contract.ts', { cwd: ROOT }).map((file) => resolve(ROOT, file)),
    concurrency: CONCURRENT_FILES,
    signal,
    env: {
      ...process.env,
      ...(TARGETS.includes(target) && { CONTRACT_TARGET: target }),
      ...(databaseUrl && target.includes('postgres') && { DATABASE_URL: databaseUrl }),
    },
  })
  // A suite holds tests that are counted by themselves; it counts only when it fails on its own, e.g. in a hook.
  const own = ({ details }) => details.type !== 'suite' || details.error?.failureType !== 'subtestsFailed'
  for await (const { type, data } of tests) {
    if (type === 'test:stderr') complaints.set(data.file, (complaints.get(data.file) ?? '') + data.message)
    else if (type === 'test:pass' && data.skip !== undefined) result.skipped++
    else if (type === 'test:pass' && data.details.type !== 'suite') result.passed++
    else if (type === 'test:fail' && own(data)) {
      result.failed++
      result.failures.push(describe(data, complaints.get(data.file)))
    }
  }
  if (result.passed + result.failed === 0) throw new Error('No test ran.')
  return result
}

function describe({ name, file, line, details }, complaints = '') {
  // A file that did not get as far as its tests has said why on stderr.
  if (resolve(ROOT, name) === file)
    return `✖ ${relative(ROOT, file)}\n${complaints.trim().replace(/^/gm, '    ')}`
  const error = details.error?.cause ?? details.error
  const whole = error?.stack ?? String(error?.message ?? error)
  const reason = whole.length > REASON_LENGTH ? `${whole.slice(0, REASON_LENGTH)}…` : whole
  return `✖ ${name} (${relative(ROOT, file ?? '')}:${line ?? 0})\n${reason.replace(/^/gm, '    ')}`
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { target: { type: 'string', multiple: true } } })
  const unknown = values.target?.find((target) => !TARGETS.includes(target))
  if (unknown) {
    console.error(
      `There is no target "${unknown}"; there are ${TARGETS.join(', ')}, or CONTRACT_URL=https://….`,
    )
    process.exit(2)
  }
  const { passed, failed } = await runContract(values.target)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
