import type { Page } from '../site/page.ts'
import { nodesOf, isType } from '../structured-data/nodes.ts'
import type { Rule } from './rule.ts'

const MAX_BYTES = 1_500_000
const MAX_BYTES_BEFORE_DATA = 2_000_000
// The e-mail addresses of the demonstration reviews (L27).
const DEMO_EMAIL = /@example\.(?:com|org|net)/

function outline({ headings }: Page): string[] {
  const h1s = headings.filter(({ level }) => level === 1)
  const skips = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
  return [
    ...(h1s.length === 1 ? [] : [`${h1s.length} headings of level 1`]),
    ...skips.map(({ level, text }) => `“${text}” skips to level ${level}`),
    ...headings.filter(({ text }) => !text).map(({ level }) => `an empty heading of level ${level}`),
  ]
}

function weight({ html, jsonLd }: Page): string[] {
  const bytes = Buffer.byteLength(html)
  const end = Math.max(0, ...jsonLd.map((data) => data.end))
  return [
    ...(bytes < MAX_BYTES ? [] : [`${bytes} bytes`]),
    ...(end > 0 && Buffer.byteLength(html.slice(0, end)) > MAX_BYTES_BEFORE_DATA
      ? ['structured data ends too late']
      : []),
  ]
}

function productWithoutScripts(page: Page): string[] | undefined {
  if (!nodesOf(page).some((node) => isType(node, 'Product', 'ProductGroup'))) return undefined
  const [main] = page.images.filter(({ alt }) => alt)
  return [
    ...(page.text.includes('R$') ? [] : ['no price in reais']),
    ...(main?.['src'] ? [] : ['no picture with a description']),
    ...(page.breadcrumb.length > 1 ? [] : ['no breadcrumb']),
  ]
}

export const DOCUMENT_RULES: Rule[] = [
  { rule: 'R91 outline', title: 'exactly one h1 and no skipped heading level', checkPage: outline },
  { rule: 'R13', title: 'HTML is below 1.5 MB, with structured data in the first 2 MB', checkPage: weight },
  {
    rule: 'R12',
    title: 'price, picture and breadcrumb of a product are in the HTML',
    checkPage: productWithoutScripts,
  },
  {
    rule: 'R75',
    title: 'no page sets a cookie',
    checkPage: ({ headers }) => (headers.has('set-cookie') ? [headers.get('set-cookie')!.slice(0, 80)] : []),
  },
  {
    rule: 'L27',
    title: 'no page contains an e-mail address of a demonstration reviewer',
    // Does not apply to the survey: its address contains an example e-mail (e2e/templates.ts).
    checkPage: ({ address, html }) =>
      address.includes('example') ? undefined : [...(DEMO_EMAIL.exec(html)?.slice(0, 1) ?? [])],
  },
]
