import { Link } from '#components/ui/link.tsx'
import type { CartSuggestion } from '#lib/client/store/cheapest-products.ts'
import { cartCopy } from '#lib/copy/cart.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { MenuItem } from '#lib/client/store/menus.ts'
import type { CartProps } from './cart-props.ts'
import { EmptyCart } from './empty-cart.tsx'
import chip from '#components/ui/chip.module.css'
import styles from './empty-cart.module.css'
import { GapProducts } from './gap-products.tsx'
import { SuggestionForm } from './suggestion-form.tsx'

type EmptyPageProps = Pick<CartProps, 'lang' | 'start'> & {
  popular: readonly CartSuggestion[]
  /** The entries of the main menu. */
  lines: readonly MenuItem[]
}

const WAYS: readonly string[] = [pagePaths.products(), pagePaths.buildKit()]

/** The cart page of an empty cart: where shopping starts, popular products, and the lines of the shop. */
export function EmptyPage({ lang, start, popular, lines }: EmptyPageProps) {
  // Entries without entries of their own are other pages, such as the reviews.
  const links = lines.flatMap(({ label, path, items }) =>
    path && (items.length > 0 || WAYS.includes(path)) ? [{ label, path }] : [],
  )
  return (
    <div className={styles.page}>
      <EmptyCart lang={lang} start={start} />
      <GapProducts
        gap={undefined}
        isEmpty
        products={popular}
        lang={lang}
        add={(product, label) => <SuggestionForm product={product} label={label} lang={lang} />}
      />
      {links.length > 0 ? (
        <ul role="list" aria-label={cartCopy[lang].lines} className={styles.lines}>
          {links.map(({ label, path }) => (
            <li key={path}>
              <Link href={localePath(lang, path)} className={chip.chip}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
