import data from './company.json' with { type: 'json' }

/** What the owner says of the company in company.json; what is not set is shown nowhere (decisions P23). */
export interface Company {
  legalName: string | null
  taxId: string | null
  address: string | null
  email: string | null
  phone: string | null
  /** Digits with country code, as wa.me wants them. */
  whatsapp: string | null
  socials: { name: string; url: string }[]
}

/** The company file of this shop. */
export const company: Company = data

/** The address that opens a WhatsApp conversation with a first message; nothing without a number (decisions P23). */
export function whatsappUrl(text: string, number = company.whatsapp): string | undefined {
  return number ? `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}` : undefined
}
