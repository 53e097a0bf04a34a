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

/**
 * The files whose subject depends on the size of the screen: layout and input. In them a test named `pt` runs on a phone, one named
 * `en` on a wide screen, one without a language on both, or on a wide screen alone when it is tagged `@any-size`.
 */
const SIZE_DEPENDENT = [
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

/** The built shop in a real Chromium. Each worker starts its own shop (e2e/fixtures.ts); two workers suit two cores. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // The benches measure speed. These limits only end a test that hangs, and allow for a slow machine.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results',
  use: {
    locale: 'pt-BR',
    // Requests of a service worker bypass page.route(); offline.spec.ts tests the worker itself.
    serviceWorkers: 'block',
    // A trace makes every test half as slow again: TRACE=1 npm run e2e -- the-failed.spec.ts
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
      // Portuguese words are the longer ones, so the narrow screen gets them.
      grepInvert: /\ben\b|\/en\/|@any-size/,
      // The device itself has a scale factor of 4.5: five times as many pixels to paint, and no test sees a difference.
      use: {
        ...devices['Galaxy S9+'],
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        locale: 'pt-BR',
      },
    },
    {
      name: 'desktop',
      grepInvert: new RegExp(String.raw` (?:${SIZE_DEPENDENT.join('|')})\.spec\.ts (?!.*@any-size).*\bpt\b`),
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
