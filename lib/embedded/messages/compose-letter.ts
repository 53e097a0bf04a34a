import { localePath, paths } from '#lib/routes/paths.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Letter } from '../mail/letter.ts'
import type { MailRow } from '../mail/mail-worker.ts'
import { orderLetter, type OrderMailKind } from '../mail/order-letter.ts'
import { contactLetter, passwordLetter, type ContactLetterData } from '../mail/other-letters.ts'
import type { MailKind } from '../mail/queue.ts'
import { startPayment } from '../orders/start-payment.ts'
import { makeRecoveryLink } from '../store/password-recovery.ts'
import type { StoreContext } from '../store/store.ts'
import { readOrderLetter } from './order-letter-data.ts'

/**
 * Writes the letter of a queued message from what the store knows at this moment; `undefined` for an erased order and for an account
 * without a request for a new password.
 */
export async function composeLetter(store: StoreContext, row: MailRow): Promise<Letter | undefined> {
  const lang: Lang = row.language === 'en' ? 'en' : 'pt'
  const data = JSON.parse(row.data) as Record<string, string>
  switch (row.kind as MailKind) {
    case 'contact':
      return contactLetter(data as unknown as ContactLetterData, lang)
    case 'password': {
      const token = await makeRecoveryLink(store, row.recipient)
      const path = `${localePath(lang, paths.newPassword())}?${new URLSearchParams({ token: token ?? '' })}`
      return token === undefined ? undefined : passwordLetter(store.config.siteUrl + path, lang)
    }
    default:
      return composeOrderLetter(store, row, lang, data)
  }
}

async function composeOrderLetter(
  store: StoreContext,
  row: MailRow,
  lang: Lang,
  queued: Readonly<Record<string, string>>,
) {
  const number = Number(row.number)
  // The message of a new order has its Pix code, also when the process ended between storing the order and starting its payment.
  if (row.kind === 'received') await startPayment(store, number)
  const data = await readOrderLetter(store, number, lang, queued)
  return data && orderLetter(row.kind as OrderMailKind, data, lang)
}
