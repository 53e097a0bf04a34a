import { askKeptClick } from '#lib/analytics/ask-kept-click.ts'
import { clickReference } from '#lib/analytics/kept-click.ts'
import type * as Queries from '#lib/browser/cart-query.ts'
import type { CartResponse } from '#lib/client/store/cart.ts'
import type { CartItem } from '#lib/shop/cart.ts'
import { onShopState, shopState } from '#lib/state/shop-state.ts'
import { nearest } from './nearest.ts'

const LINK = 'a[href^="https://wa.me/"]'

let queries: typeof Queries | undefined
/** What each link says by itself, before the click is added to it. */
const own = new WeakMap<Element, string>()

/**
 * WhatsApp links say what the visitor is looking at, or what is in the cart, from the moment they are reached for; and
 * which kept click has led here, where the visitor has agreed to that (P8). Those of the limit (P15) and of the
 * service page keep their own words.
 */
export function watchWhatsapp(): void {
  for (const reach of ['pointerover', 'pointerdown', 'focusin', 'click'])
    document.addEventListener(reach, carry)
  onShopState(knowCart)
  knowCart()
}

// The cart's code brings the library that keeps the cart, so by then this costs nothing.
function knowCart() {
  if (!queries && shopState().isCartReady && document.querySelector('a[data-whatsapp-page]'))
    import('#lib/browser/cart-query.ts').then(
      (loaded) => (queries = loaded),
      () => {},
    )
}

let reference = ''

function carry(event: Event) {
  const link = nearest<HTMLAnchorElement>(event, LINK)
  if (!link) return
  say(link)
  void askKeptClick().then((click) => {
    reference = clickReference(click)
    if (reference) say(link)
  })
}

function say(link: HTMLAnchorElement) {
  const [address, query] = link.href.split('?')
  if (!own.has(link)) own.set(link, new URLSearchParams(query).get('text') ?? '')
  const lines = [...linesOf(link), reference].filter(Boolean)
  link.href = `${address}?text=${encodeURIComponent(lines.join('\n'))}`
}

function linesOf(link: HTMLAnchorElement): (string | undefined)[] {
  const { whatsappPage, whatsappCart } = link.dataset
  if (whatsappPage === undefined) return [own.get(link)]
  const items = itemsInCart()
  return items.length > 0
    ? [
        whatsappCart,
        ...items.map(
          ({ quantity, product, name }) => `${quantity} × ${product ? `${product}: ${name}` : name}`,
        ),
      ]
    : [whatsappPage, document.title, location.origin + location.pathname]
}

function itemsInCart(): CartItem[] {
  const known = queries?.queryClient().getQueriesData<CartResponse>({ queryKey: queries.CART_KEY }) ?? []
  return known.findLast(([, answer]) => answer)?.[1]?.cart.items ?? []
}
