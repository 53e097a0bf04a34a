import { readCompany } from '#lib/config/company-file.ts'
import type { Env } from '#lib/config/env.ts'
import { takesOrders } from '#lib/config/own-checkout.ts'
import { isPublicAddress } from '#lib/config/public-address.ts'
import { isReservedName } from '#lib/shop/reserved-name.ts'
import { isCnpj } from '#lib/shop/cnpj.ts'
import { mailSettings } from '../mail-settings.ts'

/**
 * What the law still requires of the seller before the shop may sell at its public address (Decreto 7.962/2013, art. 2), one sentence
 * each, and which invented data of the demonstration the shop still has. Empty for a shop on this machine, in a private network, at a reserved name, and for staging.
 */
export function sellerProblems(env: Env): string[] {
  if (env.isStaging || !isPublicAddress(env.siteUrl)) return []
  const { isDemo, legalName, taxId, address, email } = readCompany(env.companyFile, env.brand.company)
  const file = 'COMPANY_FILE or the company.json of the brand'
  const required: [problem: boolean, sentence: string][] = [
    [
      isDemo === true,
      `The company data are the demonstration's, invented. Write the seller's own into ${file}.`,
    ],
    [!isDemo && !legalName, `The pages must name the seller: "legalName" in ${file}.`],
    [
      !isDemo && !isCnpj(taxId ?? ''),
      `The pages must state the seller's CNPJ, with correct check digits: "taxId" in ${file}.`,
    ],
    [!isDemo && !address, `The pages must state the seller's postal address: "address" in ${file}.`],
    [!isDemo && !email, `The pages must state an e-mail address: "email" in ${file}.`],
  ]
  const { pix, mercadoPago } = env.payments
  const selling: [problem: boolean, sentence: string][] = [
    [
      pix !== undefined && isReservedName(pix.key),
      `The Pix key is the demonstration's${mercadoPago ? '' : ', and the card is simulated'}: nobody receives a payment. Set PIX_KEY.`,
    ],
    [
      !pix && !mercadoPago,
      'There is no payment method: set PIX_KEY, or MERCADO_PAGO_TOKEN and MERCADO_PAGO_WEBHOOK_SECRET.',
    ],
    [env.smtpUrl === undefined, 'Buyers get no e-mails: set SMTP_URL.'],
    [
      env.smtpUrl !== undefined && isReservedName(mailSettings(env).from),
      "The sender of the e-mails is the demonstration's: set MAIL_FROM.",
    ],
  ]
  return [...required, ...(takesOrders(env) ? selling : [])].flatMap(([isMissing, sentence]) =>
    isMissing ? [sentence] : [],
  )
}
