import type { RuleResult } from './rules/all.ts'
import type { CrawledSite } from './site/site.ts'
import { nodesWithin, listOf, nodesOf } from './structured-data/nodes.ts'

/** Counts of the crawl: pages, links, pictures, and structured data by type. */
export function counts({ pages, resources, linkedFrom, sitemap }: CrawledSite): string[] {
  const all = [...pages.values()]
  const links = all.reduce((sum, { anchors }) => sum + anchors.length, 0)
  const pictures = new Set(all.flatMap(({ images }) => images.map(({ src }) => src)))
  const types = new Map<string, number>()
  for (const page of all)
    for (const node of nodesWithin(nodesOf(page)))
      for (const type of listOf(node['@type'])) types.set(String(type), (types.get(String(type)) ?? 0) + 1)
  const byCount = [...types]
    .sort(([, one], [, other]) => other - one)
    .map(([type, count]) => `${type} ${count}`)
  return [
    `${all.length} pages (${linkedFrom.size} addresses linked, ${sitemap.length} in the sitemap), ${links} links, ${pictures.size} pictures, ${resources.size} other responses`,
    `structured data: ${byCount.join(', ') || 'none'}`,
  ]
}

/** Report lines: each finding as `rule · page · what`, and one line for each check without findings. */
export function lines(checks: readonly RuleResult[]): string[] {
  return checks.flatMap(({ rule, title, pagesChecked, findings }) => {
    if (findings.length === 0)
      return [
        `  ${pagesChecked > 0 ? '✓' : '–'} ${rule}: ${title}${pagesChecked > 1 ? ` (${pagesChecked} pages)` : pagesChecked === 0 ? ' (does not apply)' : ''}`,
      ]
    return [
      `  ✗ ${rule}: ${title}`,
      ...findings.map((finding) => `    ${finding.rule} · ${finding.page} · ${finding.what}`),
    ]
  })
}

/** Counts passed and failed checks; a check that applied to no page counts as neither. */
export function tally(checks: readonly RuleResult[]): { passed: number; failed: number } {
  const failed = checks.filter(({ findings }) => findings.length > 0).length
  const passed = checks.filter(
    ({ pagesChecked, findings }) => pagesChecked > 0 && findings.length === 0,
  ).length
  return { passed, failed }
}
