import { useId, type ReactNode } from 'react'
import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { CartSuggestion } from '#lib/client/store/cheapest-products.ts'
import { cartCopy } from '#lib/copy/cart.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { CartGap } from '#lib/shop/gap-products.ts'
import type { CartProps } from './cart-props.ts'
import styles from './gap-products.module.css'

type GapProductsProps = Pick<CartProps, 'lang'> & {
  /** Undefined without a gap, and for an empty cart, which is offered popular products. */
  gap: CartGap | undefined
  isEmpty?: boolean
  products: readonly CartSuggestion[]
  /** Returns the button that adds a product of which nothing has to be chosen. */
  add: (product: CartSuggestion, label: string) => ReactNode
  /** Called when the visitor follows a link. */
  onLeave?: (() => void) | undefined
}

/** Products that suit the cart and fill its gap to free shipping or the discount, below its lines (P18); popular ones below an empty cart. */
export function GapProducts({ gap, isEmpty = false, products, lang, add, onLeave }: GapProductsProps) {
  const id = useId()
  if ((!gap && !isEmpty) || products.length === 0) return null
  const copy = cartCopy[lang]
  const price = priceFormatter(lang)
  const leave = onLeave && { onClick: onLeave }
  return (
    <div role="group" aria-labelledby={id} className={styles.products}>
      {/* Without the missing amount, which the goal bar states. */}
      <p id={id} className={styles.title}>
        {gap ? titleOf(gap, products, lang) : copy.popular}
      </p>
      {products.map((product) => (
        <div key={product.path} className={styles.product}>
          <Link href={localePath(lang, product.path)} className={styles.link} {...leave}>
            <span className={styles.picture}>
              <Picture src={product.picture} alt="" width={48} height={48} widths={[160]} />
            </span>
            <span>
              <span className={styles.name}>{suggestionName(product)}</span>{' '}
              {product.price === undefined ? null : <strong>{price(product.price)}</strong>}
            </span>
          </Link>
          {product.field ? (
            add(product, copy.addSuggestion(suggestionName(product)))
          ) : product.hasChoice ? (
            <Link
              href={localePath(lang, product.path)}
              aria-label={copy.chooseSuggestion(product.name)}
              className={buttonClass({ variant: 'secondary', size: 'small' })}
              {...leave}
            >
              {copy.choose}
            </Link>
          ) : null}
        </div>
      ))}
    </div>
  )
}

/** The name of a suggested product, with the flavour that its button adds. */
export function suggestionName({ name, flavour }: CartSuggestion): string {
  return flavour ? `${name}, ${flavour}` : name
}

// The title promises free shipping or the discount only where each one of the products alone brings it.
function titleOf({ amount, percent }: CartGap, products: readonly CartSuggestion[], lang: Lang): string {
  const copy = cartCopy[lang]
  if (products.some(({ price = 0 }) => price < amount)) return copy.suggestions
  return percent === undefined ? copy.suggestionsForShipping : copy.suggestionsForDiscount(percent)
}
