import type { BreadcrumbList } from 'schema-dts'

/** The trail that a page shows, from the home page to itself; nothing with fewer than two steps (R55). */
export function breadcrumbNode(
  steps: readonly { label: string; href: string }[],
  siteUrl: string,
): BreadcrumbList | undefined {
  if (steps.length < 2) return undefined
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      // The last one is the page itself, which is no link for visitors either.
      ...(index < steps.length - 1 && { item: siteUrl + href }),
    })),
  }
}
