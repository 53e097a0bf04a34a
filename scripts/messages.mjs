import { styleText } from 'node:util'
import { eraseMessages, finishMessage, listMessages } from '#lib/embedded/store/message-service.ts'
import { plain, runOnDatabase, TIME_FORMAT } from './steps/database-command.mjs'

const USAGE = `Messages of the contact form:
  npm run messages -- list [--all]              lists unanswered messages; --all lists answered ones too
  npm run messages -- done <protocol>           marks a message as answered
  npm run messages -- erase --email <e-mail>    erases a person's messages; to erase reviews and survey answers too:
                                                npm run reviews -- erase --email <e-mail> (LGPD)`

const WIDTH = Math.min(process.stdout.columns || 100, 120)

process.exitCode = await runOnDatabase({
  usage: USAGE,
  entries: 'messages',
  read([command, ...given], { all, email }) {
    if (command === 'list' && given.length === 0) return (db) => list(db, all)
    if (command === 'done' && given.length === 1) return (db) => done(db, given[0])
    return command === 'erase' && email?.trim() ? (db) => erase(db, email) : undefined
  },
})

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
    TIME_FORMAT.format(one.created_at),
    one.done_at === null ? '-' : TIME_FORMAT.format(one.done_at),
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
