import type { ReactNode } from 'react'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { LoginMarker } from '#components/ui/login-marker.tsx'
import { Link } from '#components/ui/link.tsx'
import { MessageBox } from '#components/ui/message-box.tsx'
import type { SignedInVisitor } from '#lib/client/store/user.ts'
import { accountCopy } from '#lib/copy/account.ts'
import { orderListCopy } from '#lib/copy/order-list.ts'
import { profileCopy } from '#lib/copy/profile.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import type { KeptOrders } from '#lib/shop/order.ts'
import styles from './account.module.css'

/** The account page of a signed-in visitor, with the sign-out button; after a sign-in it tells which orders of a guest it has kept (contract 4.33). */
export function SignedIn({
  lang,
  visitor,
  markerKey,
  hasOrders = true,
  orders = { kept: [], others: [] },
  latest,
}: {
  lang: Lang
  visitor: SignedInVisitor
  markerKey: string
  /** Whether orders are placed and followed in this shop. */
  hasOrders?: boolean
  /** What this sign-in has done with the orders that the browser may open. */
  orders?: KeptOrders
  /** The last order, or what an account without orders can do. */
  latest?: ReactNode
}) {
  const copy = accountCopy[lang]
  return (
    <section className={styles.page}>
      <h1>{copy.welcome(visitor.name.split(' ')[0]!)}</h1>
      <p>{copy.signedInAs(visitor.email)}</p>
      {orders.kept.length > 0 ? (
        <MessageBox kind="sucesso">
          <p>{copy.keptOrders(orders.kept)}</p>
        </MessageBox>
      ) : null}
      {orders.others.map((number) => (
        <MessageBox key={number}>
          <p>
            {copy.otherOrder(number)}{' '}
            <a href={`${localePath(lang, pagePaths.order(number))}#conta`}>{copy.openOrder(number)}</a>
          </p>
        </MessageBox>
      ))}
      {latest}
      <div className={styles.links}>
        {hasOrders ? (
          <>
            {/* The main button may stand above: that of the last order, or of the shop for an account without orders. */}
            <Link
              href={localePath(lang, pagePaths.myOrders())}
              className={buttonClass({ variant: 'secondary' })}
            >
              {orderListCopy[lang].mine}
            </Link>
            <Link
              href={localePath(lang, pagePaths.profile())}
              className={buttonClass({ variant: 'secondary' })}
            >
              {profileCopy[lang].title}
            </Link>
          </>
        ) : null}
        <form method="post" action={localePath(lang, paths.signOut())}>
          <LoginMarker storageKey={markerKey} />
          <Button type="submit" variant="secondary">
            {copy.signOut}
          </Button>
        </form>
      </div>
    </section>
  )
}
