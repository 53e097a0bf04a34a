import type { InferType } from 'yup'
import { optionalInteger } from './cart-requests.ts'
import { objectOf } from './fields.ts'
import { trimmed } from './person.ts'

const clickId = () => trimmed().max(512, 'longo').default('')
const campaign = () => trimmed().max(200, 'longo').default('')

/**
 * Body of POST tracking-parameters: campaign parameters of a visit, all optional. Each error message is one of FIELD_ISSUES
 * (contract 4.19).
 */
export const trackingSchema = objectOf({
  gclid: clickId(),
  gbraid: clickId(),
  wbraid: clickId(),
  fbclid: clickId(),
  gad_source: campaign(),
  gad_campaignid: campaign(),
  utm_source: campaign(),
  utm_medium: campaign(),
  utm_campaign: campaign(),
  utm_term: campaign(),
  utm_content: campaign(),
  utm_id: campaign(),
  /** The first path of the visit. */
  pagina: campaign(),
  /** The time in Unix seconds; 0 is unknown. */
  em: optionalInteger().max(99_999_999_999, 'invalido'),
})

/** Campaign parameters of a visit. */
export type Tracking = InferType<typeof trackingSchema>
