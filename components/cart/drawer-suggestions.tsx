'use client'

import { useQuery } from '@tanstack/react-query'
import { cheapestProductsQuery } from '#lib/browser/cheapest-products-query.ts'
import type { ShopCart } from '#lib/shop/cart.ts'
import { fillingGap, shippingGap } from '#lib/shop/gap-products.ts'
import type { CartControl } from './cart-control.ts'
import type { CartProps } from './cart-props.ts'
import { GapProducts } from './gap-products.tsx'

type DrawerSuggestionsProps = Pick<CartProps, 'lang' | 'settings'> & { cart: CartControl; content: ShopCart }

/** Products that fill the gap to free shipping; nothing is shown while they load or when they cannot be loaded. */
export function DrawerSuggestions({ cart, content, lang, settings }: DrawerSuggestionsProps) {
  const gap = shippingGap(content.subtotal, settings.freeShippingFrom)
  const { data = [] } = useQuery({ ...cheapestProductsQuery(lang), enabled: gap > 0 }, cart.client)
  const products = fillingGap(
    data,
    gap,
    content.items.map(({ path }) => path),
  )
  return <GapProducts gap={gap} products={products} lang={lang} settings={settings} onLeave={cart.close} />
}
