/** How the shop sends e-mails, and what all of them contain. */
export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…`; without it messages become files in `folder`. */
  smtpUrl?: string | undefined
  /** The sender's address. */
  from: string
  /** The owner's address, which gets the messages of the contact form; without one they stay in `npm run messages`. */
  owner?: string | undefined
  /** The folder of .eml files when there is no SMTP server. */
  folder: string
  shop: MailShop
}

/** What every message says of its sender, as Decreto 7.962/2013 requires of a shop. */
export interface MailShop {
  name: string
  siteUrl: string
  /** The colour of headings and links, as #a6302f. */
  color: string
  /** Legal name, CNPJ, address and contact, those that are set. */
  companyLines: readonly string[]
  /** Whether the company data are invented, which every message then says. */
  isDemo: boolean
}
