import { toReais } from '../shop/money.ts'
import { totalValue } from './events.ts'
import type { AnalyticsItem } from './item.ts'

/** SHA-256 hashes, in hex, of a signed-in visitor's e-mail and telephone numbers, from the store (contract 4.9). */
export interface UserHashes {
  email: string
  mobile: string
  phone: string
}

/** The data of a Meta Pixel event about items; amounts in reais. */
export function pixelData(items: readonly AnalyticsItem[]) {
  return {
    content_type: 'product',
    content_ids: items.map(({ id }) => id),
    content_name: items
      .map(({ name }) => name)
      .join('; ')
      .slice(0, 200),
    contents: items.map(({ id, quantity, price }) => ({
      id,
      quantity,
      ...(price !== undefined && { item_price: toReais(price) }),
    })),
    num_items: items.reduce((sum, { quantity }) => sum + quantity, 0),
    value: toReais(totalValue(items)),
    currency: 'BRL',
  }
}

/** The fields by which Meta matches a visitor to an account: hashes only, never plain data (R84). */
export function pixelUser({ email, mobile, phone }: UserHashes): { em?: string; ph?: string } {
  const ph = [mobile, phone].find(isHash)
  return { ...(isHash(email) && { em: email }), ...(ph && { ph }) }
}

function isHash(text: string): boolean {
  return /^[\da-f]{64}$/.test(text)
}
