import { gtinOf } from '../../shop/gtin.ts'

/** A valid GTIN in the field named after its length, such as gtin13; no field otherwise (R50). */
export function gtinField(ean: string): { [name in `gtin${8 | 12 | 13 | 14}`]?: string } {
  const gtin = gtinOf(ean)
  return gtin ? { [`gtin${gtin.length}`]: gtin.digits } : {}
}

/** The sku without white space, as search engines require; no field when it is empty (R50). */
export function skuField(sku: string): { sku?: string } {
  const bare = sku.replace(/\s+/g, '')
  return bare === '' ? {} : { sku: bare }
}
