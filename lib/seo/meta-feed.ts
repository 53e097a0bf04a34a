import { feedItems, type FeedItem, type FeedProduct, type FeedShop } from './feed-items.ts'

const MAX_PICTURES = 20

// Meta's names of the columns, and Google's names of the same fields.
const COLUMNS = {
  id: 'g:id',
  title: 'title',
  description: 'description',
  availability: 'g:availability',
  condition: 'g:condition',
  price: 'g:price',
  sale_price: 'g:sale_price',
  link: 'link',
  image_link: 'g:image_link',
  additional_image_link: 'g:additional_image_link',
  brand: 'g:brand',
  item_group_id: 'g:item_group_id',
  google_product_category: 'g:google_product_category',
  product_type: 'g:product_type',
  gtin: 'g:gtin',
  mpn: 'g:mpn',
} as const

/**
 * Writes the catalogue for Meta (Facebook, Instagram) as CSV with the items of the Merchant Center feed, so that both have the same ids
 * and prices (R68). Yields nothing before the first products have been read, so that an outage is an error and not a
 * truncated file.
 */
export async function* metaFeedText(
  shop: FeedShop,
  products: AsyncIterable<readonly FeedProduct[]>,
): AsyncGenerator<string> {
  let head = `${Object.keys(COLUMNS).join(',')}\r\n`
  for await (const batch of products) {
    const rows = batch.flatMap((product) => feedItems(product, shop)).map(row)
    if (rows.length === 0) continue
    yield head + rows.join('')
    head = ''
  }
  if (head !== '') yield head
}

function row(item: FeedItem): string {
  return `${Object.values(COLUMNS)
    .map((name) => cell(valueOf(item, name)))
    .join(',')}\r\n`
}

function valueOf(item: FeedItem, name: string): string {
  const value = item[name]
  if (value === undefined) return ''
  // Meta writes the two words with a space.
  if (name === 'g:availability') return String(value).replaceAll('_', ' ')
  return Array.isArray(value) ? value.slice(0, MAX_PICTURES).join(',') : String(value as string | number)
}

// RFC 4180: a value with a comma, a quote or a line break is in quotes, and its quotes are doubled.
function cell(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}
