import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from './node-version.mjs'
import { childEnv, run } from './run.mjs'
import { counted } from './tally.mjs'

/** The contract suite on every database, in-process and over HTTP. */
export async function runContract() {
  const { code, text } = await run('node', ['scripts/contract.mjs'], { env: childEnv(), onOutput: () => {} })
  const [, passed = 0, failed = 0] = /(\d+) passed, (\d+) failed\s*$/.exec(text.trimEnd()) ?? []
  return counted('contract suite', code, Number(passed), Number(failed))
}

/** The browser tests against the production build. */
export async function runE2e(browser, args = []) {
  const file = path.join(root, '.cache', 'e2e.json')
  rmSync(file, { force: true })
  const env = childEnv({
    CHROME_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    NEXT_TELEMETRY_DISABLED: '1',
  })
  const { code } = await run('playwright', ['test', '--reporter=line,json', ...args], { env })
  const {
    expected = 0,
    unexpected = 0,
    flaky = 0,
  } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).stats : {}
  return counted('shop in a browser (playwright)', code, expected, unexpected + flaky)
}
