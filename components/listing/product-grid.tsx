import type { Lang } from '#lib/routes/lang.ts'
import type { ListedProduct } from '#lib/shop/listing.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import styles from './listing.module.css'
import { ListingCard } from './listing-card.tsx'

// The number of cards on the first screen of a phone.
const FIRST_SCREEN = 2

type ProductGridProps = {
  products: readonly ListedProduct[]
  lang: Lang
  settings: Pick<ShopSettings, 'terms' | 'english'>
}

/** Products in up to four columns, cards 250 to 280 px wide (spec sections 2 and 9). */
export function ProductGrid({ products, lang, settings }: ProductGridProps) {
  return (
    <ul role="list" className={styles.grid}>
      {products.map((product, index) => (
        <ListingCard
          key={product.id}
          product={product}
          lang={lang}
          settings={settings}
          priority={index < FIRST_SCREEN || undefined}
        />
      ))}
    </ul>
  )
}
