import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A message as the SMTP server received it. */
export interface ReceivedMail {
  from: string
  to: string[]
  /** The message with its headers. */
  raw: string
}

interface MailServerOptions {
  /** Accepts a recipient by returning nothing, and refuses it by returning an error with a `responseCode`. */
  onRecipient?: (address: string) => Error | undefined
  /** Called with a message that has arrived, before the server accepts it. */
  onMessage?: (mail: ReceivedMail) => Promise<void> | void
}

/** A real SMTP server on loopback that keeps what it receives. */
export class MailServer implements AsyncDisposable {
  readonly received: ReceivedMail[] = []
  #server: SMTPServer
  #port = 0

  private constructor(options: MailServerOptions) {
    this.#server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      hideSTARTTLS: true,
      disableReverseLookup: true,
      onRcptTo: ({ address }, _session, done) => done(options.onRecipient?.(address)),
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const mail = {
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map(({ address }) => address),
            raw: Buffer.concat(chunks).toString('utf8'),
          }
          this.received.push(mail)
          void Promise.resolve(options.onMessage?.(mail)).then(() => done(), done)
        })
      },
    })
    // A client that is killed resets its connection.
    this.#server.on('error', () => {})
  }

  /** Opens the server on a free port, or on a given one. */
  static async open(options: MailServerOptions = {}, port = 0): Promise<MailServer> {
    const opened = new MailServer(options)
    await new Promise<void>((resolve) => opened.#server.listen(port, '127.0.0.1', () => resolve()))
    opened.#port = (opened.#server.server.address() as AddressInfo).port
    return opened
  }

  get port(): number {
    return this.#port
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`
  }

  async [Symbol.asyncDispose]() {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }
}

/** The header of a received message, unfolded; '' without it. */
export function headerOf({ raw }: ReceivedMail, name: string): string {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? ''
}

/** The decoded parts of a received message by their content type: text/plain and text/html. */
export function partsOf({ raw }: ReceivedMail): Record<string, string> {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1]
  const parts = boundary === undefined ? [] : raw.split(`--${boundary}`).slice(1, -1)
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', ...body] = part.trimStart().split('\r\n\r\n')
      const type = /content-type: ([\w/]+)/i.exec(head)?.[1] ?? ''
      const encoding = /content-transfer-encoding: (\S+)/i.exec(head)?.[1] ?? ''
      return [type, decoded(body.join('\r\n\r\n'), encoding)]
    }),
  )
}

function decoded(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8')
  if (!/quoted-printable/i.test(encoding)) return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
