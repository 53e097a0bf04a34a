import { Button, buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { LoginMarker } from '#components/ui/login-marker.tsx'
import { orderCopy } from '#lib/copy/order.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import type { ShopOrder } from '#lib/shop/order.ts'
import { OrderKey } from './order-key.tsx'
import styles from './order.module.css'
import sheet from './sheet.module.css'

type OrderAccountProps = {
  order: ShopOrder
  lang: Lang
  /** Whether the visitor is signed in. */
  isSignedIn: boolean
  /** The local storage key that is set while a visitor is signed in (P21). */
  markerKey: string
}

/** Puts a guest's order into an account: by a button for a signed-in visitor, else by a link to the sign-in page (contract 4.33). */
export function OrderAccount({ order, lang, isSignedIn, markerKey }: OrderAccountProps) {
  const copy = orderCopy[lang]
  const access = `${localePath(lang, paths.access())}?pedido=${order.number}`
  return (
    <section aria-labelledby="conta" className={sheet.card}>
      <h2 id="conta">{copy.account}</h2>
      <p>{isSignedIn ? copy.accountText : copy.accountTextGuest}</p>
      {isSignedIn ? (
        <>
          <LoginMarker storageKey={markerKey} />
          <form method="post" action={localePath(lang, pagePaths.orderClaim())} className={styles.actions}>
            <OrderKey order={order} />
            <Button type="submit" variant="secondary">
              {copy.claim}
            </Button>
          </form>
        </>
      ) : (
        <p className={styles.actions}>
          <Link href={access} className={buttonClass({ variant: 'secondary' })}>
            {copy.accountLink}
          </Link>
        </p>
      )}
    </section>
  )
}
