/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DEFAULT_BRAND, readBrand } from './read-brand.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'rosalume-brand-'))
let files = 0
afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(content: unknown): string {
  const file = path.join(folder, `${files++}.json`)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

test('P28 the default brand has its facts, a landing page, questions, references and home texts', () => {
  const brand = readBrand(DEFAULT_BRAND)
  expect([brand.name, brand.slug, brand.founded, brand.returnDays]).toEqual(['Rosalume', 'rosalume', 2020, 7])
  expect(brand.landing && brand.faq && brand.references && brand.home).toBeTruthy()
})

test('P28 P29 a brand needs only a name, a slug and a privacy policy; every other field is empty', () => {
  const pages = { privacy: { pt: '<p>Seus dados</p>', en: '<p>Your data</p>' } }
  const brand = readBrand(fileWith({ name: 'Serra Alta', slug: 'serra-alta', pages }))
  expect(brand).toEqual({
    name: 'Serra Alta',
    slug: 'serra-alta',
    colors: {},
    flavours: {},
    deliversEverywhere: false,
    feedCategories: [],
    paymentMethods: [],
    topics: [],
    reviewTerms: [],
    categories: [],
    comments: [],
    kitLists: [],
    packages: [],
    pages,
    hasSurvey: false,
  })
})

test.each([
  ['{', 'JSON'],
  [{ name: 'A' }, 'slug is a required field'],
  [{ name: 'A', slug: 'A b' }, 'slug must be a name of small letters'],
  [{ name: 'A', slug: 'a', tagline: { pt: 'x' } }, 'tagline.en is a required field'],
  [{ name: 'A', slug: 'a', colors: { paper: 'red;}' } }, 'colors must have a colour such as'],
  [{ name: 'A', slug: 'a', colors: { 'a:b': '#fff' } }, 'colors must have a colour such as'],
  [{ name: 'A', slug: 'a', flavours: { limao: 'verde' } }, 'flavours must have a colour'],
  [{ name: 'A', slug: 'a', foundd: 2020 }, 'there is no field foundd'],
  [{ name: 'A', slug: 'a', pages: {} }, 'pages.privacy is a required field'],
  [{ name: 1, slug: 'a' }, 'name must be a text'],
  [{ name: 'A', slug: 'a', pages: { privacy: 'x' } }, 'pages.privacy must be an object of fields'],
  [{ name: 'A', slug: 'a', company: { legalname: 'x' } }, 'company has no field legalname'],
  [{ name: 'A', slug: 'a', faq: { groups: [], questions: [{ id: 'x' }] } }, 'faq.questions[0].group'],
])('an invalid brand throws an error that explains the fault: %j', (content, sentence) => {
  expect(() => readBrand(fileWith(content))).toThrow(sentence)
  expect(() => readBrand(fileWith(content))).toThrow('does not describe a brand')
})

const privacy = { pt: '<p>Seus dados</p>', en: '<p>Your data</p>' }

test.each([
  [{ returnDays: 7 }, 'returnDays links to pages.returns, which is missing'],
  [
    { topics: [{ topic: 'entrega', name: { pt: 'Entrega', en: 'Delivery' }, pages: [] }] },
    'topics links to pages.terms',
  ],
])('P28 a brand whose texts link to a page that it lacks is an error: %j', (fields, sentence) => {
  const brand = { name: 'A', slug: 'a', pages: { privacy }, ...fields }
  expect(() => readBrand(fileWith(brand))).toThrow(sentence)
  const pages = { privacy, returns: privacy, terms: privacy }
  expect(readBrand(fileWith({ ...brand, pages })).name).toBe('A')
})

test('the error names a path that does not exist', () => {
  expect(() => readBrand('/nowhere/brand')).toThrow('BRAND_FILE="/nowhere/brand"')
})
