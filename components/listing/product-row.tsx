import type { Lang } from '#lib/routes/lang.ts'
import type { ListedProduct } from '#lib/shop/listing.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import { ListingCard } from './listing-card.tsx'
import styles from './listing.module.css'

type ProductRowProps = {
  /** The store's title; '' for none. */
  title: string
  products: readonly ListedProduct[]
  lang: Lang
  settings: Pick<ShopSettings, 'terms' | 'english'>
}

/** A row of products that the store has chosen (platform 3.1). */
export function ProductRow({ title, products, lang, settings }: ProductRowProps) {
  return (
    <section>
      {title && <h2>{title}</h2>}
      <ul role="list" className={styles.grid}>
        {products.map((product) => (
          <ListingCard key={product.id} product={product} lang={lang} settings={settings} />
        ))}
      </ul>
    </section>
  )
}
