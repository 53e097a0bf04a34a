import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { newIp } from './new-ip.ts'
import type { Language } from './languages.ts'
import { keepOnePage } from './kept-page.ts'
import { keepOneShop, type KeepShop } from './own-shop.ts'
import { sharedShop } from './shared-shop.ts'
import type { Shop } from './shop.ts'

export { LANGUAGES, type Language } from './languages.ts'

/** Time-out for hydration in milliseconds. It is generous because test machines can be busy. */
const HYDRATION_MS = 30_000
const HYDRATION_POLL_MS = 50
const IDLE_TIMEOUT_MS = 2000

/**
 * Waits until the page reacts to input: its deferred scripts have loaded (docs/decisions/0033) and React has hydrated its header
 * and main part. The load event does not indicate either, because the scripts are requested after the first paint.
 */
export async function untilHydrated(page: Page) {
  const isHydrated = () => {
    // React hydrates only the outer element of shared markup (data-h, docs/decisions/0053), not the elements inside.
    const hasFiber = (part: Element | null) => {
      const outer = part?.closest('[data-h]') ?? part
      return !outer || Object.keys(outer).some((key) => key.startsWith('__reactFiber'))
    }
    return (
      !document.querySelector('script[data-src]') &&
      (!document.querySelector('script[src^="/_next/"]') ||
        ['header a', 'main > *'].every((part) => hasFiber(document.querySelector(part))))
    )
  }
  // By default the condition is evaluated in every frame, and so makes the page paint 60 frames per second while it loads.
  await page.waitForFunction(isHydrated, undefined, { timeout: HYDRATION_MS, polling: HYDRATION_POLL_MS })
  // React marks elements before it commits and runs effects, which register listeners: a link that is pressed earlier loads its page anew.
  await page.evaluate(
    (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
    IDLE_TIMEOUT_MS,
  )
}

/** Changes `goto` and `reload` of a page so that they resolve once the page reacts to input. Returns the page. */
export function waitingForHydration(page: Page): Page {
  for (const method of ['goto', 'reload'] as const) {
    const navigate = page[method].bind(page) as (...args: unknown[]) => ReturnType<Page['goto']>
    page[method] = async (...args: unknown[]) => {
      const response = await navigate(...args)
      await untilHydrated(page)
      return response
    }
  }
  return page
}

const VIOLATION = 'security policy violation:'

/** Logs each violation of the Content-Security-Policy on a context's pages, with directive and source. */
function logViolations(context: BrowserContext): Promise<unknown> {
  return context.addInitScript((prefix) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, documentURI } = event
      console.error(prefix, effectiveDirective, blockedURI, sample, sourceFile, documentURI)
    })
  }, VIOLATION)
}

/** Adds each of these violations to a list. */
function collectViolations(context: BrowserContext, violations: string[]): void {
  context.on('console', (message) => {
    if (message.text().startsWith(VIOLATION)) violations.push(message.text())
  })
}

interface TestOptions {
  /** Whether `page.goto` waits for hydration; false for a page whose scripts cannot load. */
  waitsForHydration: boolean
  /** Whether the browser has never seen the shop: no file of it is in a cache, and no script is compiled. */
  isFirstVisit: boolean
  /** Errors that the page throws or logs to the console. The test fails at its end unless the list is empty. */
  consoleErrors: string[]
  /** Violations of the pages' security policy (L19). The test fails at its end unless the list is empty. */
  policyViolations: string[]
  /** The shop that all workers share: only its visitors change it. Any other change needs a shop of the file's own. */
  shop: Pick<Shop, 'origin'>
  /** Returns a shop with settings of the file's own, which `start` starts for the first of its tests in a worker. */
  ownShop: <Own extends { stop(): Promise<unknown> }>(start: () => Promise<Own>) => Promise<Own>
}

/** The shops of a worker. */
interface Shops {
  keepShop: KeepShop
  /** The page that the worker's tests use one after the other (e2e/kept-page.ts). */
  keptPage: ReturnType<typeof keepOnePage>
}

async function useKeptShop(use: (keep: KeepShop) => Promise<void>) {
  const { keep, stop } = keepOneShop()
  await use(keep)
  await stop()
}

/**
 * Tests of all workers share one shop; a file that needs other settings has a shop of its own in each worker (`ownShop`). A file that
 * replaced a fixture of the worker would get a worker and a browser of its own, which takes seconds. `page.goto` waits for hydration. An error in the page's
 * console and a violation of its security policy fail the test.
 */
export const test = base.extend<TestOptions, Shops>({
  keepShop: [({}, use) => useKeptShop(use), { scope: 'worker' }],
  shop: ({}, use) => use(sharedShop()),
  ownShop: ({ keepShop }, use, { file }) => use((start) => keepShop(file, start)),
  baseURL: async ({ shop }, use) => use(shop.origin),
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': newIp() }),
  waitsForHydration: [true, { option: true }],
  isFirstVisit: [false, { option: true }],
  keptPage: [({}, use) => use(keepOnePage()), { scope: 'worker' }],
  context: async (
    {
      browser,
      keptPage,
      isFirstVisit,
      trace,
      javaScriptEnabled,
      extraHTTPHeaders,
      baseURL,
      contextOptions,
      hasTouch,
      serviceWorkers,
      viewport,
    },
    use,
    testInfo,
  ) => {
    // A new browser context takes half a second of processor time: a process, an empty cache, scripts that are not compiled.
    const open = async () => {
      const context = await browser.newContext()
      await logViolations(context)
      return context
    }
    if (isFirstVisit || javaScriptEnabled === false || trace !== 'off') {
      const context = await open()
      await use(context)
      return context.close()
    }
    const key = JSON.stringify([baseURL, contextOptions, hasTouch, serviceWorkers, viewport])
    const page = await keptPage.take(key, open)
    await page.context().setExtraHTTPHeaders(extraHTTPHeaders!)
    await use(page.context())
    await keptPage.release(testInfo.status !== testInfo.expectedStatus)
  },
  page: async ({ context, javaScriptEnabled, waitsForHydration }, use) => {
    const page = context.pages()[0] ?? (await context.newPage())
    const { goto, reload } = page
    await use(javaScriptEnabled !== false && waitsForHydration ? waitingForHydration(page) : page)
    Object.assign(page, { goto, reload })
  },
  policyViolations: [
    async ({ context }, use) => {
      const violations: string[] = []
      collectViolations(context, violations)
      await use(violations)
      expect(violations).toEqual([])
    },
    { auto: true },
  ],
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = []
      page.on('pageerror', (error) => consoleErrors.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error') consoleErrors.push(`${message.text()} ${message.location().url}`)
      })
      await use(consoleErrors)
      expect(consoleErrors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Returns the card of a kit by its title. */
export function kitCard(page: Page, title: string | RegExp) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
}

/** Returns the open cart drawer. */
export function drawerOf(page: Page, { drawer }: Language) {
  return page.getByRole('dialog', { name: drawer })
}
