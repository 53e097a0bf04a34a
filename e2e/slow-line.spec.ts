import { expect, test } from './fixtures.ts'
import { MAX_SHIFT, recordedShifts, recordShifts } from './layout-shifts.ts'
import { openSlowLine } from './slow-line.ts'

test.use({ isFirstVisit: true })

for (const path of ['/', '/colageno', '/serum', '/produtos'])
  test(`decision 0029 pt ${path}: nothing that has been painted moves while the rest of the page arrives slowly`, async ({
    page,
    shop,
  }) => {
    const line = await openSlowLine(shop.origin)
    try {
      await recordShifts(page)
      await page.goto(line.origin + path)
      const shifts = await recordedShifts(page)
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect(sum, JSON.stringify(shifts)).toBeLessThan(MAX_SHIFT)
    } finally {
      line.close()
    }
  })
