import { insideAddress, TRACKING, withoutLanguage } from '../site/addresses.ts'
import type { Page } from '../site/page.ts'
import type { Site } from '../site/site.ts'
import { absolute, canonicalOf, isCanonical, isIndexable, isSame, type Rule } from './rule.ts'

/** One address for both languages (P2). */
export const BOTH_LANGUAGES = '/pagina/quem-somos'

function canonical(page: Page, { origin, pages }: Site): string[] | undefined {
  const told = canonicalOf(page)
  if (page.status !== 200 || (!told && !isIndexable(page))) return undefined
  if (!URL.canParse(told)) return [`${told || 'nothing'} is no absolute address`]
  const url = new URL(told)
  const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1'
  const target = pages.get(insideAddress(told, '/', origin) ?? '')
  const faults = [
    ...(url.origin === origin ? [] : [`${told} is on another host`]),
    ...(url.protocol === 'https:' || isLocal ? [] : [`${told} is not https`]),
    ...(url.hash ? ['has a fragment'] : []),
    ...(url.pathname !== '/' && url.pathname.endsWith('/') ? ['ends with a slash'] : []),
    ...(target?.status === 200 ? [] : [`${told} answers ${target?.status ?? 'no page'}`]),
    ...(isIndexable(page) && target && !isIndexable(target) ? [`${told} is not to be listed`] : []),
    ...(target && !isSame(canonicalOf(target), told, origin) ? [`${told} names another canonical`] : []),
  ]
  const isOwn = isSame(told, absolute(page.address, origin), origin)
  const isShared = withoutLanguage(page.address) === BOTH_LANGUAGES
  if (!page.address.includes('?') && isIndexable(page) && !isOwn && !isShared)
    faults.push(`a page without a query names ${told}`)
  return faults
}

function parameters(page: Page, { origin }: Site): string[] | undefined {
  const told = canonicalOf(page)
  if (!page.address.includes('?') || page.status !== 200 || !URL.canParse(told)) return undefined
  const own = new URL(page.address, origin)
  const url = new URL(told)
  const extra = [...url.searchParams.keys()].filter(
    (name) => !own.searchParams.has(name) || TRACKING.test(name),
  )
  const number = own.searchParams.get('pagina')
  return [
    ...(url.pathname === own.pathname ? [] : [`names another page: ${told}`]),
    ...(url.searchParams.has('sabor') ? ['the choice of a flavour has a canonical of its own'] : []),
    ...extra.map((name) => `the canonical has “${name}”`),
    ...(number !== null && url.searchParams.get('pagina') !== number && isIndexable(page)
      ? [`page ${number} of a list is told to be ${told}`]
      : []),
  ]
}

function advertised(page: Page, { variants }: Site): string[] | undefined {
  const variant = variants.get(page.address)
  if (!variant) return undefined
  const texts = page.jsonLd.map(({ text }) => text)
  return [
    ...(variant.canonical.replaceAll('&amp;', '&') === canonicalOf(page)
      ? []
      : [`with ?utm_source its canonical is ${variant.canonical || 'gone'}`]),
    ...(JSON.stringify(variant.jsonLd) === JSON.stringify(texts)
      ? []
      : ['with ?utm_source its structured data is another']),
  ]
}

export const CANONICAL_RULES: Rule[] = [
  { rule: 'R9', says: 'the canonical is absolute, answers, and each listed page is its own', of: canonical },
  { rule: 'R10', says: 'choices and following pages name the right canonical', of: parameters },
  { rule: 'R10 R42', says: 'parameters of advertisements change neither canonical nor data', of: advertised },
]

/** The pages that search engines are meant to list: without a query, under their own address (R65). */
export function listedPages(site: Site): Page[] {
  return [...site.pages.values()].filter((page) => !page.address.includes('?') && isCanonical(page, site))
}
