import type { ReactNode } from 'react'
import type { Company } from '#lib/config/company.ts'

/** The parts of the privacy policy that depend on the shop's configuration. */
export interface PrivacyProps {
  brand: string
  company: Company
  names: StoredNames
  /** The list of scientific links (spec section 2). */
  references: ReactNode
}

/** The configured names of the session cookie and the login marker. */
export interface StoredNames {
  session: string
  marker: string
}
