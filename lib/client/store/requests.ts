import type { ISchema } from 'yup'
import { newsletterSchema, quoteSchema, restockSchema } from '../../contract/requests.ts'

/** A small form: the call of the store that takes it, and the schema of its fields (contract 4.21, platform 3.7). */
export interface RequestCall {
  path: string
  schema: ISchema<object>
  /** The body of the call; without it the fields as they are. */
  bodyOf?: (fields: object) => object
}

/** A message when an item is back in stock. */
export const RESTOCK_CALL: RequestCall = { path: 'product/solicitation', schema: restockSchema }

/** A quote for an item without a price. */
export const QUOTE_CALL: RequestCall = { path: 'product/budget', schema: quoteSchema }

/** News by e-mail. */
export const NEWSLETTER_CALL: RequestCall = { path: 'newsletter', schema: newsletterSchema }
