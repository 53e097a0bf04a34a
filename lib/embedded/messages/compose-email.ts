import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { EmailContent } from '../mail/email-content.ts'
import type { MailRow } from '../mail/mail-worker.ts'
import { orderEmail, type OrderMailKind } from '../mail/order-email.ts'
import { contactEmail, passwordEmail, type ContactEmailData } from '../mail/other-emails.ts'
import type { MailKind } from '../mail/queue.ts'
import { startPayment } from '../orders/start-payment.ts'
import { makeRecoveryLink } from '../store/password-recovery.ts'
import type { StoreContext } from '../store/store.ts'
import { readOrderEmail } from './order-email-data.ts'

/**
 * Writes the e-mail of a queued message from what the store knows at this moment; `undefined` for an erased order and for an account
 * without a request for a new password.
 */
export async function composeEmail(store: StoreContext, row: MailRow): Promise<EmailContent | undefined> {
  const lang: Lang = row.language === 'en' ? 'en' : 'pt'
  const data = JSON.parse(row.data) as Record<string, string>
  switch (row.kind as MailKind) {
    case 'contact':
      return contactEmail(data as unknown as ContactEmailData, lang)
    case 'password': {
      const token = await makeRecoveryLink(store, row.recipient)
      const path = `${localePath(lang, pagePaths.newPassword())}?${new URLSearchParams({ token: token ?? '' })}`
      return token === undefined ? undefined : passwordEmail(store.config.siteUrl + path, lang)
    }
    default:
      return composeOrderEmail(store, row, lang, data)
  }
}

async function composeOrderEmail(
  store: StoreContext,
  row: MailRow,
  lang: Lang,
  queued: Readonly<Record<string, string>>,
) {
  const number = Number(row.number)
  // The message of a new order has its Pix code, also when the process ended between storing the order and starting its payment.
  if (row.kind === 'received') await startPayment(store, number)
  const data = await readOrderEmail(store, number, lang, queued)
  return data && orderEmail(row.kind as OrderMailKind, data, lang)
}
