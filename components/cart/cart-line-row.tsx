import type { ReactNode } from 'react'
import { classNames } from '#components/ui/class-names.ts'
import { Link } from '#components/ui/link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { cartCopy } from '#lib/copy/cart.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { CartItem } from '#lib/shop/cart.ts'
import { editedKitHash } from '#lib/shop/edited-kit.ts'
import styles from './cart-line-row.module.css'
import type { CartProps } from './cart-props.ts'
import { LinePriceChange } from './line-price-change.tsx'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'

const PICTURE_WIDTHS = [160, 320]
const CONTENT_WIDTHS = [160]

/** The list of the lines of a cart. */
export function CartLineList({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.lines}>
      {children}
    </ul>
  )
}

// The name of a built kit is long: non-breaking spaces keep a number with its flavour and a dash with the word before it.
function withNonBreakingSpaces(name: string): string {
  return name.replace(/(\d) (?=\p{L})/gu, '$1\u00a0').replaceAll(' - ', '\u00a0- ')
}

type CartLineRowProps = Pick<CartProps, 'lang' | 'settings'> & {
  item: CartItem
  /** The id of the line in its page. */
  id?: string | undefined
  /** The control for the quantity. */
  children: ReactNode
  /** The button that removes the line; last in the tab order, but at the top visually. */
  remove?: ReactNode
  /** Whether the price is about to change. */
  isPending?: boolean | undefined
  /** The offer of a cheaper kit, below the line. */
  offer?: ReactNode
  /** Called when the visitor follows the link of the line. */
  onLeave?: (() => void) | undefined
}

/** A cart line: picture, name, unit price, total and controls. */
export function CartLineRow({
  item,
  id,
  lang,
  children,
  remove,
  isPending,
  offer,
  onLeave,
}: CartLineRowProps) {
  const price = priceFormatter(lang)
  const edit = typeof item.hash['adicional'] === 'string' && item.contents && item.hash['adicional']
  const href = item.path && localePath(lang, item.path)
  const leave = onLeave && { onClick: onLeave }
  const title = withNonBreakingSpaces(item.product ?? item.name)
  return (
    <li id={id} className={classNames(styles.line, item.available === 0 && styles.soldOut)}>
      <div className={styles.picture}>
        <Picture src={item.picture} alt="" width={104} height={104} sizes="104px" widths={PICTURE_WIDTHS} />
      </div>
      <div className={styles.text}>
        <p className={styles.name}>
          {href ? (
            <Link href={href} {...leave}>
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        {item.product ? <p className={styles.detail}>{withNonBreakingSpaces(item.name)}</p> : null}
        {item.contents ? (
          // The name says what is in the kit, so the pictures have no text.
          <div className={styles.contents}>
            {item.contents.map((src, index) => (
              <Picture key={index} src={src} alt="" width={32} height={32} widths={CONTENT_WIDTHS} />
            ))}
          </div>
        ) : null}
        {href && edit ? (
          // Not a link of the router, which would tell the builder nothing of another fragment on its own page.
          <a href={href + editedKitHash(edit)} className={styles.edit} {...leave}>
            {cartCopy[lang].changeFlavours}
          </a>
        ) : null}
        {item.attributes?.map(({ name, value }) => (
          <p key={name} className={styles.detail}>
            {name ? `${name}: ${value}` : value}
          </p>
        ))}
        {/* The price of one unit is also its total. */}
        {item.price === undefined || (item.quantity === 1 && item.total === item.price) ? null : (
          <p className={styles.detail}>{cartCopy[lang].each(price(item.price))}</p>
        )}
        {item.perUnit ? (
          <p className={styles.detail}>
            {cartCopy[lang].perUnit(price(item.perUnit.price), item.perUnit.unit)}
          </p>
        ) : null}
        {item.isReadOnly || item.available === 0 ? null : (
          <LinePriceChange item={{ key: item.key, price: item.price }} lang={lang} />
        )}
      </div>
      <div className={styles.controls}>
        {item.available === undefined ? null : (
          <p className={styles.shortage}>
            {item.available > 0 ? cartCopy[lang].fewerLeft(item.available) : cartCopy[lang].soldOut}
          </p>
        )}
        {item.isReadOnly && item.quantity > 0 ? <span>{cartCopy[lang].pieces(item.quantity)}</span> : null}
        {item.isReadOnly ? null : children}
        {item.total === undefined ? null : (
          <p className={classNames(styles.total, isPending && styles.pending)}>
            {item.totalFrom === undefined || item.available === 0 ? null : (
              <s className={styles.from}>
                <span className="visually-hidden">{cartCopy[lang].from} </span>
                {price(item.totalFrom)}
              </s>
            )}{' '}
            {price(item.total)}
          </p>
        )}
      </div>
      {remove && !item.isReadOnly ? <div className={styles.remove}>{remove}</div> : null}
      {offer ? <div className={styles.offer}>{offer}</div> : null}
    </li>
  )
}
