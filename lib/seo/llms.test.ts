/** @jest-environment node */
import { DEMO_BRAND } from '#lib/testing/demo-brand.ts'
import { llmsText } from './llms.ts'

const shop = {
  siteUrl: 'https://loja.example',
  brand: DEMO_BRAND,
  hasReports: true,
  hasPage: async () => true,
}

test('R62 llms.txt describes the shop, with links, in both languages', async () => {
  const text = await llmsText(shop)
  expect(text).toMatch(/^# Rosalume\n/)
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url)
  expect(links).toEqual(
    expect.arrayContaining(['https://loja.example/produtos', 'https://loja.example/en/produtos']),
  )
  for (const url of links) expect(url).toMatch(/^https:\/\/loja\.example\//)
})

test('platform 3.7 without a reports API llms.txt has no link to the page of all reviews', async () => {
  expect(await llmsText(shop)).toContain('/avaliacoes-produtos-rosalume')
  expect(await llmsText({ ...shop, hasReports: false })).not.toContain('avaliacoes-produtos')
})

test('P28 llms.txt has links only to pages that the shop has', async () => {
  const text = await llmsText({ ...shop, hasReports: false, hasPage: async () => false })
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url)
  expect(new Set(links)).toEqual(
    new Set(['https://loja.example/sitemap.xml', 'https://loja.example/feeds/google.xml']),
  )
})
