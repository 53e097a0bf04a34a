import type { BrowserContext, CDPSession, Page } from '@playwright/test'

/** A context with a page that tests use one after the other. */
interface Kept {
  key: string
  context: BrowserContext
  page: Page
  /** Whether a test has changed something that only ends with the context. */
  isSpoiled: boolean
  /** What the running test has changed, and `clean` takes back. */
  undo: (() => Promise<unknown>)[]
  origins: Set<string>
  openDevtools: () => Promise<CDPSession>
}

/** The listeners of tests; Playwright has its own for other events. */
const EVENTS =
  'console dialog download framenavigated load pageerror popup request requestfailed requestfinished response'.split(
    ' ',
  )
/** Methods whose effect only ends with the context. */
const SPOILING = {
  page: ['emulateMedia', 'exposeFunction', 'setExtraHTTPHeaders'],
  context: ['addInitScript', 'exposeFunction', 'grantPermissions', 'newCDPSession', 'setOffline'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
} as const

/** Calls `before` whenever one of an object's methods is called. */
function notice<Target extends object>(
  target: Target,
  names: readonly (keyof Target)[],
  before: () => void,
): void {
  for (const name of names) {
    const method = (target[name] as (...args: unknown[]) => unknown).bind(target)
    target[name] = ((...args: unknown[]) => {
      before()
      return method(...args)
    }) as Target[typeof name]
  }
}

async function open(key: string, context: BrowserContext): Promise<Kept> {
  const page = await context.newPage()
  const kept: Kept = {
    key,
    context,
    page,
    isSpoiled: false,
    undo: [],
    origins: new Set<string>(),
    openDevtools: context.newCDPSession.bind(context, page),
  }
  const spoil = () => void (kept.isSpoiled = true)
  notice(page, SPOILING.page, spoil)
  notice(context, SPOILING.context, spoil)
  notice(page.clock, SPOILING.clock, spoil)
  const size = page.viewportSize()!
  notice(page, ['setViewportSize'], () => kept.undo.push(() => resize(size)))
  const resize = page.setViewportSize.bind(page)
  const addInitScript = page.addInitScript.bind(page)
  page.addInitScript = async (...args: Parameters<Page['addInitScript']>) => {
    const script = await addInitScript(...args)
    kept.undo.push(() => script.dispose())
    return script
  }
  return kept
}

/**
 * Resets the page for a new visitor whose browser has cached the shop's files; false when that is impossible. The page goes to
 * robots.txt, because an empty page would end the browser's process, which has compiled the scripts.
 */
async function clean(kept: Kept): Promise<boolean> {
  const { context, page, undo, origins, openDevtools } = kept
  const [origin = ''] = origins
  if (kept.isSpoiled || page.isClosed() || origins.size !== 1 || !origin.startsWith('http')) return false
  for (const event of EVENTS) for (const target of [page, context]) target.removeAllListeners(event)
  const others = context.pages().filter((other) => other !== page)
  await Promise.all([
    ...others.map((other) => other.close()),
    ...[page, context].map((target) => target.unrouteAll({ behavior: 'ignoreErrors' })),
    ...undo.splice(0).map((one) => one()),
  ])
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(() => sessionStorage.clear())
  const devtools = await openDevtools()
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await devtools.detach()
  await context.clearCookies()
  await page.mouse.move(-1, -1)
  return true
}

/** Returns a page for the next test: that of the test before, if `key` (the settings of the context) is the same. */
export type TakePage = (key: string, openContext: () => Promise<BrowserContext>) => Promise<Page>

/** Keeps one page. `release` is called after each test. */
export function keepOnePage(): { take: TakePage; release(hasFailed: boolean): Promise<void> } {
  let kept: Kept | undefined
  const close = async () => {
    await kept?.context.close()
    kept = undefined
  }
  return {
    async take(key, openContext) {
      if (kept?.key !== key) await close()
      kept ??= await open(key, await openContext())
      const { page, origins } = kept
      origins.clear()
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame()) origins.add(new URL(frame.url()).origin)
      })
      return page
    },
    async release(hasFailed) {
      const isClean = kept && !hasFailed && (await clean(kept).catch(() => false))
      if (!isClean) await close()
    },
  }
}
