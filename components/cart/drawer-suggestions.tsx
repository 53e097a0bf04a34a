'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#components/ui/button.tsx'
import { MessageBox } from '#components/ui/message-box.tsx'
import { cheapestProductsQuery, popularProductsQuery } from '#lib/browser/cheapest-products-query.ts'
import type { CartSuggestion } from '#lib/client/store/cheapest-products.ts'
import { cartCopy } from '#lib/copy/cart.ts'
import { kitCopy } from '#lib/copy/kit.ts'
import { lineOfField } from '#lib/shop/card-field.ts'
import type { ShopCart } from '#lib/shop/cart.ts'
import { cartGap, suitingProducts } from '#lib/shop/gap-products.ts'
import { useShopState } from '#lib/state/use-shop-state.ts'
import type { CartControl } from './cart-control.ts'
import type { CartProps } from './cart-props.ts'
import { GapProducts, suggestionName } from './gap-products.tsx'
import styles from './gap-products.module.css'

type DrawerSuggestionsProps = Pick<CartProps, 'lang' | 'settings' | 'takesGifts'> & {
  cart: CartControl
  content: ShopCart
}

/** The last press of an add button: the product, whether it is in the cart by now, and the cart with it. */
type Press = { product: CartSuggestion; result: 'adding' | 'added' | 'failed'; cart?: ShopCart | undefined }

/** Products that suit the cart and fill its gap, or popular ones for an empty cart; nothing is shown while they load or when they cannot be loaded. */
export function DrawerSuggestions({
  cart,
  content,
  lang,
  settings,
  takesGifts = false,
}: DrawerSuggestionsProps) {
  const { isCartOpen } = useShopState()
  const [press, setPress] = useState<Press>()
  const told = useRef<HTMLDivElement>(null)
  const gap = cartGap(content.subtotal, settings)
  const isEmpty = content.items.length === 0
  const { data = [] } = useQuery({ ...cheapestProductsQuery(lang), enabled: gap !== undefined }, cart.client)
  // Another store may have no list of all products.
  const { data: popular = [] } = useQuery(
    { ...popularProductsQuery(lang), enabled: isEmpty && isCartOpen && takesGifts },
    cart.client,
  )
  const products = isEmpty ? popular : suitingProducts(data, gap?.amount ?? 0, content.items)
  const isOffering = products.length > 0
  // What loads late pushes the button below out of view, also when the keyboard is on it.
  useEffect(() => {
    const focused = document.activeElement
    const isBelow =
      focused && (told.current?.compareDocumentPosition(focused) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING
    if (isOffering && isBelow) focused.scrollIntoView({ block: 'nearest' })
  }, [isOffering])
  // A message about an add outlasts neither the open drawer nor a later change, such as the removal of the line.
  const isOutdated = !isCartOpen || press?.cart !== cart.current()
  if (isOutdated && press && press.result !== 'adding') setPress(undefined)

  const add = async (product: CartSuggestion, button: HTMLElement) => {
    const line = product.field && lineOfField(product.field)
    if (!line) return
    setPress({ product, result: 'adding' })
    const isAdded = await cart.add(line)
    // The added product leaves the suggestions with its button.
    const hadFocus = document.activeElement === button || !document.activeElement?.closest('dialog')
    flushSync(() => setPress({ product, result: isAdded ? 'added' : 'failed', cart: cart.current() }))
    if (isAdded && hadFocus) told.current?.focus()
  }
  return (
    <>
      <div ref={told} tabIndex={-1} aria-live="polite" className={styles.told}>
        {press?.result === 'added' ? (
          <MessageBox kind="sucesso">{cartCopy[lang].added(suggestionName(press.product))}</MessageBox>
        ) : press?.result === 'failed' ? (
          <MessageBox kind="erro">{kitCopy[lang].addFailed}</MessageBox>
        ) : null}
      </div>
      <GapProducts
        gap={gap}
        isEmpty={isEmpty}
        products={products}
        lang={lang}
        onLeave={cart.close}
        add={(product, label) => (
          <Button
            variant="secondary"
            size="small"
            aria-label={label}
            busy={press?.result === 'adding' && press.product.path === product.path}
            onClick={({ currentTarget }) => void add(product, currentTarget)}
          >
            {cartCopy[lang].add}
          </Button>
        )}
      />
    </>
  )
}
