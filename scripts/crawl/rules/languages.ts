import { insideAddress, isEnglish, withoutLanguage } from '../site/addresses.ts'
import type { Page } from '../site/page.ts'
import type { Site } from '../site/site.ts'
import { BOTH_LANGUAGES } from './canonical.ts'
import { absolute, isCanonical, isSame, type Rule } from './rule.ts'

const WANTED = ['pt-BR', 'en', 'x-default']

function alternatesOf({ links }: Page): Record<string, string> {
  const told = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
  return Object.fromEntries(told.map(({ hreflang, href }) => [hreflang!, href]))
}

function hreflang(page: Page, site: Site): string[] | undefined {
  if (!isCanonical(page, site)) return undefined
  const { origin, pages } = site
  const told = alternatesOf(page)
  if (withoutLanguage(page.address) === BOTH_LANGUAGES)
    return Object.keys(told).length > 0 ? ['one address for both languages, but alternates'] : []
  const own = told[page.lang] ?? ''
  const faults = [
    ...WANTED.filter((tag) => !told[tag]).map((tag) => `no hreflang ${tag}`),
    ...Object.keys(told)
      .filter((tag) => !WANTED.includes(tag))
      .map((tag) => `hreflang ${tag} is none of ours`),
    ...(isSame(own, absolute(page.address, origin), origin)
      ? []
      : [`its own hreflang is ${own || 'missing'}`]),
    ...(told['x-default'] === told['pt-BR'] ? [] : ['x-default is not the Portuguese page']),
  ]
  for (const [tag, href] of Object.entries(told)) {
    const other = pages.get(insideAddress(href, '/', origin) ?? '')
    if (!other || !isCanonical(other, site)) faults.push(`${tag} leads to ${href}, which is not listed`)
    else if (JSON.stringify(alternatesOf(other)) !== JSON.stringify(told))
      faults.push(`${href} does not answer in kind`)
  }
  return faults
}

function sitemapLanguages({ sitemap, pages, origin }: Site) {
  if (sitemap.length === 0) return undefined
  return sitemap.flatMap(({ loc, alternates }) => {
    const page = pages.get(insideAddress(loc, '/', origin) ?? '')
    if (!page || JSON.stringify(sorted(alternatesOf(page))) === JSON.stringify(sorted(alternates))) return []
    return [{ page: page.address, what: `the sitemap tells ${JSON.stringify(alternates)}` }]
  })
}

function sorted(alternates: Record<string, string>): [string, string][] {
  return Object.entries(alternates).sort(([one], [other]) => (one < other ? -1 : 1))
}

function language({ address, lang }: Page): string[] {
  const wanted = isEnglish(address) ? 'en' : 'pt-BR'
  return lang === wanted ? [] : [`html lang is “${lang}”, not ${wanted}`]
}

export const LANGUAGE_RULES: Rule[] = [
  { rule: 'R70', says: 'hreflang names itself and is answered in kind', of: hreflang },
  { rule: 'R70 sitemap', says: 'the sitemap tells the languages of its pages', all: sitemapLanguages },
  { rule: 'R70 lang', says: 'html lang is the language of the address', of: language },
  { rule: 'P1', says: 'no word of the other language', of: ({ foreign }) => foreign.slice(0, 3) },
]
