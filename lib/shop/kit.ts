import type { Cents } from './money.ts'
import type { ItemPrice } from './price.ts'
import type { ShopSettings } from './settings.ts'

/** One flavour, or pair of flavours, that a kit can be bought in (spec section 3, Variation). */
export interface Flavour {
  id: number
  name: string
  picture: string
  inStock: boolean
  /** The store's keys of its flavours, several for a pair or mix; they determine the colours of its swatch. */
  keys?: readonly string[]
}

/** A kit of one or more packages (spec section 3, Kit / list). */
export interface Kit {
  id: string
  itemId: number
  /** The product line; listed products have the same value. */
  line: string
  /** The name of its product; set where kits of several products are listed together. */
  name?: string
  /** The size as text: '2 potes'. */
  title: string
  subtitle: string
  badge?: string
  units: number
  /** What it counts, such as 'pote'; undefined when its title names no package of the brand (P17). */
  unit?: string | undefined
  /** The page of the kit's line, without language. */
  path: string
  /** The kit's path at `url/list/detail`. */
  listPath: string
  inStock: boolean
  /** Undefined without a price. */
  price: Cents | undefined
  upfront?: ItemPrice['upfront']
  /** The store's own installment options; undefined when the terms of the settings apply. */
  installments?: ItemPrice['installments']
  /** The price before the offer; undefined when it is not above the price. */
  priceFrom: Cents | undefined
  hasFlavours: boolean
  flavours: Flavour[]
  /** The SKUs of the flavours, in the order of `flavours`. */
  skus?: readonly string[]
  /** The unchecked GTINs of the flavours, in the order of `flavours`; '' for a missing one. */
  eans?: readonly string[]
  pictures: string[]
  color: string
  description: string
  topics: string[]
  nutrition: string
  flavourText: string
}

/** The texts of a kit that only its details panel shows (spec section 2). */
export type KitDetails = Pick<Kit, 'description' | 'topics' | 'nutrition' | 'flavourText'>

/** The fields of a kit that its card needs. SKUs and EANs are for structured data, and details load with their panel, so they are left out of the props (T12). */
export type CardKit = Omit<Kit, keyof KitDetails | 'line' | 'skus' | 'eans' | 'installments'>

/** A kit's full name: 'Colágeno Chocolate, 2 potes'. */
export function kitName({ name, title }: Pick<Kit, 'name' | 'title'>): string {
  return name && name !== title ? `${name}, ${title}` : title
}

/** The settings that the display of a price depends on. */
export type PriceSettings = Pick<ShopSettings, 'terms' | 'goal' | 'conversion'>

/** Whether a kit or product can be bought: it has a price and stock, and with flavours at least one of them is in stock (P26, platform 3.3). */
export function canBuy({
  inStock,
  price,
  hasFlavours,
  flavours,
}: Pick<Kit, 'inStock' | 'hasFlavours' | 'flavours'> & { price: Cents | undefined }): boolean {
  if (price === undefined || price <= 0) return false
  return inStock && (!hasFlavours || flavours.some((flavour) => flavour.inStock))
}

/** The `idProduto` that adds a kit to the cart: the chosen flavour's id, 0 without a valid choice, the kit's id when it has no flavours (spec section 5). */
export function chosenItem(kit: Pick<Kit, 'hasFlavours' | 'flavours' | 'itemId'>, flavourId: number): number {
  if (!kit.hasFlavours) return kit.itemId
  return kit.flavours.some(({ id, inStock }) => id === flavourId && inStock) ? flavourId : 0
}
