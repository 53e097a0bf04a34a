import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { recordShifts, shiftsDownToTheEnd } from './layout-shifts.ts'

test.use({ isFirstVisit: true })

/** The names of the downloaded fonts with which the browser draws the first element that the selector matches. */
async function fontsOf(devtools: CDPSession, selector: string): Promise<string[]> {
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName)
}

async function openDevtools(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  return devtools
}

for (const path of ['/colageno', '/serum'])
  test(
    `decision 0091 ${path}: headings and the shop’s name get the display font on a first visit whose fonts come late, and nothing moves`,
    { tag: '@one-language' },
    async ({ page }) => {
      await recordShifts(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const devtools = await openDevtools(page)
      for (const selector of ['main h1', 'header [data-logo]'])
        await expect.poll(() => fontsOf(devtools, selector), selector).toEqual(['Fraunces Medium'])
      expect((await shiftsDownToTheEnd(page)).filter(({ value }) => value > 0)).toEqual([])
    },
  )
