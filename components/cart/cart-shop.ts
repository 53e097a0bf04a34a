import type { Lang } from '#lib/routes/lang.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'

/** What of the owner's settings the cart needs. */
type CartSettings = Pick<
  ShopSettings,
  'goal' | 'freeShippingFrom' | 'fixedShipping' | 'purchaseLimit' | 'english'
>

/** The shop around a cart. */
export interface CartShop {
  lang: Lang
  settings: CartSettings
  /** Where to ask for more than the limit (P15); nothing when the shop has no WhatsApp. */
  whatsappUrl: string | undefined
}
