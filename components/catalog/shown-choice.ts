import { choiceCopy } from '#lib/copy/choice.ts'
import { priceTexts, type PriceFormat, type PriceTexts } from '#lib/pricing/price-texts.ts'
import { itemsText } from '#lib/shop/cart-line.ts'
import { formatMoney } from '#lib/shop/currency.ts'
import { labelWithOunces } from '#lib/shop/ounces.ts'
import { canBuyVariation, type Variation, type VariationChoice } from '#lib/shop/variation.ts'

/** A variation as the buy box shows it, with only the fields that the browser needs (T12). */
interface ShownValue {
  id: number
  label: string
  /** Its price, if the prices of the variations differ, and the reason why it cannot be bought. */
  note: string
  /** The picture of its swatch; '' for none. */
  swatch: string
  /** The picture to show once it is chosen; '' for none. */
  picture: string
  isBuyable: boolean
  /** Undefined without a price. */
  texts: PriceTexts | undefined
  /** The value of the radio button: the items to send, as text. */
  items: string
}

/** The variations of a product as the buy box shows them. */
export interface ShownChoice {
  name: string
  kind: VariationChoice['kind']
  values: ShownValue[]
  /** The id of the preselected variation; 0 for none. */
  preselected: number
  /** The error message of an add without a chosen variation. */
  missing: string
}

/** Formats the variations for the buy box. A single one, or a buyable one that the store has selected, is preselected. */
export function shownChoice({ name, kind, values }: VariationChoice, format: PriceFormat): ShownChoice {
  const copy = choiceCopy[format.lang]
  const hasPrices = new Set(values.map(({ price }) => price)).size > 1
  const preselected =
    values.length === 1 ? values[0] : values.find((value) => value.isSelected && canBuyVariation(value))
  const title = name || copy.option
  return {
    name: title,
    kind,
    values: values.map((value) => shownValue(value, hasPrices, format)),
    preselected: preselected?.id ?? 0,
    missing: copy.missing(title),
  }
}

function shownValue(value: Variation, hasPrices: boolean, format: PriceFormat): ShownValue {
  const copy = choiceCopy[format.lang]
  const { id, label, swatch, pictures, inStock, cartItems } = value
  const texts = priceTexts({ ...value, units: 1 }, format)
  const isBuyable = texts !== undefined && canBuyVariation(value)
  const price = hasPrices && value.price !== undefined ? formatMoney(value.price, format.lang) : ''
  const state = isBuyable ? '' : inStock ? copy.unavailable : copy.soldOut
  return {
    id,
    label: format.lang === 'en' ? labelWithOunces(label) : label,
    note: [price, state].filter(Boolean).join(' · '),
    swatch,
    picture: pictures[0]?.src ?? '',
    isBuyable,
    texts: texts && { ...texts, cents: value.price },
    items: itemsText(cartItems),
  }
}

/** The price of a product before a variation is chosen: the lowest one that can be bought, or of all if none can; as 'from' if the prices differ. */
export function unchosenTexts({ values }: VariationChoice, format: PriceFormat): PriceTexts | undefined {
  const priced = values.filter(({ price }) => price !== undefined)
  const buyable = priced.filter(canBuyVariation)
  const lowest = (buyable.length > 0 ? buyable : priced).toSorted(
    (a, b) => (a.price ?? 0) - (b.price ?? 0),
  )[0]
  const texts = lowest && priceTexts({ ...lowest, units: 1 }, format)
  if (!texts || new Set(priced.map(({ price }) => price)).size < 2) return texts
  const { now, about, cashLabel, offer } = texts
  return {
    now: choiceCopy[format.lang].from(now),
    about,
    // The saving is shown before a choice too, as on the product's card in a list.
    cashLabel,
    offer,
    upfront: undefined,
    credit: undefined,
    creditTotal: undefined,
    discount: undefined,
  }
}
