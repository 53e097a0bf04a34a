import path from 'node:path'
import { readCompany } from '#lib/config/company-file.ts'
import type { Company } from '#lib/config/company.ts'
import type { Env } from '#lib/config/env.ts'
import type { MailSettings } from '#lib/embedded/mail/settings.ts'
import { isReservedName } from '#lib/shop/reserved-name.ts'

// --action-hover of app/tokens.css: white text on it has a contrast of 9.
const DEFAULT_COLOR = '#8a2425'

/** The settings of the shop's e-mails: server, sender, and what every message says of the seller (docs/decisions/0083). */
export function mailSettings(env: Env): MailSettings {
  const { siteUrl, brandName, brand, dataDir, smtpUrl } = env
  const company = readCompany(env.companyFile, brand.company)
  const owner = company.email ?? env.mailFrom
  return {
    smtpUrl,
    from: env.mailFrom ?? company.email ?? `loja@${new URL(siteUrl).hostname}`,
    // The owner's address of the demonstration is invented, so nothing is sent to it.
    owner: isReservedName(owner ?? '') && smtpUrl !== undefined ? undefined : owner,
    folder: path.join(dataDir, 'mail'),
    shop: {
      name: brandName,
      siteUrl,
      color: brand.colors['action'] ?? DEFAULT_COLOR,
      companyLines: companyLines(company),
      isDemo: company.isDemo ?? false,
    },
  }
}

function companyLines({ legalName, taxId, address, email, phone }: Company): string[] {
  const lines = [legalName, taxId && `CNPJ ${taxId}`, address, email, phone]
  return lines.filter((line): line is string => Boolean(line))
}
