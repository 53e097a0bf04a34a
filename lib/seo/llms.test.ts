import { DEMO_BRAND } from '#lib/testing/demo-brand.ts'
import { llmsText } from './llms.ts'

const shop = { siteUrl: 'https://loja.example', brand: DEMO_BRAND }
const text = llmsText({ ...shop, hasReports: true })

test('R62 llms.txt describes the shop, with links, in both languages', () => {
  expect(text).toMatch(/^# Rosalume\n/)
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url)
  expect(links).toEqual(
    expect.arrayContaining(['https://loja.example/produtos', 'https://loja.example/en/produtos']),
  )
  for (const url of links) expect(url).toMatch(/^https:\/\/loja\.example\//)
})

test('platform 3.7 without a reports API llms.txt has no link to the page of all reviews', () => {
  expect(text).toContain('/avaliacoes-produtos-rosalume')
  expect(llmsText({ ...shop, hasReports: false })).not.toContain('avaliacoes-produtos')
})
