import type { AddressParts } from '../brand/address-field.ts'

/** The company data of the brand's company.json and of COMPANY_FILE; a field that is not set is shown nowhere (P23). */
export interface Company {
  /** Whether these data are invented, for a demonstration; pages and e-mails then say so. */
  isDemo?: boolean | undefined
  legalName: string | null
  taxId: string | null
  /** In one line. */
  address: string | null
  /** The parts of `address`; undefined when the file has only the line. */
  postalAddress?: AddressParts | undefined
  email: string | null
  /** The number for orders by phone. */
  phone: string | null
  /** The number of the service centre, if it differs. */
  serviceCentre: string | null
  /** Digits with country code, the format of wa.me links. */
  whatsapp: string | null
  socials: { name: string; url: string }[]
  /** The company's other sites: subscription club, order tracking, blog. The shop's own page for following an order is a path. */
  links: { club: string | null; tracking: string | null; blog: string | null }
  /** Whether the shop shows the e-bit seal, and the shop's page at e-bit. */
  ebit: { shown: boolean; url: string | null }
}

/** The URL that opens a WhatsApp chat with a prefilled message; `undefined` without a number (P23). */
export function whatsappUrl(text: string, number: string | null): string | undefined {
  return number ? `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}` : undefined
}
