import type { ItemList } from 'schema-dts'

/** The products on a page of a listing, with name and URL only: the product pages have the other data (R51); `undefined` for none. */
export function itemListNode(
  items: readonly { name: string; href: string }[],
  siteUrl: string,
): ItemList | undefined {
  if (items.length === 0) return undefined
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: siteUrl + href,
    })),
  }
}
