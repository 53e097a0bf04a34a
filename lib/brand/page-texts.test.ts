/** @jest-environment node */
import recorded from './page-texts.json' with { type: 'json' }
import { datedTexts, undatedChanges } from './page-texts.ts'
import { DEFAULT_BRAND, readBrand } from './read-brand.ts'

const brand = readBrand(DEFAULT_BRAND)

test('R65 no text of a page has changed without its day in pageDates.json', () => {
  expect(undatedChanges(datedTexts(brand), recorded)).toEqual([])
})

test('R65 a text that has changed without a new day is reported; with a new day the outdated record is', () => {
  const pages = { ...brand.pages, terms: { pt: '<p>Novos termos</p>', en: '<p>New terms</p>' } }
  const was = datedTexts(brand)
  const { day } = was.terms!
  const sameDay = datedTexts({ ...brand, pages })
  expect(undatedChanges(sameDay, was)).toEqual([
    `The texts of terms have changed since ${day}: put the day of the change into pageDates.json.`,
  ])
  const newDay = datedTexts({ ...brand, pages, pageDates: { ...brand.pageDates, terms: '2027-01-02' } })
  expect(undatedChanges(newDay, was)).toEqual(['The record of terms is old: run npm run page-dates.'])
})

test('R65 a day without a record, and a record without a day, are named', () => {
  const one = { home: { day: '2026-11-24', texts: 'a' } }
  expect(undatedChanges(one, {})).toEqual(['The record of home is old: run npm run page-dates.'])
  expect(undatedChanges({}, one)).toEqual(['The record of home is old: run npm run page-dates.'])
})
