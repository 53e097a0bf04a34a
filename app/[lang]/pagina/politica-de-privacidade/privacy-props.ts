import type { ReactNode } from 'react'
import type { Company } from '#lib/config/company.ts'

/** What the privacy policy says differently in each shop. */
export interface PrivacyProps {
  brand: string
  company: Company
  names: StoredNames
  /** The list of scientific links (spec section 2). */
  references: ReactNode
}

/** What the session cookie and the login marker are called, by configuration. */
export interface StoredNames {
  session: string
  marker: string
}
