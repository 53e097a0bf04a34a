// npm run page-dates: records day and hash of the texts of the brand's pages. Refuses a text that has changed while its day in
// brands/rosalume/pageDates.json, which sitemaps name (R65), has not, unless that day is today.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { datedTexts, undatedChanges } from '#lib/brand/page-texts.ts'
import { DEFAULT_BRAND, readBrand } from '#lib/brand/read-brand.ts'
import { brazilTime } from '#lib/shop/brazil-time.ts'

const FILE = new URL('../lib/brand/page-texts.json', import.meta.url)

const now = datedTexts(readBrand(DEFAULT_BRAND))
const recorded = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
const today = brazilTime(Date.now()).day
const earlier = Object.fromEntries(Object.entries(now).filter(([, { day }]) => day !== today))
const forgotten = undatedChanges(earlier, recorded).filter((text) => text.includes('pageDates.json'))
if (forgotten.length > 0) {
  console.error(forgotten.join('\n'))
  process.exit(1)
}
writeFileSync(FILE, `${JSON.stringify(now, null, 2)}\n`)
console.log(`${Object.keys(now).length} pages recorded`)
