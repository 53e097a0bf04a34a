import type { ReactNode } from 'react'
import type { Lang } from '#lib/routes/lang.ts'
import type { ListedProduct } from '#lib/shop/listing.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import { CARD_FORM_ID } from './card-action.tsx'
import { CardForm } from './card-form.tsx'
import { ListingCard } from './listing-card.tsx'
import styles from './listing.module.css'

// The number of cards on the first screen of a phone.
const FIRST_SCREEN = 2

/** Renders the heart button that saves a product. */
export type Heart = (product: Pick<ListedProduct, 'id' | 'name'>) => ReactNode

type ProductGridProps = {
  products: readonly ListedProduct[]
  lang: Lang
  settings: Pick<ShopSettings, 'terms' | 'conversion'>
  heart?: Heart | undefined
}

/** Products in up to four columns, with the form of their buy buttons; cards are 250 to 280 px wide (spec sections 2 and 9). */
export function ProductGrid({ products, lang, settings, heart }: ProductGridProps) {
  return (
    <>
      <ul role="list" className={styles.grid}>
        {products.map((product, index) => (
          <ListingCard
            key={product.id}
            product={product}
            lang={lang}
            settings={settings}
            heart={heart?.(product)}
            priority={index < FIRST_SCREEN || undefined}
          />
        ))}
      </ul>
      <CardForm id={CARD_FORM_ID} lang={lang} />
    </>
  )
}
