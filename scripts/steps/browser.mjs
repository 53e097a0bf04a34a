import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { stop } from './node-version.mjs'
import { childEnv, run } from './run.mjs'

// The headless shell has no window to draw around a page, and runs the tests in two thirds of the time.
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

/** The Chromium that the tests use: CHROME_PATH, Playwright's own, or one of the system; nothing when there is none. */
export function findBrowser() {
  return process.env.CHROME_PATH || playwrightBrowser() || systemBrowser()
}

// A machine that cannot reach the download host is told so at once by most networks, by some only after minutes.
const LONGEST_DOWNLOAD_MS = 180_000

/** Finds or installs a Chromium; stops with a sentence when there is no way to one. */
export async function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  console.log('Installing a browser for the tests (once) …')
  const download = run('playwright', ['install', 'chromium'], { env: childEnv(), quiet: true })
  await Promise.race([download, new Promise((resolve) => setTimeout(resolve, LONGEST_DOWNLOAD_MS).unref())])
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
    'The tests need a Chromium and none could be installed. Install one ("npx playwright install chromium", or your system\'s package) or name it: CHROME_PATH=/path/to/chromium npm test',
  )
}
