import type { Check } from './rules/all.ts'
import type { Site } from './site/site.ts'
import { deep, listOf, nodesOf } from './structured-data/nodes.ts'

/** What the crawl has met: pages, links, pictures and structured data by type. */
export function counts({ pages, resources, linkedFrom, sitemap }: Site): string[] {
  const all = [...pages.values()]
  const links = all.reduce((sum, { anchors }) => sum + anchors.length, 0)
  const pictures = new Set(all.flatMap(({ images }) => images.map(({ src }) => src)))
  const types = new Map<string, number>()
  for (const page of all)
    for (const node of deep(nodesOf(page)))
      for (const type of listOf(node['@type'])) types.set(String(type), (types.get(String(type)) ?? 0) + 1)
  const byCount = [...types]
    .sort(([, one], [, other]) => other - one)
    .map(([type, count]) => `${type} ${count}`)
  return [
    `${all.length} pages (${linkedFrom.size} addresses linked, ${sitemap.length} in the sitemap), ${links} links, ${pictures.size} pictures, ${resources.size} other answers`,
    `structured data: ${byCount.join(', ') || 'none'}`,
  ]
}

/** Every finding as `rule · page · what`, and what the checks without one have looked at. */
export function lines(checks: readonly Check[]): string[] {
  return checks.flatMap(({ rule, says, looked, findings }) => {
    if (findings.length === 0)
      return [
        `  ${looked > 0 ? '✓' : '–'} ${rule}: ${says}${looked > 1 ? ` (${looked} pages)` : looked === 0 ? ' (nothing of this kind)' : ''}`,
      ]
    return [
      `  ✗ ${rule}: ${says}`,
      ...findings.map((finding) => `    ${finding.rule} · ${finding.page} · ${finding.what}`),
    ]
  })
}

/** Checks passed and failed; one that met nothing to look at is neither. */
export function tally(checks: readonly Check[]): { passed: number; failed: number } {
  const failed = checks.filter(({ findings }) => findings.length > 0).length
  const passed = checks.filter(({ looked, findings }) => looked > 0 && findings.length === 0).length
  return { passed, failed }
}
