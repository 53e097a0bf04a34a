import type { Page } from '../site/page.ts'
import { nodesOf, isType } from '../structured-data/nodes.ts'
import type { Rule } from './rule.ts'

const MOST_BYTES = 1_500_000
const MOST_BEFORE_DATA = 2_000_000
// Those who wrote the reviews of the demonstration have addresses there (L27).
const DEMO_MAIL = /@example\.(?:com|org|net)/

function outline({ headings }: Page): string[] {
  const first = headings.filter(({ level }) => level === 1)
  const skips = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
  return [
    ...(first.length === 1 ? [] : [`${first.length} headings of level 1`]),
    ...skips.map(({ level, text }) => `“${text}” skips to level ${level}`),
    ...headings.filter(({ text }) => !text).map(({ level }) => `an empty heading of level ${level}`),
  ]
}

function weight({ html, jsonLd }: Page): string[] {
  const bytes = Buffer.byteLength(html)
  const end = Math.max(0, ...jsonLd.map((data) => data.end))
  return [
    ...(bytes < MOST_BYTES ? [] : [`${bytes} bytes`]),
    ...(end > 0 && Buffer.byteLength(html.slice(0, end)) > MOST_BEFORE_DATA
      ? ['structured data ends too late']
      : []),
  ]
}

function withoutScripts(page: Page): string[] | undefined {
  if (!nodesOf(page).some((node) => isType(node, 'Product', 'ProductGroup'))) return undefined
  const [main] = page.images.filter(({ alt }) => alt)
  return [
    ...(page.text.includes('R$') ? [] : ['no price in reais']),
    ...(main?.['src'] ? [] : ['no picture with a description']),
    ...(page.trail.length > 1 ? [] : ['no breadcrumb']),
  ]
}

export const DOCUMENT_RULES: Rule[] = [
  { rule: 'R91 outline', says: 'one heading of level 1 and no level left out', of: outline },
  { rule: 'R13', says: 'HTML below 1.5 MB, its data within the first 2 MB', of: weight },
  { rule: 'R12', says: 'price, picture and breadcrumb of a product need no script', of: withoutScripts },
  {
    rule: 'R75',
    says: 'no page sets a cookie',
    of: ({ headers }) => (headers.has('set-cookie') ? [headers.get('set-cookie')!.slice(0, 80)] : []),
  },
  {
    rule: 'L27',
    says: 'nobody’s address of the demonstration stands on a page',
    of: ({ address, html }) =>
      address.includes('example') ? undefined : [...(DEMO_MAIL.exec(html)?.slice(0, 1) ?? [])],
  },
]
