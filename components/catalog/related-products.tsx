import type { ReactNode } from 'react'

import card from '#components/ui/card.module.css'
import { DeferredSection } from '#components/ui/deferred-section.tsx'
import { Link } from '#components/ui/link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { groundStyle } from '#components/ui/swatch.ts'
import { priceCopy } from '#lib/copy/price.ts'
import { noPriceText } from '#lib/pricing/price-texts.ts'
import { productCopy } from '#lib/copy/product.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import { convertedMoney, formatMoney, type Conversion } from '#lib/shop/currency.ts'
import type { ListedProduct } from '#lib/shop/listing.ts'

import styles from './related-products.module.css'

/** The anchor of the related products. */
export const RELATED_PRODUCTS_ID = 'outros-produtos'

type RelatedProductsProps = {
  heading: string
  products: readonly ListedProduct[]
  lang: Lang
  conversion: Conversion | undefined
  /** Renders the heart that saves a product, on its picture. */
  heart?: ((product: Pick<ListedProduct, 'id' | 'name'>) => ReactNode) | undefined
}

/** Related products at the end of a product page; renders nothing without products. */
export function RelatedProducts({ heading, products, lang, conversion, heart }: RelatedProductsProps) {
  if (products.length === 0) return null
  const copy = productCopy[lang]
  return (
    <DeferredSection aria-labelledby={RELATED_PRODUCTS_ID} data-print="off" className={styles.related}>
      <div className={styles.head}>
        <h2 id={RELATED_PRODUCTS_ID}>{heading}</h2>
        <Link href={localePath(lang, pagePaths.products())}>{copy.seeAll}</Link>
      </div>
      <ul role="list" className={styles.list}>
        {products.map((product) => (
          <li key={product.path} className={styles.item}>
            <Card product={product} lang={lang} conversion={conversion} />
            {heart?.(product)}
          </li>
        ))}
      </ul>
    </DeferredSection>
  )
}

function Card({
  product,
  lang,
  conversion,
}: { product: ListedProduct } & Pick<RelatedProductsProps, 'lang' | 'conversion'>) {
  const { name, path, picture, color, availability, inStock, price } = product
  const copy = productCopy[lang]
  const about = price === undefined ? undefined : convertedMoney(price, lang, conversion)
  return (
    <>
      <div className={styles.ground} style={groundStyle(color)}>
        <Picture
          src={picture}
          alt=""
          width={640}
          height={640}
          sizes="(min-width: 64rem) 18rem, (min-width: 48rem) 30vw, 45vw"
          widths={[320, 640]}
          className={card.picture}
        />
      </div>
      <h3 className={styles.name}>
        <Link href={localePath(lang, path)} className={styles.link}>
          {name}
        </Link>
      </h3>
      {inStock && price !== undefined ? (
        <p className={styles.price}>
          {copy.from} <strong>{formatMoney(price, lang)}</strong>
          {about ? <span className={styles.about}>{priceCopy[lang].about(about)}</span> : null}
        </p>
      ) : (
        <p className={styles.soldOut}>
          {inStock || availability === 'onRequest' ? noPriceText(availability, lang) : copy.soldOut}
        </p>
      )}
    </>
  )
}
