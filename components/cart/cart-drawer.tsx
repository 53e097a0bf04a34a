'use client'

import { useQuery } from '@tanstack/react-query'
import { usePathname } from 'next/navigation'
import { useEffect, useId, useMemo, useRef, useSyncExternalStore } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Drawer } from '#components/ui/drawer.tsx'
import { lineKitsQuery } from '#lib/browser/line-kits-query.ts'
import { cartCopy } from '#lib/copy/cart.ts'
import { kitSwaps, pathsToCompare } from '#lib/shop/kit-swap.ts'
import { updateShopState } from '#lib/state/shop-state.ts'
import { useShopState } from '#lib/state/use-shop-state.ts'
import type { CartControl } from './cart-control.ts'
import styles from './cart-drawer.module.css'
import type { CartProps } from './cart-props.ts'
import { CartFailed, CartLoading } from './cart-loading.tsx'
import { DrawerFooter } from './drawer-footer.tsx'
import { DrawerItems } from './drawer-items.tsx'
import { DrawerSuggestions } from './drawer-suggestions.tsx'
import { DrawerTotals } from './drawer-totals.tsx'
import { DrawerUndo } from './drawer-undo.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { GoalBar } from './goal-bar.tsx'
import { Messages } from './messages.tsx'

/** The cart drawer for a CartControl (spec sections 2 and 4). */
export function CartDrawerView({ cart, ...shop }: CartProps & { cart: CartControl }) {
  const { lang } = shop
  const copy = cartCopy[lang]
  const { isCartOpen } = useShopState()
  const { pendingWrites, notices } = useSyncExternalStore(cart.view.subscribe, cart.view.get, cart.view.get)
  const { data, isError, refetch } = useQuery(cart.query(lang), cart.client)
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => cart.connect(), [cart])
  useEffect(() => {
    if (data) updateShopState({ count: data.cart.count, subtotal: data.cart.subtotal ?? 0 })
  }, [data])
  useCloseOnNavigation(cart)

  const items = data?.cart.items ?? []
  const isFilled = items.length > 0
  const kits = useQuery(
    lineKitsQuery(lang, isCartOpen ? pathsToCompare(items) : [], cart.client),
    cart.client,
  )
  const { cart: content } = data ?? {}
  // The combinations of many packages take a few milliseconds.
  const swaps = useMemo(
    () => (content && kits.data ? kitSwaps(content, kits.data, shop.settings) : []),
    [content, kits.data, shop.settings],
  )
  return (
    <Drawer
      open={isCartOpen}
      onClose={cart.close}
      labelledBy={titleId}
      closeLabel={copy.close}
      header={
        <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
          {copy.title} {data && isFilled ? <small>{copy.pieces(data.cart.count)}</small> : null}
        </h2>
      }
      footer={data && isFilled ? <DrawerFooter cart={cart} content={data.cart} {...shop} /> : null}
    >
      <div className={styles.content} aria-busy={pendingWrites > 0}>
        <Messages messages={[...(data?.messages ?? []), ...notices]} />
        {data ? <GoalBar subtotal={data.cart.subtotal} {...shop} /> : null}
        <DrawerUndo cart={cart} lang={lang} heading={heading} />
        {isFilled ? (
          <DrawerItems cart={cart} items={items} heading={heading} swaps={swaps} {...shop} />
        ) : null}
        {data && isFilled ? (
          <DrawerTotals cart={cart} content={data.cart} lang={lang} settings={shop.settings} />
        ) : null}
        {data && !isFilled ? <EmptyCart lang={lang} start={shop.start} onLeave={cart.close} /> : null}
        {data ? (
          <>
            {/* One place for both, so that the message about an added product outlasts the empty cart. */}
            <DrawerSuggestions content={data.cart} cart={cart} {...shop} />
            {isFilled && shop.takesGifts ? <p className={styles.ahead}>{copy.ahead}</p> : null}
            <Button variant="secondary" wide onClick={cart.close}>
              {copy.keepShopping}
            </Button>
          </>
        ) : null}
        {!data && isError ? <CartFailed lang={lang} onRetry={() => void refetch()} /> : null}
        {!data && !isError ? <CartLoading lang={lang} /> : null}
      </div>
      {pendingWrites > 0 ? (
        <div role="status" className={styles.loader}>
          <span className="visually-hidden">{copy.loading}</span>
        </div>
      ) : null}
    </Drawer>
  )
}

function useCloseOnNavigation(cart: CartControl) {
  const pathname = usePathname()
  const previousPathname = useRef(pathname)
  useEffect(() => {
    if (previousPathname.current === pathname) return
    previousPathname.current = pathname
    cart.close()
  }, [pathname, cart])
}
