import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { TARGETS } from '../contract/targets.mjs'
import { nodeTests } from './check.mjs'
import { failuresInText, failuresOfPlaywright } from './failures.mjs'
import { root } from './node-version.mjs'
import { childEnv, run } from './run.mjs'
import { counted, sum } from './tally.mjs'

// The files of e2e/http whose shops have another store behind them, or one that fails.
const OTHER_STORES =
  /\/(?:doctor|foreign-\w+|hostile-api|logs|outage|postgres-store|reviews-outage|generated-stores)\.test\.ts$/

/** The targets of the contract suite in two parts: one runs every file, the others those whose results can differ (scripts/contract/files.mjs). */
export const CONTRACT_TARGETS = {
  sqlite: ['sqlite'],
  others: TARGETS.filter((target) => target !== 'sqlite'),
}

/** Runs the short contract suite on the given targets. */
export async function runContract(targets) {
  const args = ['scripts/contract.mjs', '--short', ...targets.flatMap((target) => ['--target', target])]
  const { code, text } = await run('node', args, { env: childEnv(), onOutput: () => {} })
  const [, passed = 0, failed = 0] = /(\d+) passed, (\d+) failed\s*$/.exec(text.trimEnd()) ?? []
  return counted(
    `contract suite (${targets.join(', ')})`,
    code,
    Number(passed),
    Number(failed),
    failuresInText(text),
  )
}

function testFiles(folder, ending) {
  return readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`)
}

const HTTP_TESTS = testFiles('e2e/http', '.test.ts')

// Redis has 50 ms for a command: on a busy machine pages are rendered instead, and these tests fail.
const MEASURES_TIME = /\/page-copies\.test\.ts$/

/**
 * The files of e2e/http in two series of about the same duration, and those that run alone; files that share a shop are in the
 * same series.
 */
export const HTTP_SERIES = {
  alone: HTTP_TESTS.filter((file) => MEASURES_TIME.test(file)),
  ownStore: HTTP_TESTS.filter((file) => !OTHER_STORES.test(file) && !MEASURES_TIME.test(file)),
  otherStores: HTTP_TESTS.filter((file) => OTHER_STORES.test(file)),
}

/**
 * Runs tests of the production server that need no browser, in one process so that they share one server. A server that a
 * failed test leaves running does not keep the process alive.
 */
export function runHttp(files) {
  const env = childEnv({ NEXT_TELEMETRY_DISABLED: '1' })
  return nodeTests(
    'shop over HTTP (node:test)',
    ['--test-isolation=none', '--test-force-exit', ...files],
    env,
  )
}

/** Runs the browser tests against the production build. */
export async function runBrowser(browser, args = []) {
  const file = path.join(root, '.cache', 'e2e.json')
  rmSync(file, { force: true })
  const env = childEnv({
    CHROME_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    NEXT_TELEMETRY_DISABLED: '1',
  })
  const { code } = await run('playwright', ['test', '--reporter=line,json', ...args], { env })
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { stats: {} }
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats
  return counted(
    'shop in a browser (playwright)',
    code,
    expected,
    unexpected + flaky,
    failuresOfPlaywright(report),
  )
}

/** Runs both kinds of tests of the production build; file names among the arguments select from both. */
export async function runE2e(browser, args = []) {
  const specs = testFiles('e2e', '.spec.ts')
  const names = args.filter((arg) => !arg.startsWith('-'))
  const isNamed = (file) => names.some((name) => file.includes(name))
  const isHttpOnly = (name) =>
    HTTP_TESTS.some((file) => file.includes(name)) && !specs.some((file) => file.includes(name))
  const files = args.length === 0 ? HTTP_TESTS : HTTP_TESTS.filter(isNamed)
  const tallies = []
  if (files.length > 0) tallies.push(await runHttp(files))
  if (names.length === 0 || !names.every(isHttpOnly)) tallies.push(await runBrowser(browser, args))
  return sum(tallies)
}

/**
 * Crawls the built shop (npm run crawl:check) and returns its counts; prints the report only when a rule fails. The store is on
 * PostgreSQL, because every other test of the whole shop has it on SQLite.
 */
export async function runCrawl() {
  const { code, text } = await run('node', ['scripts/crawl/main.ts', '--postgres'], {
    env: childEnv({ NEXT_TELEMETRY_DISABLED: '1' }),
    quiet: true,
  })
  if (code !== 0) console.error(text)
  const [, passed = 0, failed = 0] = /(\d+) passed, (\d+) failed\s*$/.exec(text.trimEnd()) ?? []
  const [pages = 'shop'] = /\d+ pages/.exec(text) ?? []
  const name = `crawl on PostgreSQL (${pages})`
  return counted(name, code, Number(passed), Number(failed), failuresInText(text))
}

/** Runs the short form of `npm run fleet:check` and returns its counts; prints its table only when a line fails. */
export async function runFleetCheck() {
  const { code, text } = await run('node', ['scripts/fleet/check/main.ts', '--short'], {
    env: childEnv({ NEXT_TELEMETRY_DISABLED: '1' }),
    quiet: true,
  })
  if (code !== 0) console.error(text)
  const [, passed = 0, failed = 0] = /(\d+) passed, (\d+) failed\s*$/.exec(text.trimEnd()) ?? []
  const name = 'three shops behind one address (fleet:check)'
  return counted(name, code, Number(passed), Number(failed), failuresInText(text))
}
