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

/** The built shop in a real Chromium. Every worker has a shop of its own (e2e/fixtures.ts); two suit two cores. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 45_000,
  expect: { timeout: 8_000 },
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
      // Bytes, answers, words, forms and processes are the same at every size.
      testIgnore: [
        'account.spec.ts',
        'ad-click.spec.ts',
        'analytics.spec.ts',
        'budget.spec.ts',
        'contact.spec.ts',
        'discovery.spec.ts',
        'door.spec.ts',
        'encoding.spec.ts',
        'every-page-plain.spec.ts',
        'foreign-host.spec.ts',
        'freshness.spec.ts',
        'institutional.spec.ts',
        'later-parts.spec.ts',
        'lifecycle.spec.ts',
        'limits.spec.ts',
        'logs.spec.ts',
        'moderation.spec.ts',
        'not-found.spec.ts',
        'offline.spec.ts',
        'outage.spec.ts',
        'policies.spec.ts',
        'price-truth.spec.ts',
        'review-journey.spec.ts',
        'reviews-outage.spec.ts',
        'search.spec.ts',
        'status.spec.ts',
        'structured-data.spec.ts',
        'survey.spec.ts',
      ],
      // English words are shorter: on a phone the rest is asked in Portuguese only, whose words are the ones that break.
      grepInvert: /\ben\b|\/en\//,
      use: { ...devices['Galaxy S9+'], viewport: { width: 360, height: 740 }, locale: 'pt-BR' },
    },
    {
      name: 'desktop',
      // Every page is looked at in Portuguese on a phone and in English here: size and language do not meet in it.
      grepInvert: / (?:every-page|layout-shift)\.spec\.ts pt /,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
