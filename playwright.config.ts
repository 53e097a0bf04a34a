import { defineConfig, devices } from '@playwright/test'

const CHROMIUM_FLAGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const executablePath = process.env['CHROME_PATH']
const isRoot = process.getuid?.() === 0

/** What a page looks like and how it answers to hands; bytes, answers, words and processes are the same at every size. */
const LOOKED_AT = [
  'build-kit',
  'buy-kit',
  'cart-drawer',
  'every-page',
  'home',
  'kit-card',
  'landing',
  'layout-shift',
  'listing',
  'motion',
  'product',
  'review-form',
  'reviews',
  'shell',
]

/** The built shop in a real Chromium. Every worker has a shop of its own (e2e/fixtures.ts); two suit two cores. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Speed is the benches' business: these only end a test that hangs, also on a machine that stalls.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results',
  use: {
    locale: 'pt-BR',
    // What goes through a worker escapes the routes of a test; the worker has tests of its own.
    serviceWorkers: 'block',
    // A trace costs every test half as much again: TRACE=1 npm run e2e -- the-failed.spec.ts
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      args: CHROMIUM_FLAGS,
      chromiumSandbox: !isRoot,
      ...(executablePath && { executablePath }),
    },
  },
  projects: [
    {
      name: 'phone',
      testMatch: LOOKED_AT.map((name) => `${name}.spec.ts`),
      // Size and language do not meet: a phone has the Portuguese words, which are the longer ones, a wide screen the English.
      grepInvert: /\ben\b|\/en\//,
      // The phone itself has 4.5 dots to a pixel: five times as many to paint, and nothing that a test would see.
      use: {
        ...devices['Galaxy S9+'],
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        locale: 'pt-BR',
      },
    },
    {
      name: 'desktop',
      grepInvert: new RegExp(String.raw` (?:${LOOKED_AT.join('|')})\.spec\.ts .*\bpt\b`),
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
