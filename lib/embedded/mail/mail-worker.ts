import type { Selectable } from 'kysely'
import type { Lang } from '#lib/routes/lang.ts'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { Delivery } from './deliver.ts'
import type { EmailContent } from './email-content.ts'
import { isUnsent } from './queue.ts'

/** A message in the queue. */
export type MailRow = Selectable<Tables['mail']>

/** Writes the e-mail of a queued message; `undefined` when it must not be sent any more, such as for a deleted account. */
export type Compose = (row: MailRow) => Promise<EmailContent | undefined>

interface WorkerParts {
  db: Database
  now: () => number
  compose: Compose
  delivery: Delivery
  /** The domain of message ids. */
  domain: string
  log: (entry: object) => void
}

const POLL_MS = 3000
// Longer than one attempt can take; when the process was killed, another one sends the message after this time.
const CLAIM_MS = 120_000
const FIRST_WAIT_MS = 60_000
const LONGEST_WAIT_MS = 6 * 3_600_000
// SMTP servers, too, give up after five days (RFC 5321, 4.5.4.1).
const GIVE_UP_MS = 5 * 86_400_000
const NEVER = Number.MAX_SAFE_INTEGER
const STOP_MS = 5000
// After a server that does not answer, the other messages wait as well.
const PAUSE_MS = 30_000

/**
 * Sends the queued messages, one after the other. A message is claimed in the database before it is sent and marked after the server
 * has accepted it: of several processes one sends it, and none is lost with a killed process (docs/decisions/0083).
 */
export class MailWorker {
  #parts: WorkerParts
  #timer: NodeJS.Timeout | undefined
  #running: Promise<number> | undefined
  #isStopped = false
  #pausedUntil = 0
  #isFailing = false

  constructor(parts: WorkerParts) {
    this.#parts = parts
  }

  /** Looks at the queue every three seconds until `stop`. */
  start(): void {
    this.#timer = setInterval(() => void this.#poll(), POLL_MS)
    this.#timer.unref()
  }

  /** Sends what is due and returns the number of sent messages; a call while another runs waits for that one. */
  run(): Promise<number> {
    this.#running ??= this.#sendAll().finally(() => (this.#running = undefined))
    return this.#running
  }

  /** Ends the worker; waits at most five seconds for the message that is being sent. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearInterval(this.#timer)
    const waiting = this.#running?.catch(() => 0)
    if (waiting) await Promise.race([waiting, new Promise((done) => setTimeout(done, STOP_MS).unref())])
    this.#parts.delivery.close()
  }

  // While the database fails every poll does; the log has the first failure only.
  async #poll(): Promise<void> {
    try {
      await this.run()
      this.#isFailing = false
    } catch (error) {
      if (!this.#isFailing) this.#parts.log({ level: 'error', mail: 'queue', error: String(error) })
      this.#isFailing = true
    }
  }

  async #sendAll(): Promise<number> {
    let sent = 0
    while (!this.#isStopped && this.#parts.now() >= this.#pausedUntil) {
      const row = await this.#claim()
      if (!row) break
      if (await this.#send(row)) sent++
    }
    return sent
  }

  async #claim(): Promise<MailRow | undefined> {
    const { db, now, domain } = this.#parts
    const at = now()
    const due = await db.read
      .selectFrom('mail')
      .select('id')
      .where(isUnsent(at))
      .where('due_at', '<=', at)
      .orderBy('due_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!due) return undefined
    return db.write((queries) =>
      queries
        .updateTable('mail')
        .set((row) => ({
          claimed_until: at + CLAIM_MS,
          attempts: row('attempts', '+', 1),
          message_id: `<${due.id}@${domain}>`,
        }))
        .where('id', '=', due.id)
        .where(isUnsent(at))
        .returningAll()
        .executeTakeFirst(),
    )
  }

  async #send(row: MailRow): Promise<boolean> {
    const { compose, delivery, now, log } = this.#parts
    let isWritten = false
    try {
      const content = await compose(row)
      if (!content) {
        await this.#delete(row.id)
        return false
      }
      const message = delivery.write({
        content,
        recipient: row.recipient,
        language: row.language as Lang,
        messageId: row.message_id,
        createdAt: row.created_at,
      })
      isWritten = true
      await delivery.deliver(message, fileName(row))
    } catch (error) {
      // A fault of this message alone, in its text or its address, does not delay the others.
      if (isWritten && !isAboutMessage(error)) this.#pausedUntil = now() + PAUSE_MS
      const isFinal = isRefused(error) || now() - row.created_at > GIVE_UP_MS
      const { id, kind, number, attempts } = row
      // No address and no text: the log is no place for personal data.
      log({ level: 'error', mail: id, kind, number, attempts, isFinal, error: reasonOf(error) })
      await this.#finish(id, { due_at: isFinal ? NEVER : now() + waitOf(attempts) })
      return false
    }
    await this.#finish(row.id, { sent_at: now() })
    return true
  }

  async #finish(id: string, change: { sent_at: number } | { due_at: number }): Promise<void> {
    await this.#parts.db.write((queries) =>
      queries
        .updateTable('mail')
        .set({ ...change, claimed_until: null })
        .where('id', '=', id)
        .execute(),
    )
  }

  async #delete(id: string): Promise<void> {
    await this.#parts.db.write((queries) => queries.deleteFrom('mail').where('id', '=', id).execute())
  }
}

// A minute, two, four and so on.
function waitOf(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS)
}

// The server has refused the address or the message for good (5xx). A wrong SMTP password is tried again, because the owner can correct it.
function isRefused(error: unknown): boolean {
  const { responseCode } = Object(error) as { responseCode?: unknown }
  return isAboutMessage(error) && typeof responseCode === 'number' && responseCode >= 500
}

// The server answers, but not for this address or this text.
function isAboutMessage(error: unknown): boolean {
  const { code } = Object(error) as { code?: unknown }
  return code === 'EENVELOPE' || code === 'EMESSAGE'
}

// The text of an SMTP error may repeat the address, and a wrong SMTP_URL its password.
function reasonOf(error: unknown): string {
  const { name, code, responseCode } = Object(error) as Record<string, unknown>
  return [name, code, responseCode].filter((part) => part !== undefined).join(' ')
}

function fileName({ created_at, kind, number, id }: MailRow): string {
  const time = new Date(created_at).toISOString().slice(0, 19).replace(/[:T]/g, '-')
  return [time, kind, ...(number === null ? [] : [number]), id.slice(0, 8)].join('_') + '.eml'
}
