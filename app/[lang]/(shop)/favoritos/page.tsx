import type { Metadata } from 'next'
import { ProductGrid } from '#components/listing/product-grid.tsx'
import { HeartButton } from '#components/wishlist/heart-button.tsx'
import { WishlistView } from '#components/wishlist/wishlist-view.tsx'
import { getWishlist } from '#lib/client/store/wishlist.ts'
import { wishlistCopy } from '#lib/copy/wishlist.ts'
import { host } from '#lib/host/host.ts'
import { browsePath } from '#lib/pages/all-products.ts'
import { withRatings } from '#lib/pages/card-ratings.ts'
import { loadSettings } from '#lib/pages/loaders.ts'
import { visitorStore } from '#lib/pages/store.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { privateMetadata } from '#lib/seo/metadata.ts'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

// Reads the visitor's session, so the build must not prerender the page.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, description } = wishlistCopy[langOfParam((await params).lang)]
  return privateMetadata(title, description)
}

/** The visitor's saved products; per visitor, so never cached. */
export default async function WishlistPage({ params, searchParams }: Props) {
  const lang = langOfParam((await params).lang)
  const { erro } = await searchParams
  const [wishlist, settings, path] = await Promise.all([
    getWishlist(await visitorStore(lang)).catch(() => undefined),
    loadSettings(lang),
    browsePath(),
  ])
  const { products = [], missing = 0 } = wishlist ?? {}
  return (
    <WishlistView
      lang={lang}
      count={wishlist && products.length}
      missing={missing}
      isOwnStore={!host().env.storeApiUrl}
      hasFailed={erro !== undefined}
      browsePath={path}
    >
      <ProductGrid
        products={await withRatings(lang, products)}
        lang={lang}
        settings={settings}
        heart={({ id, name }) => <HeartButton lang={lang} productId={id} name={name} isSaved onCard />}
      />
    </WishlistView>
  )
}
