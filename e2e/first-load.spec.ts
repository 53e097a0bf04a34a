import type { Response } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.use({ isFirstVisit: true })

const FONTS_BUDGET = 70 * 1024

test('T21 a page loads two font files and prefetches no other page before the first interaction', async ({
  page,
  shop,
}) => {
  const fonts: Response[] = []
  const prefetched: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) fonts.push(response)
  })
  page.on('request', (request) => {
    if (request.url().includes('_rsc=')) prefetched.push(request.url())
  })
  await page.goto(shop.origin)
  await page.waitForLoadState('networkidle')
  await expect.poll(() => fonts.length).toBe(2)
  const sizes = await Promise.all(fonts.map(async (font) => (await font.body()).length))
  expect(Math.min(...sizes)).toBeGreaterThan(0)
  expect(sizes.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(FONTS_BUDGET)
  expect(prefetched).toEqual([])
})
