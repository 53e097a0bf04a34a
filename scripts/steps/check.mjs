import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { failuresInText, failuresOfJest } from './failures.mjs'
import { root } from './node-version.mjs'
import { childEnv, run } from './run.mjs'
import { counted, gate, sum } from './tally.mjs'

const GATES = [
  ['format', 'oxfmt', ['--check']],
  ['lint', 'oxlint', []],
  ['unused code', 'knip', []],
  [
    'import directions',
    'depcruise',
    [
      '--config',
      '.dependency-cruiser.cjs',
      'app',
      'components',
      'lib',
      'server',
      'instrumentation.ts',
      'instrumentation-client.ts',
      'middleware.ts',
      'e2e',
      'scripts',
      'bench',
    ],
  ],
  ['citations', 'node', ['scripts/citations.mjs']],
]

/** Runs the tests of rules and components; jest uses one core of two. */
export async function runJest() {
  const file = path.join(root, '.cache', 'jest.json')
  mkdirSync(path.dirname(file), { recursive: true })
  rmSync(file, { force: true })
  // Each file loads its modules anew. With more room for new objects V8 copies fewer of them: an eighth less processor time. The code
  // that V8's optimizing compiler makes is lost at the end of each file, so switching it off saves some seconds.
  const v8 = ['--min-semi-space-size=64', '--max-semi-space-size=64', '--no-opt']
  const jest = [...v8, path.join(root, 'node_modules/jest/bin/jest.js')]
  const { code } = await run('node', [...jest, '--json', `--outputFile=${file}`, '--silent=false'], {
    env: childEnv({ NEXT_TELEMETRY_DISABLED: '1' }),
    quiet: true,
    onOutput: printFailures(),
  })
  const result = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0 }
  return counted(
    'rules and components (jest)',
    code,
    result.numPassedTests,
    result.numFailedTests,
    failuresOfJest(result),
  )
}

// jest also prints its JSON result; this prints only the lines of failing suites. A piece of the output may end within a line.
function printFailures() {
  let isFailing = false
  let rest = ''
  return (text) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop()
    for (const line of lines) {
      if (/^(?:FAIL|PASS) /.test(line)) isFailing = line.startsWith('FAIL')
      if (isFailing && !line.startsWith('{"num')) console.error(line)
    }
  }
}

const CRASH_LENGTH = 3000

/** Runs node:test with the given options and files and returns the counts of the summary. */
export async function nodeTests(name, args, env) {
  const { code, text } = await run('node', ['--test', '--test-reporter=spec', ...args], {
    env,
    quiet: true,
  })
  const count = (word) => Number(new RegExp(`^ℹ ${word} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
  // A process that has crashed wrote no list of failing tests.
  const listed = text.indexOf('✖ failing tests')
  const failing = code === 0 ? '' : text.slice(listed < 0 ? -CRASH_LENGTH : listed)
  if (failing) console.error(failing)
  return counted(name, code, count('pass'), count('fail') + count('cancelled'), failuresInText(failing))
}

// The generated types of routes are named, because Git ignores them.
const TYPES = ['-c', '.oxlintrc.types.json', '--type-aware', '--type-check', '.', '.next/types/validator.ts']

/** Checks types, and the lint rules that need them; with `givesWay` other processes go first. */
export async function runTypes(options) {
  const env = childEnv({ NEXT_TELEMETRY_DISABLED: '1' })
  // Generates the route types, which a fresh clone lacks.
  await run('next', ['typegen'], { env, quiet: true })
  return gate('types', (await run('oxlint', TYPES, { env, ...options })).code)
}

/** Runs the other gates: format, lint rules, unused code, import directions and citations. */
export async function runOtherGates() {
  const tallies = []
  for (const [name, command, args] of GATES)
    tallies.push(gate(name, (await run(command, args, { env: childEnv() })).code))
  return sum(tallies)
}

/**
 * Runs the tests of the embedded API and the server in one process: loading the code takes longer than the tests of most files. Those of
 * the scripts have another one, because they read SVG, which the embedded API blocks for its whole process.
 */
export const runNodeTests = () =>
  inOneProcess('embedded API and server', [
    'lib/embedded/**/*.test.ts',
    'server/**/*.test.ts',
    'e2e/{faults,foreign-store}/**/*.test.ts',
  ])

/** Runs the tests of the scripts. */
export const runScriptTests = () => inOneProcess('scripts', ['scripts/**/*.test.ts'])

// Their code runs too briefly to repay V8's optimizing compiler: without it, 7 % less processor time.
const inOneProcess = (name, patterns) =>
  nodeTests(
    `${name} (node:test)`,
    ['--no-opt', '--test-isolation=none', ...patterns],
    childEnv({ NEXT_TELEMETRY_DISABLED: '1' }),
  )

/** Runs the gates, then every test that needs neither build nor browser. */
export async function runCheck() {
  const inNode = async () => sum([await runNodeTests(), await runScriptTests()])
  const gates = [await runTypes(), await runOtherGates()]
  return sum([...gates, ...(await Promise.all([runJest(), inNode()]))])
}
