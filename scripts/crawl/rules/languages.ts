import { ownAddress, isEnglish, withoutLanguage } from '../site/addresses.ts'
import type { Page } from '../site/page.ts'
import type { CrawledSite } from '../site/site.ts'
import { SHARED_PATH } from './canonical.ts'
import { absolute, isCanonicalPage, isSame, type Rule } from './rule.ts'

const HREFLANGS = ['pt-BR', 'en', 'x-default']

function alternatesOf({ links }: Page): Record<string, string> {
  const alternates = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
  return Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang!, href]))
}

function hreflang(page: Page, site: CrawledSite): string[] | undefined {
  if (!isCanonicalPage(page, site)) return undefined
  const { origin, pages } = site
  const alternates = alternatesOf(page)
  if (withoutLanguage(page.address) === SHARED_PATH)
    return Object.keys(alternates).length > 0
      ? ['has hreflang links, though both languages share one address']
      : []
  const own = alternates[page.lang] ?? ''
  const faults = [
    ...HREFLANGS.filter((tag) => !alternates[tag]).map((tag) => `no hreflang ${tag}`),
    ...Object.keys(alternates)
      .filter((tag) => !HREFLANGS.includes(tag))
      .map((tag) => `unknown hreflang ${tag}`),
    ...(isSame(own, absolute(page.address, origin), origin)
      ? []
      : [`its own hreflang is ${own || 'missing'}`]),
    ...(alternates['x-default'] === alternates['pt-BR'] ? [] : ['x-default is not the Portuguese page']),
  ]
  for (const [tag, href] of Object.entries(alternates)) {
    const other = pages.get(ownAddress(href, '/', origin) ?? '')
    if (!other || !isCanonicalPage(other, site))
      faults.push(`${tag} leads to ${href}, which is not indexable`)
    else if (JSON.stringify(alternatesOf(other)) !== JSON.stringify(alternates))
      faults.push(`${href} does not link back with the same hreflang set`)
  }
  return faults
}

function sitemapLanguages({ sitemap, pages, origin }: CrawledSite) {
  if (sitemap.length === 0) return undefined
  return sitemap.flatMap(({ loc, alternates }) => {
    const page = pages.get(ownAddress(loc, '/', origin) ?? '')
    if (!page || JSON.stringify(sorted(alternatesOf(page))) === JSON.stringify(sorted(alternates))) return []
    return [{ page: page.address, what: `the sitemap has ${JSON.stringify(alternates)}` }]
  })
}

function sorted(alternates: Record<string, string>): [string, string][] {
  return Object.entries(alternates).sort(([one], [other]) => (one < other ? -1 : 1))
}

function language({ address, lang }: Page): string[] {
  const expected = isEnglish(address) ? 'en' : 'pt-BR'
  return lang === expected ? [] : [`html lang is “${lang}”, not ${expected}`]
}

export const LANGUAGE_RULES: Rule[] = [
  { rule: 'R70', title: 'hreflang links name the page itself and are mutual', checkPage: hreflang },
  { rule: 'R70 sitemap', title: 'hreflang of sitemap and page agree', checkSite: sitemapLanguages },
  { rule: 'R70 lang', title: 'html lang matches the language of the path', checkPage: language },
  {
    rule: 'P1',
    title: 'the page contains no word of the other language',
    checkPage: ({ foreignWords }) => foreignWords.slice(0, 3),
  },
]
