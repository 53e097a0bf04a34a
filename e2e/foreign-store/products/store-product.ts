/** How the store writes the amounts of a product: as JSON numbers, as "1299.90" or as "1.299,90" (platform 5). */
export type MoneyStyle = 'number' | 'plain text' | 'local text'

/** Which installments a product has: none, without interest, with a discount (taxa below 0), or some with interest (platform 3.3). */
export type InstallmentPlan = 'none' | 'free' | 'discount' | 'interest'

/** A value of a product's choice, such as a size. */
export interface Value {
  id: number
  label: string
  stock: number
  /** Cents; undefined when the value has no price and cannot be bought. */
  price: number | undefined
  hasSwatch: boolean
}

export interface Choice {
  id: number
  name: string
  kind: 'texto' | 'imagem'
  values: Value[]
}

/** A product of the store. */
export interface StoreProduct {
  id: number
  path: string
  name: string
  /** Address of its brand. */
  brand: string | undefined
  /** Address of its deepest category. */
  category: string
  /** Cents; undefined for a product without a price. */
  price: number | undefined
  /** The former price in cents, shown struck through; undefined without an offer. */
  was: number | undefined
  /** Discount in percent when paid upfront. */
  upfrontPercent: number | undefined
  plan: InstallmentPlan
  moneyStyle: MoneyStyle
  stock: number
  status: 'disponivel' | 'indisponivel' | 'sobConsulta'
  choice: Choice | undefined
  /** Products of one family are siblings, which differ in `label`. */
  family: { name: string; label: string } | undefined
  pictures: number
  short: string
  long: string
  rating: number | undefined
  /** Whether the buyer must enter a text, which only the store's own page supports. */
  isPersonalized: boolean
  /** Whether its parts are chosen on the store's own page. */
  isSet: boolean
  badges: string[]
}

type Details = Partial<Omit<StoreProduct, 'id' | 'path' | 'name' | 'category' | 'price' | 'moneyStyle'>>

const MONEY_STYLES: MoneyStyle[] = ['number', 'plain text', 'local text']

/** Returns a product with default values for the fields that `details` omits. */
export function storeProduct(
  id: number,
  path: string,
  name: string,
  category: string,
  price: number | undefined,
  details: Details = {},
): StoreProduct {
  return {
    id,
    path,
    name,
    category,
    price,
    brand: undefined,
    was: undefined,
    upfrontPercent: undefined,
    plan: 'free',
    moneyStyle: MONEY_STYLES[id % MONEY_STYLES.length]!,
    stock: 12,
    status: 'disponivel',
    choice: undefined,
    family: undefined,
    pictures: 2,
    short: `${name.replace(/<[^>]*>/g, '')}, com nota fiscal.`,
    long: '<p>Feito para durar. <strong>Confira as medidas</strong> antes de comprar.</p>',
    rating: undefined,
    isPersonalized: false,
    isSet: false,
    badges: [],
    ...details,
  }
}

/** Returns a choice; each value is a label with its stock and price in cents. Values with the same label have the same id in all choices. */
export function choice(
  id: number,
  name: string,
  values: [label: string, stock: number, price: number | undefined][],
  kind: Choice['kind'] = 'texto',
): Choice {
  return {
    id,
    name,
    kind,
    values: values.map(([label, stock, price]) => ({
      id: valueId(`${id} ${label}`),
      label,
      stock,
      price,
      hasSwatch: kind === 'imagem',
    })),
  }
}

const FIRST_VALUE_ID = 20
const valueIds = new Map<string, number>()

function valueId(key: string): number {
  if (!valueIds.has(key)) valueIds.set(key, FIRST_VALUE_ID + valueIds.size)
  return valueIds.get(key)!
}
