import { llmsText } from './llms.ts'

const text = llmsText({ siteUrl: 'https://loja.example', brandName: 'Rosalume', brandSlug: 'rosalume' })

test('R62 llms.txt describes the shop, with links, in both languages', () => {
  expect(text).toMatch(/^# Rosalume\n/)
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url)
  expect(links).toEqual(
    expect.arrayContaining(['https://loja.example/produtos', 'https://loja.example/en/produtos']),
  )
  for (const url of links) expect(url).toMatch(/^https:\/\/loja\.example\//)
})
