import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Lang } from '#lib/routes/lang.ts'
import type { EmailContent } from './email-content.ts'
import type { MailSettings } from './settings.ts'
import { emailHtml, emailText } from './write-email.ts'

/** The content of an e-mail with its recipient. */
interface OutgoingEmail {
  content: EmailContent
  recipient: string
  language: Lang
  /** The same for every attempt, so that mail programs recognize a message that arrives twice. */
  messageId: string
  /** Milliseconds since 1970; the date of the message. */
  createdAt: number
}

/** A message as nodemailer takes it. */
type Message = ReturnType<typeof written>

/** Hands messages to the SMTP server, or writes them as files. */
export interface Delivery {
  /** The message of an e-mail, as text and as HTML; throws when its content has no valid form. */
  write(email: OutgoingEmail): Message
  /** Resolves when the server has accepted the message, or it is in the file of this name (without an SMTP server). */
  deliver(message: Message, fileName: string): Promise<void>
  close(): void
}

// A worker's claim lasts longer than all of these together (mail-worker.ts).
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
}

/** Opens the delivery that the settings choose; connects when it sends the first message. */
export function openDelivery(settings: MailSettings): Delivery {
  const { smtpUrl, folder } = settings
  const target = smtpUrl === undefined ? toFolder(folder) : toServer(smtpUrl)
  return { ...target, write: (email) => written(email, settings) }
}

function toServer(smtpUrl: string): Omit<Delivery, 'write'> {
  // Loaded with the first message: the start of the shop does not wait for it.
  const opened = lazily(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url: smtpUrl, ...TIMEOUTS })
  })
  return {
    async deliver(message) {
      await (await opened.get()).sendMail(message)
    },
    close: () => void opened.current()?.then((transport) => transport.close()),
  }
}

function toFolder(folder: string): Omit<Delivery, 'write'> {
  return {
    async deliver(message, fileName) {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message: bytes } = await transport.sendMail(message)
      await mkdir(folder, { recursive: true })
      const file = path.join(folder, fileName)
      // Renamed when complete: a killed process leaves no half message, and a repeated attempt replaces the file.
      await writeFile(`${file}.part`, bytes as Buffer)
      await rename(`${file}.part`, file)
    },
    close: () => {},
  }
}

function written(
  { content, recipient, language, messageId, createdAt }: OutgoingEmail,
  { from, shop }: MailSettings,
) {
  const { subject, replyTo } = content
  return {
    from: { name: shop.name, address: from },
    to: recipient,
    ...(replyTo && { replyTo }),
    subject,
    text: emailText(content, shop, language),
    html: emailHtml(content, shop, language),
    messageId,
    date: new Date(createdAt),
    // Out-of-office programs do not answer messages of a machine (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language === 'pt' ? 'pt-BR' : 'en' },
    // nodemailer must not read a file or URL that a text names.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function lazily<T>(open: () => Promise<T>) {
  let opened: Promise<T> | undefined
  return { get: () => (opened ??= open()), current: () => opened }
}
