import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { stop } from './node-version.mjs'
import { childEnv, run } from './run.mjs'

// Some networks block the download host without an error, and the download would hang for minutes.
const DOWNLOAD_TIMEOUT_MS = 180_000

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

const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

async function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn('apt-get', args, { env, stdio: 'ignore', timeout: DOWNLOAD_TIMEOUT_MS })
  await once(child, 'close').catch(() => {})
}

/** Installs Debian's headless Chromium, or else its whole one, where no system browser is installed. Resolves also when that fails. */
export async function installSystemBrowser() {
  if (!isDebianRoot() || process.env.CHROME_PATH || systemBrowser()) return
  console.log('Installing a browser for the tests (once) …')
  await aptGet('update', '-qq')
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (!systemBrowser()) await aptGet('install', '-y', '-qq', '--no-install-recommends', name)
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

/** Finds or installs a Chromium and returns its path; exits with a message when that fails. */
export async function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  await installSystemBrowser()
  if (systemBrowser()) return systemBrowser()
  console.log('Downloading a browser for the tests (once) …')
  const download = run('playwright', ['install', 'chromium'], { env: childEnv(), quiet: true })
  await Promise.race([download, new Promise((resolve) => setTimeout(resolve, DOWNLOAD_TIMEOUT_MS).unref())])
  return (
    playwrightBrowser() ??
    stop(
      'The tests need Chromium, and installing it failed. Install it ("npx playwright install chromium" or your system\'s package) or set its path: CHROME_PATH=/path/to/chromium npm test',
    )
  )
}
