import type { ReactNode } from 'react'
import { Badge } from '#components/ui/badge.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { Link } from '#components/ui/link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { groundStyle } from '#components/ui/swatch.ts'
import { listingCopy } from '#lib/copy/listing.ts'
import { listedPriceTexts } from '#lib/pricing/listed-price-texts.ts'
import { noPriceText } from '#lib/pricing/price-texts.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { ListedProduct } from '#lib/shop/listing.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import { CardAction } from './card-action.tsx'
import { CardRating } from './card-rating.tsx'
import { ListedPrice } from './listed-price.tsx'
import styles from './listing-card.module.css'

type ListingCardProps = {
  product: ListedProduct
  lang: Lang
  settings: Pick<ShopSettings, 'terms' | 'conversion'>
  /** Loads the picture with high priority, for cards on the first screen. */
  priority?: boolean | undefined
  /** The button that saves the product, shown on its picture. */
  heart?: ReactNode
}

/** A product card of a listing; the whole card links to the product page (spec section 2, P5, P26). */
export function ListingCard({ product, lang, settings, priority, heart }: ListingCardProps) {
  const copy = listingCopy[lang]
  const { name, path, picture, alt, color, inStock, purposes, rating } = product
  const texts = listedPriceTexts(product, { lang, settings })
  return (
    <li className={styles.card}>
      <div className={classNames(styles.ground, !inStock && styles.soldOut)} style={groundStyle(color)}>
        <Picture
          src={picture}
          alt={alt}
          width={640}
          height={640}
          widths={[320, 640]}
          sizes="(max-width: 36rem) 46vw, 280px"
          priority={priority}
          className={styles.picture}
        />
        {inStock || product.availability === 'onRequest' ? null : (
          <Badge kind="plain" className={styles.badge}>
            {copy.soldOut}
          </Badge>
        )}
      </div>
      {heart}
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link href={localePath(lang, path)} className={styles.link}>
            {name}
          </Link>
        </h2>
        {purposes && <p className={styles.purposes}>{purposes.join(' · ')}</p>}
      </div>
      {rating && <CardRating {...rating} lang={lang} />}
      {texts ? (
        <ListedPrice texts={texts} from={product.isLowestPrice && copy.priceFrom} />
      ) : (
        <p className={styles.noPrice}>{noPriceText(product.availability, lang)}</p>
      )}
      <CardAction product={product} lang={lang} />
    </li>
  )
}
