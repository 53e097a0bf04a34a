import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { listingCopy } from '#lib/copy/listing.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import { cardField } from '#lib/shop/card-field.ts'
import type { ListedProduct } from '#lib/shop/listing.ts'
import styles from './listing-card.module.css'

/** The id of the form that the buy buttons of a page's cards belong to. */
export const CARD_FORM_ID = 'comprar'

type CardActionProps = { product: ListedProduct; lang: Lang }

/**
 * The action of a card: a buy button, a link to the product's variations, or a hint that the card is a link, also for a product
 * that is sold out or has no price (platform 3.2).
 */
export function CardAction({ product, lang }: CardActionProps) {
  const { name, path, inStock, price, purchase, hasChoice } = product
  const copy = listingCopy[lang]
  const look = { variant: 'secondary', size: 'small' } as const
  const className = buttonClass(look, styles.action)
  const canBuy = inStock && price !== undefined
  const field = canBuy && purchase && cardField(purchase)
  if (field)
    return (
      <button {...field} form={CARD_FORM_ID} aria-label={copy.buyName(name)} className={className}>
        <span>
          {copy.buyShort}
          <span className={styles.rest}>{copy.buy.slice(copy.buyShort.length)}</span>
        </span>
      </button>
    )
  if (canBuy && hasChoice)
    return (
      <Link href={localePath(lang, path)} aria-label={copy.chooseName(name)} className={className}>
        {copy.choose}
      </Link>
    )
  return (
    <p aria-hidden="true" className={buttonClass(look, styles.see)}>
      {copy.see}
    </p>
  )
}
