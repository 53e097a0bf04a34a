/** @jest-environment node */
import { foreignWords } from '../../e2e/language-of-text.ts'
import { BRAND_PAGES } from '../brand/pages-schema.ts'
import { NO_SETTINGS } from '../shop/settings.ts'
import { DEMO_BRAND, DEMO_ENV as env, EMPTY_COMPANY } from '#lib/testing/demo-brand.ts'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'
import { brandPage } from './brand-page.ts'
import { filledHtml } from './filled-html.ts'
import { pageValues } from './page-values.ts'

const LANGS = ['pt', 'en'] as const
const pages = (settings = DEMO_SETTINGS as typeof NO_SETTINGS, company = EMPTY_COMPANY) =>
  LANGS.flatMap((lang) =>
    BRAND_PAGES.map((name) => ({
      lang,
      name,
      page: brandPage(DEMO_BRAND, name, lang, pageValues(lang, { env, company, settings }))!,
    })),
  )

test.each([
  ['<p>Até {a}.</p><p>Sempre.</p>', { a: '1' }, '<p>Até 1.</p><p>Sempre.</p>'],
  ['<p>Até {a}.</p><p>Sempre.</p>', {}, '<p>Sempre.</p>'],
  ['<p>Um.<span> Até {a}.</span></p>', {}, '<p>Um.</p>'],
  ['<ul><li>{a}</li><li>b</li></ul>', {}, '<ul><li>b</li></ul>'],
  ['<p><span>{a}<span>, {b}</span></span><span data-without="a">C</span></p>', { a: 'A' }, '<p>A</p>'],
  ['<p><span>{a}<span>, {b}</span></span><span data-without="a">C</span></p>', {}, '<p>C</p>'],
  ['<p>{a}</p>', { a: '<b>"x"&' }, '<p>&#60;b&#62;&#34;x&#34;&#38;</p>'],
])('P29 the template %s filled with %j is %s', (html, values, filled) => {
  expect(filledHtml(html, values)).toBe(filled)
})

test('P28 every page of the default brand has sections or an introduction in both languages, without unfilled placeholders', () => {
  for (const { lang, name, page } of pages()) {
    const text = JSON.stringify(page)
    expect([name, lang, page.sections.length + page.intro.length > 0]).toEqual([name, lang, true])
    expect(text).not.toMatch(/\{[a-z-]+\}|data-without|<span>/)
    if (name !== 'about' && name !== 'references') {
      expect([name, lang, page.lead === undefined, page.updated === undefined]).toEqual([
        name,
        lang,
        false,
        false,
      ])
    }
  }
})

test('anchors of the policies are the same in both languages', () => {
  for (const name of ['terms', 'privacy', 'payment', 'returns'] as const) {
    const [pt, en] = pages()
      .filter((each) => each.name === name)
      .map(({ page }) => page.sections.map(({ id }) => id))
    // Only the English page explains the currency.
    expect(en?.filter((id) => id !== 'moeda')).toEqual(pt)
  }
})

test.each(LANGS)('P1 %s: no word of the other language', (lang) => {
  const text = pages()
    .filter((each) => each.lang === lang)
    .map(({ page }) => JSON.stringify(page, (key, value: unknown) => (key === 'id' ? '' : value)))
    .map((text) => text.replace(/<[^>]*>|\\\\n/g, ' '))
    .join('\n')
  expect(foreignWords(text, lang)).toEqual([])
})

test('P29 without settings no text quotes a figure of the store, and empty sections are left out', () => {
  for (const { page } of pages(NO_SETTINGS)) {
    expect(JSON.stringify(page)).not.toMatch(/R\$ ?[1-9]|12x|20%|19[.,]99|undefined/)
    for (const { parts } of page.sections) expect(parts.length).toBeGreaterThan(0)
  }
})

test('P23 the privacy policy names the company only when its legal name is known, otherwise the shop', () => {
  const company = { ...EMPTY_COMPANY, legalName: 'Casa & Cia', taxId: '11.222.333/0001-81' }
  const privacyWith = (details: typeof company) =>
    JSON.stringify(pages(DEMO_SETTINGS, details).find(({ name }) => name === 'privacy')!.page)
  expect(privacyWith(company)).toContain(
    'Casa &#38; Cia, CNPJ 11.222.333/0001-81, responsável pela loja Rosalume,',
  )
  expect(privacyWith({ ...company, legalName: null as unknown as string })).toContain('A Rosalume')
})
