import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { Lang } from '#lib/routes/lang.ts'
import type { Queries } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

/**
 * The messages of the shop. Those of an order are written from the order's rows when they are sent; `data` has only what is
 * not in these rows.
 */
export type MailKind =
  | 'received'
  | 'paid'
  | 'sent'
  | 'delivered'
  | 'cancelled'
  | 'expired'
  | 'withdrawal'
  | 'returned'
  | 'refunded'
  | 'refund-taken-back'
  | 'password'
  | 'contact'

/** A message for the queue. */
export interface QueuedMail {
  kind: MailKind
  /** The number of the order that it is about. */
  number: string | null
  recipient: string
  language: Lang
  /**
   * `reason` of a cancellation; `amount`, `way` and `day` of a refund, with its `position` when it is announced; the link's token
   * of a password; the fields of a contact message.
   */
  data?: Readonly<Record<string, string>>
  /** Milliseconds since 1970. */
  now: number
}

/** Puts a message into the queue, in the transaction of what it reports: both are stored, or neither (docs/decisions/0083). */
export async function enqueueMail(queries: Queries, mail: QueuedMail): Promise<void> {
  const { kind, number, recipient, language, data = {}, now } = mail
  await queries
    .insertInto('mail')
    .values({
      id: randomUUID(),
      kind,
      number,
      recipient,
      language,
      data: JSON.stringify(data),
      created_at: now,
      attempts: 0,
      due_at: now,
      claimed_until: null,
      sent_at: null,
      message_id: '',
    })
    .execute()
}

/** The condition for a message that is not sent and that no worker is sending. */
export const isUnsent = (now: number) => (row: ExpressionBuilder<Tables, 'mail'>) =>
  row.and([
    row('sent_at', 'is', null),
    row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', now)]),
  ])

// A second request soon after the first sends no second message: nobody fills another person's mailbox.
const PASSWORD_PAUSE_MS = 5 * 60_000

/**
 * Puts the message with a link to a new password into the queue if there is an account with this e-mail address and no such message of
 * the last five minutes: one statement in either case. The link is made when the message is sent.
 */
export async function enqueueMailOfAccount(
  queries: Queries,
  { email, language, now }: { email: string; language: Lang; now: number },
): Promise<void> {
  const id = randomUUID()
  await queries
    .insertInto('mail')
    .columns([
      ...(['id', 'kind', 'number', 'recipient', 'language', 'data'] as const),
      ...(['created_at', 'attempts', 'due_at', 'claimed_until', 'sent_at', 'message_id'] as const),
    ])
    .expression((from) =>
      from
        .selectFrom('customer')
        .select((row) => [
          row.val(id).as('id'),
          row.val('password').as('kind'),
          row.val<string | null>(null).as('number'),
          'customer.email as recipient',
          row.val<string>(language).as('language'),
          row.val('{}').as('data'),
          row.val(now).as('created_at'),
          row.val(0).as('attempts'),
          row.val(now).as('due_at'),
          row.val<number | null>(null).as('claimed_until'),
          row.val<number | null>(null).as('sent_at'),
          row.val('').as('message_id'),
        ])
        .where('customer.email', '=', email)
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom('mail')
                .select('mail.id')
                .where('kind', '=', 'password')
                .where('recipient', '=', email)
                .where('created_at', '>', now - PASSWORD_PAUSE_MS),
            ),
          ),
        ),
    )
    .execute()
}
