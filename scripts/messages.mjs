import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs, styleText } from 'node:util'
import { openDatabase } from '../lib/embedded/db/open.ts'
import { eraseMessages, finishMessage, listMessages } from '../lib/embedded/store/message-service.ts'

const USAGE = `Messages of the contact form:
  npm run messages -- list [--all]              lists unanswered messages; --all lists answered ones too
  npm run messages -- done <protocol>           marks a message as answered
  npm run messages -- erase --email <e-mail>    erases a person's messages; to erase reviews and survey answers too:
                                                npm run reviews -- erase --email <e-mail> (LGPD)`

const WIDTH = Math.min(process.stdout.columns || 100, 120)
const TIME = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

const runCommand = readCommand()
if (!runCommand) {
  console.error(USAGE)
  process.exit(2)
}
const file = path.join(process.env.DATA_DIR ?? '.data', 'store.sqlite')
const url = process.env.DATABASE_URL
if (process.env.STORE_API_URL) {
  console.error(
    `The shop uses an external store (STORE_API_URL=${process.env.STORE_API_URL}). It stores the messages.`,
  )
  process.exit(1)
}
if (!url && !existsSync(file)) {
  console.error(
    `There is no database at ${file}. Run npm start once to create it, or set DATA_DIR to the folder of an existing one.`,
  )
  process.exit(1)
}

const db = await openDatabase(url ? { kind: 'postgres', url } : { kind: 'sqlite', file })
try {
  process.exitCode = await runCommand(db)
} finally {
  await db.close()
}

function readCommand() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false }, email: { type: 'string' } },
    })
    const [command, protocol] = positionals
    if (command === 'list' && positionals.length === 1) return (db) => list(db, values.all)
    if (command === 'done' && positionals.length === 2) return (db) => done(db, protocol)
    if (command === 'erase' && values.email?.trim()) return (db) => erase(db, values.email)
  } catch {
    // Unknown option: the caller prints the usage.
  }
  return undefined
}

async function list(db, all) {
  const messages = await listMessages(db, { all })
  if (messages.length === 0) console.log(all ? 'No messages.' : 'No unanswered messages.')
  else console.log(table(messages))
  return 0
}

async function done(db, protocol) {
  const isKnown = await finishMessage(db, protocol, Date.now())
  if (isKnown) console.log(`Marked ${plain(protocol)} as answered.`)
  else console.error(`There is no message with protocol ${plain(protocol)}.`)
  return isKnown ? 0 : 1
}

async function erase(db, email) {
  console.log(`Erased ${await eraseMessages(db, email)} messages.`)
  return 0
}

function table(messages) {
  const head = ['Protocol', 'Received', 'Answered', 'Subject', 'Order', 'From', 'Phone', 'Language']
  const rows = messages.map((one) => [
    one.protocol,
    TIME.format(one.created_at),
    one.done_at === null ? '-' : TIME.format(one.done_at),
    one.subject,
    plain(one.order_number) || '-',
    `${plain(one.name)} <${plain(one.email)}>`,
    plain(one.phone) || '-',
    one.language,
  ])
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at].length)))
  const line = (cells) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at]))
      .join('  ')
      .trimEnd()
  const blocks = rows.map((row, at) => `${styleText('bold', line(row))}\n${indented(messages[at].message)}`)
  return [styleText('underline', line(head)), ...blocks].join('\n\n')
}

function indented(text) {
  return text
    .split('\n')
    .flatMap((paragraph) => wrapped(plain(paragraph)))
    .map((part) => `    ${part}`.trimEnd())
    .join('\n')
}

function wrapped(text) {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== '' && last.length + word.length + 1 > WIDTH - 4) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}

// Messages come from anyone. Replaces control characters, so that no escape sequence reaches the terminal (L27).
function plain(text) {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '\u{fffd}')
}
