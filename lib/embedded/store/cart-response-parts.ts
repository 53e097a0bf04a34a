import { LINE_KINDS } from '#lib/contract/cart-requests.ts'
import type { Message } from '#lib/contract/message.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Queries } from '../db/database.ts'
import { cartDocument, withEventId } from './cart-document.ts'
import type { StoredCartLine } from './cart-lines.ts'
import { readSellables, variationOf } from './sellable-items.ts'
import { readCoupon } from './coupons.ts'
import type { StoreRules } from './store-rules.ts'
import { adjustedText } from './texts.ts'

// A cart of 100 ordinary lines takes 2.5 KB; only texts in `adicional` make it longer.
const MAX_LENGTH = 4096

type PackedLine = [kind: number, itemId: number, attributeId: number, quantity: number, ...rest: unknown[]]
type PackedParts = [Lang, string | null, string | null, number[], PackedLine[]]

/** The parts of a cart response that neither the catalogue nor the settings contain. */
export interface CartResponseParts {
  language: Lang
  lines: StoredCartLine[]
  /** The quantities of lines that got fewer units than requested. */
  adjustedTo: readonly number[]
  /** The code of the coupon on the cart. */
  coupon: string | null
  /** The event id of a response to POST; null for other methods. */
  eventId: string | null
}

/** The sources of a cart response. In a transaction, `queries` is its connection: building must not take another one. */
export interface CartSources {
  queries: Queries
  rules: StoreRules
  /** Milliseconds since 1970. */
  now: number
}

/** Returns the body of a cart response (contract 4.10). */
export async function buildCart(
  { queries, rules, now }: CartSources,
  { language, lines, adjustedTo, coupon, eventId }: CartResponseParts,
  version: number,
): Promise<string> {
  const applied = await readCoupon(queries, coupon)
  const document = cartDocument(lines, version, rules, language, {
    messages: adjustedTo.map((units) => adjustedMessage(units, language)),
    coupon: applied && { applied, now },
  })
  return JSON.stringify(eventId === null ? document : withEventId(document, eventId))
}

/** Returns the parts as text of at most 4 KB, from which unpackParts restores them; '' for a longer one. */
export function packParts({ language, lines, adjustedTo, coupon, eventId }: CartResponseParts): string {
  const packedLines = lines.map((line): PackedLine => {
    const { kind, itemId, attributeId, quantity, saleUnitId, warehouseId, extra } = line
    const rest = saleUnitId || warehouseId || extra ? [saleUnitId, warehouseId, extra] : []
    return [LINE_KINDS.indexOf(kind), itemId, attributeId, quantity, ...rest]
  })
  const packed: PackedParts = [language, coupon, eventId, [...adjustedTo], packedLines]
  const text = JSON.stringify(packed)
  return text.length > MAX_LENGTH ? '' : text
}

/** Restores the parts from their text. A line whose item is no longer in the catalogue is left out. */
export async function unpackParts(queries: Queries, text: string): Promise<CartResponseParts> {
  const [language, coupon, eventId, adjustedTo, packedLines] = JSON.parse(text) as PackedParts
  const ids = new Set(packedLines.map(([, itemId]) => itemId))
  const items = new Map((await readSellables(queries, [...ids])).map((item) => [item.itemId, item]))
  const lines = packedLines.flatMap((packed, position): StoredCartLine[] => {
    const [kind, itemId, attributeId, quantity, saleUnitId = 0, warehouseId = 0, extra = ''] = packed
    const item = items.get(itemId)
    const sellable = item && variationOf(item, attributeId)
    if (!sellable) return []
    const key = { kind: LINE_KINDS[kind]!, itemId, attributeId } as const
    const rest = { saleUnitId, warehouseId, extra } as {
      saleUnitId: number
      warehouseId: number
      extra: string
    }
    return [{ ...key, ...rest, parameters: '', quantity, position, sellable }]
  })
  return { language, lines, adjustedTo, coupon, eventId }
}

function adjustedMessage(units: number, language: Lang): Message {
  return { tipo: 'aviso', codigo: 'quantidade_ajustada', mensagem: adjustedText(units, language) }
}
