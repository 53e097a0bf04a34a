import { linesText } from './line-name.ts'
import type { CartItem, ShopCart } from './cart.ts'
import type { RejectedForm } from './rejected-form.ts'

/** What identifies a line, with a number of units. */
type LineUnits = Pick<CartItem, 'hash' | 'kind' | 'quantity'>

/** The fields of the form that undoes a swap of lines for a kit. */
export interface SwapFields {
  /** The kit and the lines, as JSON. */
  kit: string
  linhas: string
  /** Their names, for messages. */
  de: string
  por: string
}

const units = ({ hash, kind, quantity }: LineUnits): LineUnits => ({ hash, kind, quantity })

/** The fields of a swap of lines for one unit of a kit. */
export function swapFields(lines: readonly CartItem[], kit: CartItem): SwapFields {
  return {
    kit: JSON.stringify(units({ ...kit, quantity: 1 })),
    linhas: JSON.stringify(lines.map(units)),
    de: linesText(lines),
    por: kit.name,
  }
}

/** The swap in the flash of the cart page; undefined when the flash is of another form, or the cart no longer has the kit. */
export function swappedIn(flash: RejectedForm | undefined, { items }: Pick<ShopCart, 'items'>) {
  const { kit = '', linhas = '', de = '', por = '' } = flash?.fields ?? {}
  const fields: SwapFields = { kit, linhas, de, por }
  const read = readSwap({ ...fields })
  return read && items.some(({ hash }) => hash.idProduto === read.kit.hash.idProduto) ? fields : undefined
}

/** The place of the kit of a swap among the lines of a cart, from 1; undefined when there is none. */
export function swapPlace(fields: SwapFields | undefined, { items }: Pick<ShopCart, 'items'>) {
  const kit = fields && readSwap({ ...fields })?.kit
  const index = kit ? items.findIndex(({ hash }) => hash.idProduto === kit.hash.idProduto) : -1
  return index < 0 ? undefined : index + 1
}

/** The kit and the lines in the fields of a posted form; undefined when they cannot be read. */
export function readSwap({ kit = '', linhas = '' }: Record<string, string>) {
  try {
    const read = { kit: JSON.parse(kit) as unknown, lines: JSON.parse(linhas) as unknown }
    if (!isLine(read.kit) || !Array.isArray(read.lines)) return undefined
    return read.lines.length > 0 && read.lines.every(isLine)
      ? { kit: read.kit, lines: read.lines }
      : undefined
  } catch {
    return undefined
  }
}

function isLine(value: unknown): value is LineUnits {
  const { hash, kind, quantity } = (value ?? {}) as Partial<Record<keyof LineUnits, unknown>>
  const isHash = typeof hash === 'object' && hash !== null && !Array.isArray(hash)
  return isHash && typeof kind === 'string' && Number.isSafeInteger(quantity) && Number(quantity) > 0
}
