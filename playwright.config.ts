import { defineConfig, devices } from '@playwright/test'

const CHROMIUM_FLAGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The code of a test, such as axe's, runs too briefly to repay V8's slowest and best compiler: 7 % less processor time.
  '--js-flags=--no-opt',
]
const executablePath = process.env['CHROME_PATH']
const isRoot = process.getuid?.() === 0

/**
 * Files whose tests depend on the screen size. In these files a test with `pt` in its name runs on a phone, one with `en` on
 * a desktop, one without a language on both, or only on a desktop when it is tagged `@any-size`.
 */
const SIZE_DEPENDENT = [
  'build-kit',
  'buy-kit',
  'cart-drawer',
  'every-page',
  'home',
  'kit-card',
  'landing',
  'listing',
  'motion',
  'product',
  'review-form',
  'reviews',
  'shell',
  'slow-line',
  'variations',
]

/**
 * The English cases of tests with the tag `@one-language`, which do not run: these tests check behavior that depends neither on
 * the texts nor on the screen size. Component tests and e2e/every-page.spec.ts check the texts of both languages.
 */
const SKIPPED_ENGLISH_CASES = /^(?=.*@one-language).*(?:\ben\b|\/en\/)/

/** Tests the built shop in Chromium. All workers share one shop (e2e/fixtures.ts). */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/shared-shop.ts',
  fullyParallel: true,
  // The tests also wait, for animations, delayed fonts and pauses, so three keep two cores busy. With four, the suite took longer.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // These limits end only a test that hangs and allow for a slow machine; bench/ measures speed.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results',
  use: {
    locale: 'pt-BR',
    // Requests of a service worker bypass page.route(); offline.spec.ts tests the worker itself.
    serviceWorkers: 'block',
    // A trace makes a test 50 % slower, so it is opt-in: TRACE=1 npm run e2e -- the-failed.spec.ts
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
      testMatch: SIZE_DEPENDENT.map((name) => `${name}.spec.ts`),
      // Portuguese words are longer, so the narrow screen tests Portuguese.
      grepInvert: /\ben\b|\/en\/|@any-size/,
      // The device's own scale factor of 4.5 paints five times as many pixels without changing a result.
      use: {
        ...devices['Galaxy S9+'],
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        locale: 'pt-BR',
      },
    },
    {
      name: 'desktop',
      grepInvert: [
        new RegExp(String.raw` (?:${SIZE_DEPENDENT.join('|')})\.spec\.ts (?!.*@any-size).*\bpt\b`),
        SKIPPED_ENGLISH_CASES,
      ],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
