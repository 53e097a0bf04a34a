import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { stop } from './node-version.mjs'
import { childEnv, run } from './run.mjs'

// The headless shell comes first: it draws no window and runs the tests in two thirds of the time.
const SYSTEM_BROWSERS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

function playwrightBrowser() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}

function systemBrowser() {
  for (const name of SYSTEM_BROWSERS) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout?.trim()
    if (found) return found
  }
  return undefined
}

/** The path of the Chromium for the tests: CHROME_PATH, Playwright's or the system's; undefined when there is none. */
export function findBrowser() {
  return process.env.CHROME_PATH || playwrightBrowser() || systemBrowser()
}

// Some networks block the download host without an error, and the download would hang for minutes.
const DOWNLOAD_TIMEOUT_MS = 180_000

/** Finds or installs a Chromium and returns its path; exits with a message when that fails. */
export async function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  console.log('Installing a browser for the tests (once) …')
  const download = run('playwright', ['install', 'chromium'], { env: childEnv(), quiet: true })
  await Promise.race([download, new Promise((resolve) => setTimeout(resolve, DOWNLOAD_TIMEOUT_MS).unref())])
  if (playwrightBrowser()) return playwrightBrowser()
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (isDebianRoot) {
    console.log("Playwright's own browser cannot be downloaded here; installing Debian's …")
    const env = childEnv({ DEBIAN_FRONTEND: 'noninteractive' })
    await run('apt-get', ['update', '-qq'], { env, quiet: true })
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const install = ['install', '-y', '-qq', '--no-install-recommends', name]
      await run('apt-get', install, { env, quiet: true })
      if (systemBrowser()) return systemBrowser()
    }
  }
  return stop(
    'The tests need Chromium, and installing it failed. Install it ("npx playwright install chromium" or your system\'s package) or set its path: CHROME_PATH=/path/to/chromium npm test',
  )
}
