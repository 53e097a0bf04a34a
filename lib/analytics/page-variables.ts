import type { Level } from '../contract/levels.ts'
import type { Lang } from '../routes/lang.ts'
import { toReais, type Cents } from '../shop/money.ts'
import type { Entry } from './events.ts'
import { eventItem, type AnalyticsItem } from './item.ts'
import type { UserHashes } from './pixel.ts'
import type { TrafficSource } from './traffic-source.ts'

/** What a page, its visitor and the cart are, once all three are known (spec section 4, Page data events). */
export interface PageVariables {
  nivel: Level
  lang: Lang
  product: AnalyticsItem | undefined
  isLoggedIn: boolean
  /** Only after the visitor agreed to advertising. */
  hashes: UserHashes | undefined
  cart: { count: number; subtotal: Cents }
  source: TrafficSource
}

/** The entry that publishes the variables of a page view. */
export function pageVariables({
  nivel,
  lang,
  product,
  isLoggedIn,
  hashes,
  cart,
  source,
}: PageVariables): Entry {
  return {
    event: 'pagina',
    nivel,
    idioma: lang,
    // Of the page before, unless they are said to be gone: the data layer merges.
    produto: product && eventItem(product),
    usuario: { logado: isLoggedIn, hash: hashes && { ...hashes } },
    carrinho: { quantidade: cart.count, valor: toReais(cart.subtotal) },
    origem: source,
  }
}
