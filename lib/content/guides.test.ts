/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DEMO_BRAND } from '#lib/testing/demo-brand.ts'
import { LANGS } from '../routes/lang.ts'
import { brandGuides, guideLinks, guideOf } from './guides.ts'

const PRODUCTS = path.join(__dirname, '../embedded/seed/products')
const productPaths = readdirSync(PRODUCTS).map((file) =>
  (JSON.parse(readFileSync(path.join(PRODUCTS, file), 'utf8')) as { path: string }).path.replace(
    '{brand}',
    DEMO_BRAND.slug,
  ),
)

test.each(LANGS)(
  'P24 P28 %s: three guides, each signed, dated, with its studies and products of the shop',
  (lang) => {
    const { guides } = brandGuides(DEMO_BRAND, lang)!
    expect(guides.map(({ path: at }) => at)).toEqual([
      '/guia/estudos-verisol',
      '/guia/colageno-tipo-1-e-tipo-2',
      '/guia/como-escolher-um-kit',
    ])
    const own = DEMO_BRAND.guides!.articles
    for (const [index, guide] of guides.entries()) {
      expect(guide.author.name).not.toBe(guide.reviewer?.name)
      expect([guide.author.isDemo, guide.reviewer?.isDemo]).toEqual([true, true])
      expect(guide.updated >= guide.published).toBe(true)
      expect(productPaths).toEqual(expect.arrayContaining(guide.products))
      // Every study that the file names is one of the references page.
      const named = own[index]!.sections.flatMap(({ studies }) => studies)
      expect(guide.sections.flatMap(({ studies }) => studies.map(({ id }) => id))).toEqual(named)
      expect(named.length).toBeGreaterThan(0)
      expect(guide.description.length).toBeGreaterThanOrEqual(110)
      expect(guide.description.length).toBeLessThanOrEqual(155)
    }
  },
)

// The figures of a sentence with a dose or a duration must be in the text about one of the studies of its section.
test.each(LANGS)('P24 %s: doses and participants in a guide are those of the studies', (lang) => {
  const about = DEMO_BRAND.references!.studies.map((study) => study.about[lang]).join(' ')
  const { guides } = brandGuides(DEMO_BRAND, lang)!
  const texts = guides[0]!.sections
    .filter(({ table }) => table)
    .flatMap(({ table }) => table!.rows.flat())
    .join(' ')
  const numbers = [...texts.matchAll(/\d+(?:[.,]\d+)?\s(?:g|mg|weeks|semanas|months|meses)/g)].map(
    ([text]) => text,
  )
  expect(numbers.length).toBeGreaterThan(6)
  for (const text of numbers) expect(about).toContain(text)
})

test('the guides of a product; none for a product that no guide is about', () => {
  expect(guideLinks(DEMO_BRAND, 'pt', '/verisol').map(({ path: at }) => at)).toEqual([
    '/guia/estudos-verisol',
    '/guia/colageno-tipo-1-e-tipo-2',
  ])
  expect(guideLinks(DEMO_BRAND, 'en', '/whey')).toEqual([])
  expect(guideLinks(DEMO_BRAND, 'en')).toHaveLength(3)
})

test('P28 a guide without a reviewer is a guide; one without an author is none', () => {
  const guides = DEMO_BRAND.guides!
  const [article] = guides.articles
  const guidesOf = (change: object) =>
    brandGuides({ ...DEMO_BRAND, guides: { ...guides, articles: [{ ...article!, ...change }] } }, 'pt')!
      .guides
  expect(guidesOf({ reviewer: undefined })).toMatchObject([{ reviewer: undefined }])
  expect(guidesOf({ author: 'ninguem' })).toEqual([])
})

test('P28 a brand without guides has no list and no guide', () => {
  const brand = { ...DEMO_BRAND, guides: undefined }
  expect([
    brandGuides(brand, 'pt'),
    guideOf(brand, 'pt', 'estudos-verisol'),
    guideLinks(brand, 'pt'),
  ]).toEqual([undefined, undefined, []])
})
