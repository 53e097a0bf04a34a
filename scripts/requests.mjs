import { styleText } from 'node:util'
import {
  eraseRequests,
  finishRequest,
  listRequests,
  listSubscribers,
} from '#lib/embedded/store/request-service.ts'
import { plain, runOnDatabase, TIME_FORMAT } from './steps/database-command.mjs'

const USAGE = `Requests about products, and the people who agreed to receive the newsletter:
  npm run requests -- list [--all]              lists open requests (back in stock, quotes); --all lists finished ones too
  npm run requests -- done <id>                 marks a request as done; the person may then send it again
  npm run requests -- news                      lists who agreed to receive the newsletter, when, and in which form
  npm run requests -- erase --email <e-mail>    erases a person's requests and consent; to erase everything that the
                                                person sent: npm run reviews -- erase --email <e-mail> (LGPD)`

const KINDS = { restock: 'back in stock', quote: 'quote' }

process.exitCode = await runOnDatabase({
  usage: USAGE,
  entries: 'requests',
  read([command, ...given], { all, email }) {
    if (command === 'list' && given.length === 0) return (store) => list(store, all)
    if (command === 'done' && given.length === 1) return (store) => done(store, given[0])
    if (command === 'news' && given.length === 0) return listNewsletter
    return command === 'erase' && email?.trim() ? (store) => erase(store, email) : undefined
  },
})

async function list(store, all) {
  const requests = await listRequests(store, { all })
  if (requests.length === 0) console.log(all ? 'No requests.' : 'No open requests.')
  else console.log(requests.map(block).join('\n\n'))
  return 0
}

function block(one) {
  const item = `${one.path ?? 'removed product'}, item ${one.item_id}${one.attribute_id > 0 ? `, value ${one.attribute_id}` : ''}`
  const head = `${one.id}  ${KINDS[one.kind]}  ${item}  ${TIME_FORMAT.format(one.created_at)}`
  const person = `${plain(one.name)} <${plain(one.email)}>${one.phone ? `, ${plain(one.phone)}` : ''}, ${one.language}`
  const doneLine = one.done_at === null ? [] : [`    done ${TIME_FORMAT.format(one.done_at)}`]
  const lines = one.message === '' ? [] : one.message.split('\n').map((text) => `    ${plain(text)}`)
  return [styleText('bold', head), `    ${person}`, ...doneLine, ...lines].join('\n')
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
      [
        TIME_FORMAT.format(consented_at),
        plain(email),
        plain(name) || '-',
        segment || '-',
        source,
        language,
      ].join('  '),
    )
  return 0
}

async function erase(store, email) {
  console.log(`Erased ${await eraseRequests(store, email)} entries.`)
  return 0
}
