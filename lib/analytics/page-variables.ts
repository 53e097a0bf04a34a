import type { Level } from '../contract/levels.ts'
import type { Lang } from '../routes/lang.ts'
import { toReais, type Cents } from '../shop/money.ts'
import type { DataLayerEntry } from './events.ts'
import { eventItem, type AnalyticsItem } from './item.ts'
import type { UserHashes } from './pixel.ts'
import type { TrafficSource } from './traffic-source.ts'

/** The data of page, visitor and cart, once all three are loaded (spec section 4, Page data events). */
export interface PageVariables {
  nivel: Level
  lang: Lang
  product: AnalyticsItem | undefined
  isLoggedIn: boolean
  /** Only with the visitor's consent to advertising. */
  hashes: UserHashes | undefined
  cart: { count: number; subtotal: Cents }
  source: TrafficSource
}

/** The data layer entry with the variables of a page view. */
export function pageVariables({
  nivel,
  lang,
  product,
  isLoggedIn,
  hashes,
  cart,
  source,
}: PageVariables): DataLayerEntry {
  return {
    event: 'pagina',
    nivel,
    idioma: lang,
    // Set even when undefined: the data layer merges entries and would otherwise keep the previous page's product.
    produto: product && eventItem(product),
    usuario: { logado: isLoggedIn, hash: hashes && { ...hashes } },
    carrinho: { quantidade: cart.count, valor: toReais(cart.subtotal) },
    origem: source,
  }
}
