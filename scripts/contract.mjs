import { fork } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const ROOT = resolve(import.meta.dirname, '..')
const EMBEDDED = ['sqlite', 'postgres', 'http', 'http-postgres']
// Targets of the profile front-v2: the store of e2e/foreign-store, and the embedded one run as an external host.
const EXTERNAL = { foreign: startForeign, 'as-external': startEmbedded }
/** All targets. */
export const TARGETS = [...EMBEDDED, ...Object.keys(EXTERNAL)]
/** The test files of each profile: all of docs/store-api.md, or only what docs/platform-api.md guarantees for every store of the platform. */
const PROFILES = { embedded: 'e2e/contract/*.contract.ts', 'front-v2': 'e2e/contract/front-v2/*.contract.ts' }
/**
 * The files of the short run (`npm test`). In-process SQLite runs every file; the other targets run those whose results
 * can differ there. PostgreSQL: different SQL, locks and change log. HTTP: bodies, headers, cookies, broken connections. Concurrent writes
 * run on PostgreSQL and over HTTP, so not on both at once.
 */
const SHORT = {
  postgres: [
    ...[
      'account',
      'backup',
      'busy-cart',
      'cart-version',
      'changes',
      'concurrency',
      'contact',
      'dead-connections',
      'filters',
      'hand-over',
      'idempotency',
      'injection',
    ],
    ...[
      'killed-orders',
      'list-shop',
      'listing',
      'moderation',
      'new-carts',
      'nps-key',
      'orders',
      'password-recovery',
      'processes',
      'questions',
      'reviews',
      'reviews-paging',
      'reviews-submission',
      'sign-in-limits',
      'variations',
      'wishlist',
    ],
  ],
  http: [
    ...['cart-version', 'concurrency', 'cors', 'documents', 'idempotency', 'language', 'nps', 'price-safety'],
    ...['reviews-photo', 'reviews-submission', 'session', 'transport', 'wishlist'],
  ],
  'http-postgres': ['idempotency', 'orders', 'transport'],
}
const PROCESSES = 2
// Mostly waits for processes that it kills, so it has a process of its own beside the others.
const WAITING = /\/killed-orders\.contract\.ts$/
const REASON_LENGTH = 1500

/**
 * Runs the contract suite against each target, or only against CONTRACT_URL when it is set; an external host is tested with the
 * profile front-v2 unless another one is named. Prints one line for each target and every failure; returns the totals.
 */
export async function runTargets({
  targets = process.env.CONTRACT_URL ? [process.env.CONTRACT_URL] : TARGETS,
  isShort = false,
  profile,
} = {}) {
  const interrupt = new AbortController()
  const onSignal = () => interrupt.abort()
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  const totals = { passed: 0, failed: 0 }
  let postgres
  try {
    for (const target of targets) {
      const started = performance.now()
      let result
      let host
      try {
        if (target.includes('postgres')) postgres ??= await startPostgres()
        const profileName = profile ?? (EMBEDDED.includes(target) ? 'embedded' : 'front-v2')
        const files = filesOf(profileName, isShort && profileName === 'embedded' && SHORT[target])
        host = await hostOf(target, postgres?.url)
        const { url = process.env.CONTRACT_URL, env } = host ?? {}
        const options = {
          databaseUrl: postgres?.url,
          env: {
            ...(!EMBEDDED.includes(target) && { CONTRACT_URL: url }),
            ...(isShort && { CONTRACT_SHORT: '1' }),
            ...env,
          },
        }
        result = await runTarget(target, files, options, interrupt.signal)
      } catch (error) {
        result = { passed: 0, failed: 1, skipped: 0, failures: [String(error)] }
      } finally {
        await host?.stop()
      }
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      const { passed, failed, skipped, failures } = result
      console.log(`${target}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)`)
      for (const failure of failures) console.log(failure.replace(/^/gm, '  '))
      totals.passed += passed
      totals.failed += failed
    }
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
    await postgres?.stop()
  }
  return totals
}

async function startPostgres() {
  const postgres = await import('../e2e/contract/postgres.ts')
  return postgres.startPostgres()
}

// The files of a target over HTTP share one server; on PostgreSQL in process each gets a copy of one database.
async function hostOf(target, databaseUrl) {
  if (target === 'postgres') return seededDatabase(databaseUrl)
  if (target === 'http') return sharedApi()
  if (target === 'http-postgres') return sharedApi(databaseUrl)
  return EXTERNAL[target]?.()
}

async function seededDatabase(serverUrl) {
  const { createDatabase } = await import('../e2e/contract/postgres.ts')
  const { OWN_CONFIG } = await import('../e2e/contract/own-config.ts')
  const { prepareEmbeddedDatabase } = await import('#lib/embedded/index.ts')
  const { url, drop } = await createDatabase(serverUrl)
  await prepareEmbeddedDatabase({ database: { kind: 'postgres', url, schema: 'loja' }, config: OWN_CONFIG })
  return { env: { CONTRACT_TEMPLATE: url }, stop: drop }
}

async function sharedApi(serverUrl) {
  const { startApi } = await import('../e2e/contract/api-process.ts')
  const { createDatabase } = await import('../e2e/contract/postgres.ts')
  const database = serverUrl && (await createDatabase(serverUrl))
  const api = await startApi(database?.url)
  const stop = async () => {
    await api.stop()
    await database?.drop()
  }
  return { env: { CONTRACT_SHARED_API: api.address }, stop }
}

async function startForeign() {
  const { startForeignStore } = await import('../e2e/foreign-store/host.ts')
  const store = await startForeignStore()
  return { url: store.apiUrl, stop: () => store.close() }
}

async function startEmbedded() {
  const { startApi } = await import('../e2e/contract/api-process.ts')
  const { OWN_CONFIG } = await import('../e2e/contract/own-config.ts')
  const { address, stop } = await startApi()
  return { url: address, stop, env: { APP_TOKEN: OWN_CONFIG.appToken } }
}

/** The paths of the named contract files of a profile; all of its files when `names` is falsy. Throws when a named file does not exist. */
function filesOf(profile, names) {
  const files = globSync(PROFILES[profile], { cwd: ROOT }).map((file) => resolve(ROOT, file))
  if (!names) return files
  return names.map((name) => {
    const file = files.find((each) => basename(each) === `${name}.contract.ts`)
    if (!file) throw new Error(`There is no e2e/contract/${name}.contract.ts.`)
    return file
  })
}

// The files are shared out among processes that run at the same time.
async function runTarget(target, files, { databaseUrl, env }, signal) {
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
  const child = fork(resolve(ROOT, 'scripts/contract/one-process.mjs'), files, { env, signal, silent: true })
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

async function printOptionalCalls(url) {
  const { findOptionalCalls } = await import('../server/checks/store-report/optional-calls.ts')
  const { openStoreHost } = await import('../server/checks/store-report/host.ts')
  const { hostOptions } = await import('../server/checks/store-report/options.ts')
  const optionalCalls = await findOptionalCalls(openStoreHost(url, hostOptions(process.env)))
  const names = (has) =>
    optionalCalls.flatMap((one) => (one.has === has ? one.name : [])).join(', ') || 'none'
  console.log(`Optional calls of this host: ${names(true)}.\nMissing: ${names(false)}.`)
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      target: { type: 'string', multiple: true },
      profile: { type: 'string' },
      short: { type: 'boolean' },
    },
  })
  const unknown = values.target?.find((target) => !TARGETS.includes(target))
  if (unknown) {
    console.error(
      `Unknown target "${unknown}". Targets: ${TARGETS.join(', ')}. For another host set CONTRACT_URL=https://….`,
    )
    process.exit(2)
  }
  if (values.profile !== undefined && !Object.hasOwn(PROFILES, values.profile)) {
    console.error(`Unknown profile "${values.profile}". Profiles: ${Object.keys(PROFILES).join(', ')}.`)
    process.exit(2)
  }
  const { passed, failed } = await runTargets({
    ...(values.target && { targets: values.target }),
    isShort: values.short,
    profile: values.profile,
  })
  if (process.env.CONTRACT_URL) await printOptionalCalls(process.env.CONTRACT_URL)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
