/** What the owner says of the company in company.json; what is not set is shown nowhere (P23). */
export interface Company {
  legalName: string | null
  taxId: string | null
  address: string | null
  email: string | null
  /** Orders by phone. */
  phone: string | null
  /** The service centre, where it has a number of its own. */
  serviceCentre: string | null
  /** Digits with country code, as wa.me wants them. */
  whatsapp: string | null
  socials: { name: string; url: string }[]
  /** Sites of ours outside of the shop: subscription club, order tracking, blog. */
  links: { club: string | null; tracking: string | null; blog: string | null }
  /** Whether the shop bears the e-bit seal, and its page there. */
  ebit: { shown: boolean; url: string | null }
}

/** The address that opens a WhatsApp conversation with a first message; nothing without a number (P23). */
export function whatsappUrl(text: string, number: string | null): string | undefined {
  return number ? `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}` : undefined
}
