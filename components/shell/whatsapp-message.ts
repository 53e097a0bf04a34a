import type * as Queries from '#lib/api/queries.ts'
import type { CartAnswer } from '#lib/api/store/cart.ts'
import type { CartItem } from '#lib/shop/cart.ts'
import { onShopState, shopState } from '#lib/state/shop-state.ts'
import { nearest } from './nearest.ts'

let queries: typeof Queries | undefined

/** WhatsApp links say what the visitor is looking at, or what is in the cart, from the moment they are reached for. */
export function watchWhatsapp(): void {
  if (!document.querySelector('a[data-whatsapp-page]')) return
  for (const reach of ['pointerover', 'pointerdown', 'focusin', 'click'])
    document.addEventListener(reach, carry)
  onShopState(knowCart)
  knowCart()
}

// The cart's code brings the library that keeps the cart, so by then this costs nothing.
function knowCart() {
  if (!queries && shopState().isCartReady)
    import('#lib/api/queries.ts').then(
      (loaded) => (queries = loaded),
      () => {},
    )
}

function carry(event: Event) {
  const link = nearest<HTMLAnchorElement>(event, 'a[data-whatsapp-page]')
  if (!link) return
  const { whatsappPage, whatsappCart } = link.dataset
  const items = itemsInCart()
  const lines =
    items.length > 0
      ? [
          whatsappCart,
          ...items.map(
            ({ quantity, product, name }) => `${quantity} × ${product ? `${product}: ${name}` : name}`,
          ),
        ]
      : [whatsappPage, document.title, location.origin + location.pathname]
  link.href = `${link.href.replace(/\?.*/, '')}?text=${encodeURIComponent(lines.join('\n'))}`
}

function itemsInCart(): CartItem[] {
  const known = queries?.queryClient().getQueriesData<CartAnswer>({ queryKey: queries.CART_KEY }) ?? []
  return known.findLast(([, answer]) => answer)?.[1]?.cart.items ?? []
}
