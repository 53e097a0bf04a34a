import type { ShoppingStart } from '#lib/content/shell.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'

/** The settings that the cart needs. */
type CartSettings = Pick<
  ShopSettings,
  'goal' | 'freeShippingFrom' | 'fixedShipping' | 'purchaseLimit' | 'conversion'
>

/** Props of every component of the cart. */
export interface CartProps {
  lang: Lang
  /** The page to which the links of an empty cart and 'keep shopping' lead. */
  start: ShoppingStart
  settings: CartSettings
  /** The link for purchases above the limit (P15); undefined when the shop has no WhatsApp. */
  whatsappUrl: string | undefined
  /** The page of customer service, which replaces that link in a shop without WhatsApp; undefined when the shop has none. */
  servicePage?: string | undefined
  /** The payment methods of the checkout (P29). */
  payments?: readonly string[] | undefined
  /** Whether the checkout is the shop's own, which takes a message for a gift. */
  takesGifts?: boolean | undefined
}
