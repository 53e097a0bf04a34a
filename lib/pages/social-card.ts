import { host } from '../host/host.ts'
import 'server-only'
import { brand } from '../host/brand.ts'
import { buildKitCopy } from '../copy/build-kit.ts'
import { brandGuides } from '../content/guides.ts'
import { homeTexts } from '../content/home.ts'
import { institutionalCopy, type OwnPageName } from '../copy/institutional.ts'
import { kitCopy } from '../copy/kit.ts'
import { priceCopy } from '../copy/price.ts'
import { reviewsCopy } from '../copy/reviews.ts'
import { searchCopy } from '../copy/search.ts'
import type { Lang } from '../routes/lang.ts'
import { DEFAULT_LISTING_PARAMS } from '../routes/listing-address.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { paths } from '../routes/paths.ts'
import { isListingKind, type ListingKind, type PageKind } from '../routes/page-kind.ts'
import { routeTable } from '../routes/route-table.ts'
import { socialVersion } from '../seo/social-picture.ts'
import type { SocialCard, SocialPrice } from '../seo/social/card.ts'
import { convertedMoney, formatMoney } from '../shop/currency.ts'
import type { ShopSettings } from '../shop/settings.ts'
import type { Offer } from '../shop/offer.ts'
import { pageOffer } from '../shop/product.ts'
import { ApiError } from '../client/errors.ts'
import { loadListCards, loadListing, loadListPage, loadPage, loadProduct, loadSettings } from './loaders.ts'

type CardContent = Pick<SocialCard, 'heading'> &
  Partial<SocialCard> & {
    /** The page's title, when the picture shows a shorter heading. */
    pageTitle?: string
    offer?: Offer | undefined
  }

/** The content of a social picture, and its version for the picture's address. */
export interface VersionedCard {
  card: SocialCard
  version: string
}

const MAX_LISTING_PICTURES = 3

/**
 * The content of a page's social picture (R71); `undefined` for an unknown page. The route table decides that, so a scanner's
 * probe causes no store call and any other unknown path at most one cached lookup (R73). Throws ApiError.
 */
export async function socialCard(lang: Lang, path: string): Promise<VersionedCard | undefined> {
  const content = ownContent(lang, path) ?? (await storeContent(lang, path, await kindOf(path)))
  if (!content) return undefined
  const { pageTitle, offer, ...shown } = content
  const { name, mark = '', colors, socialPictures } = brand()
  const design = { brand: name, mark, colors, color: '', scene: socialPictures?.scene }
  const card = { lang, kicker: '', pictures: [], ...design, ...shown }
  return { card, version: socialVersion({ heading: pageTitle ?? shown.heading, offer }) }
}

async function kindOf(path: string): Promise<PageKind> {
  const kind = await routeTable()?.kindOf(path)
  if (!kind) throw new ApiError('network', 'The store did not return the kind of the page')
  return kind
}

function ownContent(lang: Lang, path: string): CardContent | undefined {
  const { heading, title } = homeTexts(brand(), lang)
  const { shop, products, reviews } = brand().socialPictures ?? {}
  const productPictures = products ? [products] : []
  const own: Record<string, CardContent> = {
    [paths.home()]: {
      heading: heading || title,
      pageTitle: title,
      pictures: productPictures,
      whole: shop,
    },
    [paths.search()]: { heading: searchCopy[lang].title },
    [pagePaths.buildKit()]: { heading: buildKitCopy[lang].title, pictures: productPictures },
    ...(host().reports && {
      [pagePaths.reviews(brand().slug)]: {
        heading: reviewsCopy[lang].pageTitle,
        ...(reviews && { scene: reviews }),
      },
    }),
  }
  const guides = brandGuides(brand(), lang)
  if (guides) own[pagePaths.guides()] = { heading: guides.title }
  for (const { path: guide, title: heading, picture } of guides?.guides ?? [])
    own[guide] = { heading, pictures: [picture] }
  for (const [name, { title: heading }] of Object.entries(institutionalCopy[lang].own))
    own[pagePaths[name as OwnPageName]()] = { heading }
  return own[path]
}

async function storeContent(lang: Lang, path: string, kind: PageKind): Promise<CardContent | undefined> {
  if (isListingKind(kind)) return listingCard(lang, kind, path)
  if (kind === 'product') return productCard(lang, path)
  if (kind === 'kit') {
    const list = await loadListPage(lang, path)
    return list && { heading: list.name, pictures: firstPictures(list.parts) }
  }
  if (kind === 'kits') {
    const lists = await loadListCards(lang, path)
    return lists && { heading: lists.name, pictures: firstPictures(lists.cards) }
  }
  const page = kind === 'text' ? await loadPage(lang, path) : undefined
  return page && { heading: page.title }
}

async function listingCard(lang: Lang, kind: ListingKind, path: string): Promise<CardContent | undefined> {
  const listing = await loadListing(lang, kind, path, DEFAULT_LISTING_PARAMS)
  if (!listing) return undefined
  return { heading: listing.heading, pictures: firstPictures(listing.products) }
}

function firstPictures(cards: readonly { picture: string }[]): string[] {
  const pictures = cards.flatMap(({ picture }) => picture || [])
  return [...new Set(pictures)].slice(0, MAX_LISTING_PICTURES)
}

async function productCard(lang: Lang, path: string): Promise<CardContent | undefined> {
  const [page, settings] = await Promise.all([loadProduct(lang, path), loadSettings(lang)])
  if (!page) return undefined
  const { product, kits, structure } = page
  const offer = pageOffer(product, kits)
  const parent = structure.breadcrumb.at(-2)
  return {
    heading: product.name,
    kicker: parent && parent.path !== paths.home() ? parent.label : '',
    pictures: product.pictures.slice(0, 1).map(({ src }) => src),
    color: product.color,
    offer,
    price: offer && priceOf(offer, lang, settings),
  }
}

function priceOf(
  { price, priceFrom, inStock }: Offer,
  lang: Lang,
  { conversion }: ShopSettings,
): SocialPrice {
  const converted = convertedMoney(price, lang, conversion)
  return {
    now: formatMoney(price, lang),
    was: priceFrom === undefined ? undefined : formatMoney(priceFrom, lang),
    note: converted && priceCopy[lang].about(converted),
    soldOut: inStock ? undefined : kitCopy[lang].soldOut,
  }
}
