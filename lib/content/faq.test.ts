/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { foreignWords } from '../../e2e/language-of-text.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { paths } from '../routes/paths.ts'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'
import { DEMO_BRAND, DEMO_ENV } from '#lib/testing/demo-brand.ts'
import { NO_SETTINGS, type ShopSettings } from '../shop/settings.ts'
import { faqEntries, faqGroups, landingFaq } from './faq.ts'
import { offerValues } from './offer-values.ts'

const { questions: FAQ_SOURCES, groups: FAQ_GROUPS } = DEMO_BRAND.faq!

const LANGS = ['pt', 'en'] as const
const entriesOf = (lang: 'pt' | 'en', settings: ShopSettings = DEMO_SETTINGS) =>
  faqEntries(DEMO_BRAND, lang, { settings, offer: offerValues(DEMO_ENV) })
const answerOf = (lang: 'pt' | 'en', id: string) => {
  const { question, answer } = entriesOf(lang).find((entry) => entry.id === id)!
  return [question, ...answer].join(' ').replaceAll('\u00a0', ' ')
}
const productPaths = () => {
  const folder = path.join(__dirname, '../embedded/seed/products')
  return readdirSync(folder).map(
    (file) => (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { path: string }).path,
  )
}

test('every question has a unique anchor, a known group and both languages', () => {
  const ids = FAQ_SOURCES.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, group, question, answer, landing, link } of FAQ_SOURCES) {
    expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    expect(FAQ_GROUPS.map(({ id }) => id)).toContain(group)
    expect(typeof landing).toBe('boolean')
    for (const lang of LANGS) {
      expect(question[lang]).toMatch(/[?]/)
      expect(answer[lang].length).toBeGreaterThan(0)
      expect(link === undefined || link.label[lang].length > 5).toBe(true)
    }
    expect([id, answer.pt.length]).toEqual([id, answer.en.length])
  }
})

test.each(LANGS)('P1 %s: questions and answers contain no word of the other language', (lang) => {
  const words = entriesOf(lang).flatMap(({ question, answer, link }) => [
    question,
    ...answer,
    link?.label ?? '',
  ])
  expect(foreignWords(words.join('\n'), lang)).toEqual([])
})

test('every group has a name in both languages and at least one question', () => {
  expect(faqGroups(DEMO_BRAND, 'pt', entriesOf('pt'))).toHaveLength(FAQ_GROUPS.length)
  for (const { name } of FAQ_GROUPS) expect(name.pt).not.toBe(name.en)
})

test('P29 when the store states no figures, no answer has one, and every question has an answer', () => {
  for (const lang of LANGS) {
    const entries = entriesOf(lang, NO_SETTINGS)
    expect(entries.length).toBeGreaterThan(10)
    for (const { question, answer } of entries) {
      expect(answer.length).toBeGreaterThan(0)
      expect([question, ...answer].join(' ')).not.toMatch(/R\$|\b12x|\b20%|[{}]|undefined/)
    }
  }
})

test('links lead to pages of the shop in the language of the answer', () => {
  const shopPaths = new Set([
    ...Object.values({ ...paths, ...pagePaths }).map((path) => path('rosalume')),
    ...productPaths().map((path) => path.replace('{brand}', 'rosalume')),
  ])
  for (const { link } of entriesOf('pt')) if (link) expect(shopPaths).toContain(link.href)
  for (const { link } of entriesOf('en'))
    if (link) expect(shopPaths).toContain(link.href.replace(/^\/en/, ''))
})

test('every placeholder is filled in, with the values of the store', () => {
  for (const lang of LANGS)
    expect(JSON.stringify(entriesOf(lang).map(({ question, answer }) => [question, answer]))).not.toMatch(
      /[{}]/,
    )
  const dearer = { ...DEMO_SETTINGS, freeShippingFrom: 35_000, fixedShipping: 1290 }
  const shipping = entriesOf('pt', dearer).find(({ id }) => id === 'frete')!
  expect(shipping.answer.join(' ').replaceAll('\u00a0', ' ')).toMatch(/R\$ 350,00.*R\$ 12,90/)
})

test.each([
  ['frete', ['R$ 299', 'R$ 9,90', 'todo o Brasil'], ['R$ 299', 'R$ 9.90', 'nationwide']],
  ['porcoes', ['216 g', '18 porções', '12 g', '29 kcal'], ['216 g', '18 servings', '12 g', '29 kcal']],
  [
    'como-tomar',
    ['1 medida (12 g)', '150 ml', 'água ou leite', 'uma vez ao dia'],
    ['1 scoop (12 g)', '150 ml', 'water or milk', 'once a day'],
  ],
  ['resultados', ['28 dias'], ['28 days']],
  ['pagamento', ['12x'], ['12 installments']],
  ['desconto', ['20%', 'R$ 450'], ['20%', 'R$ 450']],
  ['limite', ['R$ 1.500'], ['R$ 1,500']],
  ['desistir', ['7 dias corridos', 'sem uso', 'lacre'], ['7 calendar days', 'unused', 'seal']],
  ['reembolso', ['10 dias', 'três faturas', 'CPF'], ['10 days', 'three statements', 'CPF']],
  ['presente', ['“É um presente”', '200 caracteres'], ['“It’s a gift”', '200 characters']],
  ['moeda', ['dólares', 'reais (BRL)'], ['USD', 'reais (BRL)']],
  ['gravidas', ['Lac Gest', 'médico'], ['Lac Gest', 'doctor']],
  ['contato', ['segunda a sexta, das 9h às 17h'], ['Monday to Friday, 9 AM to 5 PM']],
  ['avaliar', ['300 caracteres', '12 MB', '2 MB'], ['300 characters', '12 MB', '2 MB']],
])('spec section 9: the answer %s states the figures of the specification', (id, portuguese, english) => {
  for (const fact of portuguese) expect(answerOf('pt', id)).toContain(fact)
  for (const fact of english) expect(answerOf('en', id)).toContain(fact)
})

test('P24 the answers promise no medical effect', () => {
  const all = LANGS.flatMap((lang) => entriesOf(lang).flatMap(({ answer }) => answer)).join('\n')
  expect(all).toContain('não substitui uma alimentação equilibrada')
  expect(all).toContain('does not replace a balanced diet')
  expect(all).not.toMatch(/garantimos|milagr|elimina|rejuvenesce|we guarantee|miracle|eliminates/i)
})

test('the landing page shows some of the questions, in the same order', () => {
  const all = entriesOf('pt').map(({ id }) => id)
  const some = landingFaq(DEMO_BRAND, 'pt', { settings: DEMO_SETTINGS, offer: offerValues(DEMO_ENV) }).map(
    ({ id }) => id,
  )
  expect(some.length).toBeGreaterThanOrEqual(6)
  expect(some.length).toBeLessThan(all.length)
  expect(all.filter((id) => some.includes(id))).toEqual(some)
})
