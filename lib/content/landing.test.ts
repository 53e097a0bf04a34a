/** @jest-environment node */
import product from '../embedded/seed/products/colageno.json' with { type: 'json' }
import { DEMO_BRAND } from '#lib/testing/demo-brand.ts'
import { landingContent } from './landing.ts'

const pt = landingContent(DEMO_BRAND, 'pt')!
const en = landingContent(DEMO_BRAND, 'en')!

/** Every text of the content file, with its property path. */
function texts(content: unknown, place = ''): { place: string; pt: unknown; en: unknown }[] {
  if (typeof content !== 'object' || content === null) return []
  if ('pt' in content || 'en' in content) return [{ place, pt: undefined, en: undefined, ...content }]
  return Object.entries(content).flatMap(([key, value]) => texts(value, `${place}/${key}`))
}

test('P1 every text of the landing page and of the comments exists in both languages', () => {
  const all = [...texts(DEMO_BRAND.landing), ...texts(DEMO_BRAND.comments)]
  expect(all.length).toBeGreaterThan(60)
  for (const { place, pt, en } of all) {
    const [one, other] = [[pt].flat(), [en].flat()]
    expect([place, one.length]).toEqual([place, other.length])
    for (const text of [...one, ...other])
      expect([place, typeof text, text !== '']).toEqual([place, 'string', true])
  }
})

test('P24 the new formula claims 97, 93, 96 and 91 percent after 4 weeks', () => {
  expect(pt.formula.claims.map(({ id, percent }) => [id, percent])).toEqual([
    ['elasticity', 97],
    ['density', 93],
    ['wrinkles', 96],
    ['cellulite', 91],
  ])
  expect([pt.formula.period, en.formula.period]).toEqual(['após 4 semanas', 'after 4 weeks'])
})

test('spec section 2: the page lists four benefits, and the products have their heading', () => {
  expect(en.results.benefits.map(({ title }) => title)).toEqual([
    'Reduces wrinkles and fine lines',
    'Improves skin elasticity',
    'Combats cellulite',
    'Stronger hair and nails',
  ])
  expect(pt.results.benefits).toHaveLength(4)
  expect(en.products.heading).toBe('Anti-aging Collagen for Your Body')
})

test('spec section 2: the advantages are zero sugar, fat, gluten and lactose, the calories per serving, fibre and zinc', () => {
  const titles = en.advantages.items.map(({ title }) => title.replaceAll('\u00a0', ' '))
  expect(titles).toEqual([
    'Zero sugar',
    'Zero fat',
    'Zero gluten',
    'Zero lactose',
    'Calories: only 29 kcal per serving',
    'Source of fiber',
    'Source of zinc',
  ])
})

test('spec section 4: the flavour tabs have the values 1 to 5', () => {
  expect(pt.flavours.items.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5])
  expect(pt.flavours.items.map(({ name }) => name)).toEqual(product.flavourText.pt.split(', '))
  expect(en.flavours.items.map(({ name }) => name)).toEqual(product.flavourText.en.split(', '))
})

test('spec section 9: the instructions state 1 scoop in 150 ml once a day, 28 days, 18 servings, 29 kcal and 216 g', () => {
  const steps = pt.consume.steps.map(({ title }) => title.replaceAll('\u00a0', ' '))
  expect(steps).toEqual(['1 medida', '150 ml de água ou leite', '1 vez ao dia'])
  expect([pt.consume.days, pt.consume.servings]).toEqual([28, 18])
  const figures = pt.consume.facts.map(({ figure }) => figure.replaceAll('\u00a0', ' '))
  expect(figures).toEqual(['18', '29 kcal', '216 g'])
})

test.each(['pt', 'en'] as const)('the doses equal those of the nutrition table (%s)', (lang) => {
  const rows = [12, 13, 10, 11, 8].map((row) => product.nutritionTable[row]!.amount[lang])
  const doses = landingContent(DEMO_BRAND, lang)!.actives.items.map(({ dose }) =>
    dose.replaceAll('\u00a0', ' '),
  )
  expect(doses).toEqual(rows)
})

test('spec section 2: a fixed customer comment has id, nome and comentario', () => {
  // No comment is on the landing page and on the home page.
  const list = [...pt.landingComments, ...pt.homeComments]
  expect(pt.homeComments.length).toBeGreaterThan(1)
  expect(list.length).toBeGreaterThanOrEqual(6)
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  for (const comment of list) expect(Object.keys(comment)).toEqual(['id', 'nome', 'comentario'])
  expect(en.landingComments[0]!.comentario).not.toBe(list[0]!.comentario)
})
