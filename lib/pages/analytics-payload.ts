import 'server-only'
import {
  kitListPayload,
  listingPayload,
  productPayload,
  type AnalyticsPayload,
} from '../analytics/payload.ts'
import { homeTexts } from '../content/home.ts'
import type { Lang } from '../routes/lang.ts'
import type { Kit } from '../shop/kit.ts'
import type { Listing } from '../shop/listing.ts'
import { buyOption, pageOffer, type Product } from '../shop/product.ts'
import { kitVariant, variantsOf } from '../shop/variants.ts'
import { host } from '../host/host.ts'
import type { ListingKind } from '../routes/page-kind.ts'

/** The analytics payload of the home page, which lists its kits (spec section 4, Page data events). */
export function homePagePayload(lang: Lang, kits: readonly Kit[]): AnalyticsPayload {
  return kitListPayload(
    'home',
    { id: 'home', name: homeTexts(host().env.brand, lang).title },
    kits,
    host().env.brandName,
  )
}

/** The analytics payload of a product page, with the offer and the variant that its buy box shows; `sabor` is the id in the address. */
export function productPagePayload(
  { product, kits }: { product: Product; kits: Kit[] },
  sabor = '',
): AnalyticsPayload {
  const { brandName } = host().env
  const id = Number(sabor)
  const variant =
    kitVariant(kits, sabor) ?? variantsOf(product, kits).find((each) => id > 0 && each.id === id)
  const option = buyOption(product, kits, sabor)
  const flavour = option.flavours.find((each) => each.id === id)?.name ?? ''
  const shown = variant && { sku: variant.sku, id: variant.id, kit: option.title ?? '', name: flavour }
  return productPayload(product, pageOffer(product, kits, sabor), brandName, shown)
}

interface ListedPage {
  kind: ListingKind
  path: string
  listing: Listing
  params: { page: number }
  pageSize: number
}

/** The analytics payload of a listing page. */
export function listingPagePayload(page: ListedPage): AnalyticsPayload {
  const { kind, path, listing, params, pageSize } = page
  // The number of products on earlier pages.
  const before = (params.page - 1) * pageSize
  const list = { id: path.slice(1), name: listing.heading, ...(before > 0 && { before }) }
  return listingPayload(`product/listing/${kind}`, list, listing.products, host().env.brandName)
}

/** The analytics payload of the search page; has no list when no search was made. */
export function searchPagePayload(listing: Listing | undefined): AnalyticsPayload {
  const { brandName } = host().env
  if (!listing) return { nivel: 'product/listing/search', brand: brandName }
  // The search text is left out: it can contain personal data (R85).
  return listingPayload('product/listing/search', { id: 'busca', name: 'Busca' }, listing.products, brandName)
}
