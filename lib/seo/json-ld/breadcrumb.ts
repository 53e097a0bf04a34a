import type { BreadcrumbList } from 'schema-dts'

/** The breadcrumb of a page, from the home page to itself; `undefined` with fewer than two steps (R55). */
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
      // The last step is the page itself, which is not a link.
      ...(index < steps.length - 1 && { item: siteUrl + href }),
    })),
  }
}
