// Takes a screenshot of each view in every width and language and writes test-results/visual/contact-sheet.png.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { openShop } from '../../e2e/shop.ts'
import { contactSheet, type Cell } from './contact-sheet.ts'
import { takeScreenshot } from './screenshot.ts'
import { VIEWS } from './views.ts'

const OUT = path.resolve(import.meta.dirname, '../../test-results/visual')
const LANGS = ['pt', 'en'] as const
const WIDTHS = [360, 768, 1280, 1600] as const
/** Number of screenshots taken concurrently. */
const CONCURRENCY = 5

const args = process.argv.slice(2)
const address = args.find((arg) => /^https?:\/\//.test(arg))
const hasPages = args.includes('--pages')
const parts = args.filter((arg) => arg !== address && arg !== '--pages')
const views = VIEWS.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)))
if (views.length === 0) {
  console.error(
    `No view name contains ${parts.join(' or ')}. Views: ${VIEWS.map(({ name }) => name).join(', ')}`,
  )
  process.exit(2)
}

rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })
const shop = address ? undefined : await openShop()
const executablePath = process.env['CHROME_PATH']
const browser = await chromium.launch({
  chromiumSandbox: process.getuid?.() !== 0,
  ...(executablePath && { executablePath }),
})
try {
  const origin = shop?.origin ?? new URL(address!).origin
  const queue = views.flatMap((view) =>
    LANGS.flatMap((lang) => WIDTHS.map((width) => ({ view, lang, width }))),
  )
  const cells: Cell[] = []
  let failed = 0
  let next = 0
  // A screenshot mostly waits for the network, so several run concurrently.
  async function takeFromQueue() {
    for (let n = next++; n < queue.length; n = next++) {
      const { view, lang, width } = queue[n]!
      const title = `${view.name} ${lang} ${width}`
      try {
        const picture = await takeScreenshot(browser, origin, view, lang, width)
        cells[n] = { title, row: view.name, lang, width, picture }
        if (hasPages) writeFileSync(path.join(OUT, `${title.replaceAll(' ', '-')}.png`), picture)
      } catch (error) {
        failed++
        console.error(`✗ ${title}: ${String(error).split('\n')[0]}`)
      }
      if ((n + 1) % 40 === 0) console.log(`${n + 1} of ${queue.length}`)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, takeFromQueue))
  const file = path.join(OUT, 'contact-sheet.png')
  const taken = Object.values(cells)
  await contactSheet(taken, WIDTHS, LANGS, file)
  console.log(`${taken.length} pictures of ${views.length} views: ${path.relative(process.cwd(), file)}`)
  process.exitCode = failed > 0 ? 1 : 0
} finally {
  await browser.close()
  await shop?.stop()
}
