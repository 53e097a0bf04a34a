import { stripVTControlCharacters } from 'node:util'

const MAX_MESSAGE_LENGTH = 500
const MAX_STACK_FRAMES = 6
// The same message is written once in this time; the next line has the number of omitted ones.
const REPEATED_MS = 10_000
const MAX_REMEMBERED = 500

type Level = 'warn' | 'error'

interface LogOptions {
  write: (line: string) => void
  requestId?: () => string | undefined
  now?: () => number
}

/** Returns a function that writes one message as one line of JSON, without personal data (L27). */
export function createLog({ write, requestId = () => undefined, now = Date.now }: LogOptions) {
  const recent = new Map<string, { until: number; omitted: number }>()

  return (level: Level, ...args: unknown[]): void => {
    const message = masked(args.map(textOf).filter(Boolean).join(' ')).slice(0, MAX_MESSAGE_LENGTH)
    const known = recent.get(message)
    if (known && known.until > now()) return void known.omitted++
    if (recent.size >= MAX_REMEMBERED) recent.clear()
    recent.set(message, { until: now() + REPEATED_MS, omitted: 0 })
    const stack = args.find(hasStack)?.stack
    const line = {
      time: new Date(now()).toISOString(),
      level,
      message,
      request: requestId(),
      repeated: known && known.omitted > 0 ? known.omitted : undefined,
      stack: stack === undefined ? undefined : framesOf(stack),
    }
    write(`${JSON.stringify(line)}\n`)
  }
}

/** Sends everything that the process, the framework included, writes with console.error and console.warn through a log. */
export function logAsJson(log: ReturnType<typeof createLog>): void {
  console.error = (...args: unknown[]) => log('error', ...args)
  console.warn = (...args: unknown[]) => log('warn', ...args)
}

function hasStack(value: unknown): value is { stack: string } {
  return typeof value === 'object' && value !== null && 'stack' in value && typeof value.stack === 'string'
}

function textOf(value: unknown): string {
  if (value?.constructor === Object) return textOfEntry(value)
  if (!(value instanceof Error))
    return typeof value === 'string' ? stripVTControlCharacters(value) : String(value)
  const { name, message, cause } = value
  return [`${name}: ${message}`, ...(cause instanceof Error ? [`(${textOf(cause)})`] : [])].join(' ')
}

const FIELDS_OF_LINE = new Set(['stack', 'level', 'requestId'])

// A log entry of the embedded store, without the values that are fields of the line.
function textOfEntry(entry: object): string {
  const rest = Object.entries(entry).filter(([name]) => !FIELDS_OF_LINE.has(name))
  return stripVTControlCharacters(JSON.stringify(Object.fromEntries(rest)))
}

function framesOf(stack: string): string[] {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return frames.slice(0, MAX_STACK_FRAMES).map((frame) => masked(frame.trim()))
}

const SECRET_PARAMETER =
  /(?<![a-z])(gclid|gbraid|wbraid|fbclid|msclkid|ttclid|token|secret|senha|password|sessao|session|phpsessid|dispositivo|codigo|chave|hash)(=|%3D|": ?"|: ?)[^&\s",;]+/gi
// User and password in the URL of a database, of Redis, of a bucket or of a purge API.
const CREDENTIALS = /(:\/\/)[^\s/@"]+@/g
const BEARER = /\b(Bearer )[^\s",;]+/gi
const EMAIL = /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi
const TELEPHONE_OR_CPF = /(?:\d[\s().+-]*){10,}/g

// Paths and messages of errors may quote what a visitor sent.
function masked(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(CREDENTIALS, '$1[…]@')
    .replace(BEARER, '$1[…]')
    .replace(SECRET_PARAMETER, '$1$2[…]')
    .replace(EMAIL, '[e-mail]')
    .replace(TELEPHONE_OR_CPF, '[number]')
}
