import type { Lang } from '#lib/routes/lang.ts'
import type { ListedProduct } from '#lib/shop/listing.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import { CARD_FORM_ID } from './card-action.tsx'
import { CardForm } from './card-form.tsx'
import { ListingCard } from './listing-card.tsx'
import styles from './listing.module.css'
import type { Heart } from './product-grid.tsx'

type ProductRowsProps = {
  /** The rows of products; `title` comes from the store, '' for none. */
  rows: readonly { title: string; products: readonly ListedProduct[] }[]
  lang: Lang
  settings: Pick<ShopSettings, 'terms' | 'conversion'>
  heart?: Heart | undefined
}

/** Rows of products that the store selects, with the form of their buy buttons (platform 3.1). */
export function ProductRows({ rows, lang, settings, heart }: ProductRowsProps) {
  return (
    <>
      {rows.map(({ title, products }, index) => (
        <section key={index} className={styles.row}>
          {title && <h2>{title}</h2>}
          <ul role="list" className={styles.grid}>
            {products.map((product) => (
              <ListingCard
                key={product.id}
                product={product}
                lang={lang}
                settings={settings}
                heart={heart?.(product)}
              />
            ))}
          </ul>
        </section>
      ))}
      <CardForm id={CARD_FORM_ID} lang={lang} />
    </>
  )
}
