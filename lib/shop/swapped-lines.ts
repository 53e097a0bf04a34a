import { linesText } from './line-name.ts'
import type { CartItem, ShopCart } from './cart.ts'
import type { RejectedForm } from './rejected-form.ts'

/** What identifies a line, with a number of units. */
type LineUnits = Pick<CartItem, 'hash' | 'kind' | 'quantity'>

/** The fields of the form that undoes a swap of lines for kits. */
export interface SwapFields {
  /** The kits and the lines, as JSON. */
  kits: string
  linhas: string
  /** Their names, for messages. */
  de: string
  por: string
}

const units = ({ hash, kind, quantity }: LineUnits): LineUnits => ({ hash, kind, quantity })

/** The fields of a swap of lines for kits, each with the quantity that it added. */
export function swapFields(lines: readonly CartItem[], kits: readonly CartItem[]): SwapFields {
  return {
    kits: JSON.stringify(kits.map(units)),
    linhas: JSON.stringify(lines.map(units)),
    de: linesText(lines),
    por: linesText(kits),
  }
}

/** The swap in the flash of the cart page; undefined when the flash is of another form, or the cart no longer has one of the kits. */
export function swappedIn(flash: RejectedForm | undefined, { items }: Pick<ShopCart, 'items'>) {
  const { kits = '', linhas = '', de = '', por = '' } = flash?.fields ?? {}
  const fields: SwapFields = { kits, linhas, de, por }
  const read = readSwap({ ...fields })
  const isInCart = (kit: LineUnits) => items.some(({ hash }) => hash.idProduto === kit.hash.idProduto)
  return read?.kits.every(isInCart) ? fields : undefined
}

/** The place of the first kit of a swap among the lines of a cart, from 1; undefined when there is none. */
export function swapPlace(fields: SwapFields | undefined, { items }: Pick<ShopCart, 'items'>) {
  const kit = fields && readSwap({ ...fields })?.kits[0]
  const index = kit ? items.findIndex(({ hash }) => hash.idProduto === kit.hash.idProduto) : -1
  return index < 0 ? undefined : index + 1
}

/** The kits and the lines in the fields of a posted form; undefined when they cannot be read. */
export function readSwap({ kits = '', linhas = '' }: Record<string, string>) {
  try {
    const read = { kits: JSON.parse(kits) as unknown, lines: JSON.parse(linhas) as unknown }
    return areLines(read.kits) && areLines(read.lines) ? { kits: read.kits, lines: read.lines } : undefined
  } catch {
    return undefined
  }
}

function areLines(value: unknown): value is LineUnits[] {
  return Array.isArray(value) && value.length > 0 && value.every(isLine)
}

function isLine(value: unknown): value is LineUnits {
  const { hash, kind, quantity } = (value ?? {}) as Partial<Record<keyof LineUnits, unknown>>
  const isHash = typeof hash === 'object' && hash !== null && !Array.isArray(hash)
  return isHash && typeof kind === 'string' && Number.isSafeInteger(quantity) && Number(quantity) > 0
}
