import { gtinOf } from '../../shop/gtin.ts'

/** The number of goods of an `ean`, under the name that its length has; nothing when it is none (R50). */
export function gtinField(ean: string): { [name in `gtin${8 | 12 | 13 | 14}`]?: string } {
  const gtin = gtinOf(ean)
  return gtin ? { [`gtin${gtin.length}`]: gtin.digits } : {}
}

/** A number of the store's own as search engines take it: without white space (R50). */
export function skuField(sku: string): { sku?: string } {
  const bare = sku.replace(/\s+/g, '')
  return bare === '' ? {} : { sku: bare }
}
