import { globSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import { run } from 'node:test'
import { parseArgs } from 'node:util'

const ROOT = resolve(import.meta.dirname, '..')
const TARGETS = ['sqlite', 'postgres', 'http', 'http-postgres']
/**
 * The files of the short run (`npm test`). In-process SQLite runs every file; the other targets run those whose results
 * can differ there. PostgreSQL: different SQL, locks and change log. HTTP: bodies, headers, cookies, broken connections.
 */
const SHORT = {
  postgres: [
    ...[
      'account',
      'busy-cart',
      'cart-version',
      'changes',
      'concurrency',
      'contact',
      'filters',
      'hand-over',
      'idempotency',
    ],
    ...[
      'listing',
      'moderation',
      'nps-key',
      'password-recovery',
      'questions',
      'reviews',
      'reviews-paging',
      'reviews-submission',
      'wishlist',
    ],
  ],
  http: [
    ...['cart-version', 'concurrency', 'cors', 'documents', 'idempotency', 'language', 'nps', 'price-safety'],
    ...['reviews-photo', 'reviews-submission', 'session', 'transport', 'wishlist'],
  ],
  'http-postgres': ['concurrency', 'idempotency', 'transport'],
}
const CONCURRENT_FILES = 2
const REASON_LENGTH = 1500

/**
 * Runs the contract suite against each target, or only against CONTRACT_URL when it is set. Prints one line for each
 * target and every failure; returns the totals.
 */
export async function runTargets({
  targets = process.env.CONTRACT_URL ? [process.env.CONTRACT_URL] : TARGETS,
  isShort = false,
} = {}) {
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
        result = await runTarget(target, filesOf(isShort && SHORT[target]), postgres?.url, interrupt.signal)
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

/** The paths of the named contract files, or of all without names. Throws when a named file does not exist. */
function filesOf(names) {
  const files = globSync('e2e/contract/*.contract.ts', { cwd: ROOT }).map((file) => resolve(ROOT, file))
  if (!names) return files
  return names.map((name) => {
    const file = files.find((each) => basename(each) === `${name}.contract.ts`)
    if (!file) throw new Error(`There is no e2e/contract/${name}.contract.ts.`)
    return file
  })
}

async function runTarget(target, files, databaseUrl, signal) {
  const result = { passed: 0, failed: 0, skipped: 0, failures: [] }
  const stderr = new Map()
  const tests = run({
    files,
    concurrency: CONCURRENT_FILES,
    signal,
    env: {
      ...process.env,
      ...(TARGETS.includes(target) && { CONTRACT_TARGET: target }),
      ...(databaseUrl && target.includes('postgres') && { DATABASE_URL: databaseUrl }),
    },
  })
  // Each test counts; a suite counts only when it fails itself, for example in a hook, and not because a test failed.
  const isOwnFailure = ({ details }) =>
    details.type !== 'suite' || details.error?.failureType !== 'subtestsFailed'
  for await (const { type, data } of tests) {
    if (type === 'test:stderr') stderr.set(data.file, (stderr.get(data.file) ?? '') + data.message)
    else if (type === 'test:pass' && data.skip !== undefined) result.skipped++
    else if (type === 'test:pass' && data.details.type !== 'suite') result.passed++
    else if (type === 'test:fail' && isOwnFailure(data)) {
      result.failed++
      result.failures.push(describe(data, stderr.get(data.file)))
    }
  }
  if (result.passed + result.failed === 0) throw new Error('No test ran.')
  return result
}

function describe({ name, file, line, details }, stderr = '') {
  // A file that fails before its first test writes the reason to stderr.
  if (resolve(ROOT, name) === file)
    return `✖ ${relative(ROOT, file)}\n${stderr.trim().replace(/^/gm, '    ')}`
  const error = details.error?.cause ?? details.error
  const whole = error?.stack ?? String(error?.message ?? error)
  const reason = whole.length > REASON_LENGTH ? `${whole.slice(0, REASON_LENGTH)}…` : whole
  return `✖ ${name} (${relative(ROOT, file ?? '')}:${line ?? 0})\n${reason.replace(/^/gm, '    ')}`
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { target: { type: 'string', multiple: true }, short: { type: 'boolean' } },
  })
  const unknown = values.target?.find((target) => !TARGETS.includes(target))
  if (unknown) {
    console.error(
      `Unknown target "${unknown}". Targets: ${TARGETS.join(', ')}. For another host set CONTRACT_URL=https://….`,
    )
    process.exit(2)
  }
  const { passed, failed } = await runTargets({
    ...(values.target && { targets: values.target }),
    isShort: values.short,
  })
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
