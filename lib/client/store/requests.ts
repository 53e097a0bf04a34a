import type { ISchema } from 'yup'
import { newsletterSchema, type Newsletter, quoteSchema, restockSchema } from '../../contract/requests.ts'

/** A form: the store call that receives it, and the schema of its fields (contract 4.21, platform 3.7). */
export interface RequestCall {
  path: string
  schema: ISchema<object>
  /** Makes the body of the call from the fields; without it the fields are the body. */
  bodyOf?: (fields: object) => object
}

/** A request for a message when an item is back in stock. */
export const RESTOCK_CALL: RequestCall = { path: 'product/solicitation', schema: restockSchema }

/** A request for a quote of an item without a price. */
export const QUOTE_CALL: RequestCall = { path: 'product/budget', schema: quoteSchema }

/** A sign-up for the newsletter. */
export const NEWSLETTER_CALL: RequestCall = {
  path: 'newsletter',
  schema: newsletterSchema,
  // The platform requires a segment; 'i' names none of its customer groups (platform 3.7).
  bodyOf: (fields) => ({ ...fields, segmento: (fields as Newsletter).segmento || 'i' }),
}
