import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { ensureBrowser } from '../../scripts/steps/browser.mjs'

/** How much the phone is slowed down: the factor for its processor, and the round-trip time in milliseconds. */
export interface Slowness {
  cpu: number
  latencyMs: number
}

/** A page on a phone's screen, with its own cache and cookies. */
export interface Phone {
  page: Page
  /** Touches a point for the duration of a short tap. */
  tap(x: number, y: number): Promise<void>
  close(): Promise<void>
}

// A short tap: a finger stays on the glass for 60 to 130 ms.
const FINGER_MS = 80

/** Opens the browser of the tests. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    chromiumSandbox: process.getuid?.() !== 0,
    executablePath: await ensureBrowser(),
  })
}

/** Opens a phone; `onNewDocument` runs in every document before its own scripts. */
export async function openPhone(
  browser: Browser,
  slowness: Slowness,
  onNewDocument: () => void,
): Promise<Phone> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.addInitScript(onNewDocument)
  const session = await context.newCDPSession(page)
  await slowDown(session, slowness)
  return {
    page,
    async tap(x, y) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      await new Promise((resolve) => setTimeout(resolve, FINGER_MS))
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    },
    close: () => context.close(),
  }
}

// In bytes a second: about 10 Mbit/s down and 5 Mbit/s up.
const DOWNLOAD_SPEED = 1_200_000
const UPLOAD_SPEED = 600_000

async function slowDown(session: CDPSession, { cpu, latencyMs }: Slowness) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: DOWNLOAD_SPEED,
    uploadThroughput: UPLOAD_SPEED,
  })
}
