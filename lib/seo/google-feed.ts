import { feedItems, type FeedProduct, type FeedShop } from './feed-items.ts'
import { xml, XML_HEAD } from './xml.ts'

/**
 * Writes the Merchant Center feed, RSS 2.0 in Portuguese and reais (R68, docs/decisions/0023). Yields nothing before
 * the first products have been read, so that an outage is an error and not a truncated file.
 */
export async function* googleFeedText(
  shop: FeedShop,
  products: AsyncIterable<readonly FeedProduct[]>,
): AsyncGenerator<string> {
  const channel = { title: shop.brandName, link: `${shop.siteUrl}/`, description: shop.description }
  let head = `${XML_HEAD}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${xml(channel)}\n`
  for await (const batch of products) {
    const item = batch.flatMap((product) => feedItems(product, shop))
    if (item.length === 0) continue
    yield `${head}${xml({ item })}\n`
    head = ''
  }
  yield `${head}</channel></rss>\n`
}
