import { objectOf } from './fields.ts'
import { trimmed } from './person.ts'

/**
 * Body of POST checkout/recuperacao/resgate, with which an external checkout redeems the code of a cart. Each error message is one of
 * FIELD_ISSUES (contract 4.26).
 */
export const redemptionSchema = objectOf({
  codigo: trimmed().max(100, 'longo').default('').required('obrigatorio'),
})
