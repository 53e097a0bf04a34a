import { useId } from 'react'
import { Link } from '#components/ui/link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { Suggestion } from '#lib/client/store/suggestion.ts'
import { cartCopy } from '#lib/copy/cart.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { Cents } from '#lib/shop/money.ts'
import type { CartProps } from './cart-props.ts'
import styles from './gap-products.module.css'

type GapProductsProps = Pick<CartProps, 'lang' | 'settings'> & {
  /** The amount missing to free shipping. */
  gap: Cents
  products: readonly Suggestion[]
  /** Called when the visitor follows a link. */
  onLeave?: (() => void) | undefined
}

/** Products that fill the gap to free shipping, below the lines of the cart (P18). */
export function GapProducts({ gap, products, lang, onLeave }: GapProductsProps) {
  const id = useId()
  if (products.length === 0) return null
  const price = priceFormatter(lang)
  return (
    <div role="group" aria-labelledby={id} className={styles.products}>
      <p id={id} className={styles.title}>
        {cartCopy[lang].suggestions(price(gap))}
      </p>
      {products.map((product) => (
        <Link
          key={product.path}
          href={localePath(lang, product.path)}
          className={styles.product}
          {...(onLeave && { onClick: onLeave })}
        >
          <span className={styles.picture}>
            <Picture src={product.picture} alt="" width={56} height={56} widths={[160]} />
          </span>
          <span className={styles.name}>{product.name}</span>
          {product.price === undefined ? null : <strong>{price(product.price)}</strong>}
        </Link>
      ))}
    </div>
  )
}
