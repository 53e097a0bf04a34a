import { boolean, string } from 'yup'
import { addressField } from './address-field.ts'
import { listField, optional, part, textField } from './fields.ts'

/** The company details that a brand states; each may be missing (P23). */
export const companySchema = optional({
  /** Whether the data are invented, for a demonstration. */
  isDemo: boolean(),
  legalName: string().nullable(),
  taxId: string().nullable(),
  address: addressField(),
  email: string().nullable(),
  phone: string().nullable(),
  serviceCentre: string().nullable(),
  whatsapp: string().nullable(),
  socials: listField(part({ name: textField(), url: textField() })),
  links: optional({ club: string().nullable(), tracking: string().nullable(), blog: string().nullable() }),
  ebit: optional({ shown: boolean().required(), url: string().nullable() }),
})
