import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import type { ShoppingStart } from '#lib/content/shell.ts'
import { orderListCopy } from '#lib/copy/order-list.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import styles from './order.module.css'

type NoOrdersProps = {
  lang: Lang
  start: ShoppingStart
  /** Whether the cart has items, which come before the shop. */
  hasCart: boolean
}

/** The links for an account without orders: to its cart, if that has items, and to the shop. */
export function NoOrdersLinks({ lang, start, hasCart }: NoOrdersProps) {
  return (
    <>
      {hasCart ? (
        <a href={localePath(lang, paths.cart())} className={buttonClass()}>
          {orderListCopy[lang].seeCart}
        </a>
      ) : null}
      <Link
        href={localePath(lang, start.path)}
        className={buttonClass({ variant: hasCart ? 'secondary' : 'primary' })}
      >
        {start.label}
      </Link>
    </>
  )
}

/** Replaces the last order on the first page of an account without orders. */
export function NoOrders(props: NoOrdersProps) {
  return (
    <>
      <p>{orderListCopy[props.lang].none}</p>
      <div className={styles.actions}>
        <NoOrdersLinks {...props} />
      </div>
    </>
  )
}
