import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs, styleText } from 'node:util'
import { openDatabase } from '../lib/embedded/db/open.ts'
import {
  eraseRequests,
  finishRequest,
  listRequests,
  listSubscribers,
} from '../lib/embedded/store/request-service.ts'

const USAGE = `Requests about products, and the people who agreed to receive the newsletter:
  npm run requests -- list [--all]              lists open requests (back in stock, quotes); --all lists finished ones too
  npm run requests -- done <id>                 marks a request as done; the person may then send it again
  npm run requests -- news                      lists who agreed to receive the newsletter, when, and in which form
  npm run requests -- erase --email <e-mail>    erases a person's requests and consent; to erase everything that the
                                                person sent: npm run reviews -- erase --email <e-mail> (LGPD)`

const KINDS = { restock: 'back in stock', quote: 'quote' }
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
    `The shop uses an external store (STORE_API_URL=${process.env.STORE_API_URL}). It stores the requests.`,
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
    const [command, id] = positionals
    if (command === 'list' && positionals.length === 1) return (store) => list(store, values.all)
    if (command === 'done' && positionals.length === 2) return (store) => done(store, id)
    if (command === 'news' && positionals.length === 1) return listNewsletter
    if (command === 'erase' && values.email?.trim()) return (store) => erase(store, values.email)
  } catch {
    // Unknown option: the caller prints the usage.
  }
  return undefined
}

async function list(store, all) {
  const requests = await listRequests(store, { all })
  if (requests.length === 0) console.log(all ? 'No requests.' : 'No open requests.')
  else console.log(requests.map(block).join('\n\n'))
  return 0
}

function block(one) {
  const item = `${one.path ?? 'removed product'}, item ${one.item_id}${one.attribute_id > 0 ? `, value ${one.attribute_id}` : ''}`
  const head = `${one.id}  ${KINDS[one.kind]}  ${item}  ${TIME.format(one.created_at)}`
  const person = `${plain(one.name)} <${plain(one.email)}>${one.phone ? `, ${plain(one.phone)}` : ''}, ${one.language}`
  const isDone = one.done_at === null ? [] : [`    done ${TIME.format(one.done_at)}`]
  const lines = one.message === '' ? [] : one.message.split('\n').map((text) => `    ${plain(text)}`)
  return [styleText('bold', head), `    ${person}`, ...isDone, ...lines].join('\n')
}

async function done(store, id) {
  const isKnown = await finishRequest(store, id, Date.now())
  if (isKnown) console.log(`Marked ${plain(id)} as done.`)
  else console.error(`There is no request ${plain(id)}.`)
  return isKnown ? 0 : 1
}

async function listNewsletter(store) {
  const people = await listSubscribers(store)
  if (people.length === 0) console.log('Nobody has agreed to receive the newsletter.')
  for (const { email, name, segment, source, language, consented_at } of people)
    console.log(
      [TIME.format(consented_at), plain(email), plain(name) || '-', segment || '-', source, language].join(
        '  ',
      ),
    )
  return 0
}

async function erase(store, email) {
  console.log(`Erased ${await eraseRequests(store, email)} entries.`)
  return 0
}

// Anyone can send a request: replacing control characters prevents escape sequences from reaching the terminal (L27).
function plain(text) {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '\u{fffd}')
}
