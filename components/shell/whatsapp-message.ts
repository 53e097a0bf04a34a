import { fetchStoredClick } from '#lib/analytics/fetch-stored-click.ts'
import { clickReference } from '#lib/analytics/stored-click.ts'
import type * as Queries from '#lib/browser/cart-query.ts'
import type { CartResponse } from '#lib/client/store/cart.ts'
import type { CartItem } from '#lib/shop/cart.ts'
import { onShopState, shopState } from '#lib/state/shop-state.ts'
import { nearest } from './nearest.ts'

const LINK = 'a[href^="https://wa.me/"]'

let queries: typeof Queries | undefined
/** The message of each link as the server rendered it. */
const renderedMessages = new WeakMap<Element, string>()

/**
 * On hover, press and focus, a WhatsApp link gets a message with the current page or the cart content and, with
 * consent, the reference of the stored ad click (P8). The links of the purchase limit (P15) and of the service page keep their
 * rendered message and only get the reference.
 */
export function watchWhatsapp(): void {
  for (const name of ['pointerover', 'pointerdown', 'focusin', 'click'])
    document.addEventListener(name, onInteraction)
  onShopState(loadCartQueries)
  loadCartQueries()
}

// Waits for the cart, whose code includes React Query, so that the library is not downloaded for the message alone.
function loadCartQueries() {
  if (!queries && shopState().isCartReady && document.querySelector('a[data-whatsapp-page]'))
    import('#lib/browser/cart-query.ts').then(
      (loaded) => (queries = loaded),
      () => {},
    )
}

let reference = ''

function onInteraction(event: Event) {
  const link = nearest<HTMLAnchorElement>(event, LINK)
  if (!link) return
  updateMessage(link)
  void fetchStoredClick().then((click) => {
    reference = clickReference(click)
    if (reference) updateMessage(link)
  })
}

function updateMessage(link: HTMLAnchorElement) {
  const [address, query] = link.href.split('?')
  if (!renderedMessages.has(link)) renderedMessages.set(link, new URLSearchParams(query).get('text') ?? '')
  const lines = [...messageLines(link), reference].filter(Boolean)
  link.href = `${address}?text=${encodeURIComponent(lines.join('\n'))}`
}

function messageLines(link: HTMLAnchorElement): (string | undefined)[] {
  const { whatsappPage, whatsappCart } = link.dataset
  if (whatsappPage === undefined) return [renderedMessages.get(link)]
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
  const cached = queries?.queryClient().getQueriesData<CartResponse>({ queryKey: queries.CART_KEY }) ?? []
  return cached.findLast(([, response]) => response)?.[1]?.cart.items ?? []
}
