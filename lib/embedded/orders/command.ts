import { parseArgs } from 'node:util'
import { ORDER_STATES, REFUND_WAYS, type OrderState } from '#lib/contract/order-document.ts'
import { invoiceKeyOf } from '#lib/shop/invoice-key.ts'
import type { OrderListQuery, OwnerChange } from '#lib/shop/owner-orders.ts'
import { isCalendarDay } from '#lib/shop/store-time.ts'
import { readMoney } from '#lib/shop/typed-money.ts'
import { reaisText } from '../store/money-text.ts'
import { describeOrder, describeOrders } from './command-text.ts'
import type { OrderService } from './order-service.ts'
import type { CommandOutput } from '../store/command-output.ts'

/** Usage text of the command. */
export const ORDERS_USAGE = `Orders of the embedded store:
  npm run orders -- list [--state <state>] [--page <n>]   lists open orders, newest first; --state all lists every order
  npm run orders -- show <number>                         shows one order with its address and history
  npm run orders -- paid <number>                         confirms that the payment has arrived
  npm run orders -- packed <number>
  npm run orders -- sent <number> <carrier> <code> [--url <address to follow the parcel>]
  npm run orders -- delivered <number>
  npm run orders -- cancel <number> "<reason>"            cancels an order that is not shipped yet; its units are for sale again
  npm run orders -- returned <number> "<reason>"          the goods are back; their units are for sale again
  npm run orders -- refunded <number> <reais> <pix|cartao|deposito> [--on <day>]
                                                          records money that has gone back to the buyer (default: today)
  npm run orders -- not-refunded <number> <refund> "<reason>"
                                                          takes back a refund that was recorded by mistake; show numbers them
  npm run orders -- invoice <number> <access key>         stores the 44 characters of the invoice (NF-e)
  --by <name>                                             who made the change, for the order's history (default: comando)
The buyer gets an e-mail about paid, sent, delivered, cancel, returned and refunded, and about not-refunded if told of the refund. States: ${ORDER_STATES.join(', ')}.`

type Task = (orders: OrderService, output: CommandOutput) => Promise<number>

const MAX_TEXT = 200

/** Parses the arguments; returns the task to run, or an error message. */
export function readOrdersCommand(args: string[]): Task | string {
  let read
  try {
    const text = { type: 'string' } as const
    const options = { state: text, page: text, url: text, by: text, on: text }
    read = parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    return (error as Error).message.split('. ', 1)[0]!
  }
  const { state, page, url, on, by = 'comando' } = read.values
  const [command = '', ...rest] = read.positionals
  if (command === 'list') return list(rest, state, page)
  if (state !== undefined || page !== undefined) return `${command} has no such option.`
  if (on !== undefined && command !== 'refunded') return `${command} has no such option.`
  if (by.trim() === '' || by.length > MAX_TEXT) return '--by needs a name.'
  if (url !== undefined && command !== 'sent') return `${command} has no such option.`
  return command === '' ? '' : change(command, rest, by.trim(), { url, on })
}

function list(rest: string[], state = 'open', page = '1'): Task | string {
  if (rest.length > 0) return `list does not accept "${rest[0]}".`
  if (!/^[1-9]\d{0,5}$/.test(page)) return '--page is a number from 1.'
  const known = [...ORDER_STATES, 'open' as const, 'all' as const].find((each) => each === state)
  if (!known) return `--state is one of open, all, ${ORDER_STATES.join(', ')}.`
  const query: OrderListQuery = { page: Number(page), ...(known !== 'all' && { state: known }) }
  return async (orders, { print }) => {
    print(describeOrders(await orders.list(query)))
    return 0
  }
}

function change(
  command: string,
  [id = '', ...rest]: string[],
  by: string,
  { url = '', on }: { url: string | undefined; on: string | undefined },
): Task | string {
  if (!COMMANDS.has(command)) return `There is no command "${command}".`
  if (!/^[1-9]\d{0,11}$/.test(id)) return `${command} needs the number of an order.`
  const number = Number(id)
  if (command === 'show') return rest.length > 0 ? tooMany(command, rest) : show(number)
  if (command === 'sent') return sent(number, rest, url, by)
  if (command === 'refunded') return refunded(number, rest, on, by)
  if (command === 'not-refunded') return notRefunded(number, rest, by)
  if (command === 'invoice') return invoiced(number, rest, by)
  if (command === 'cancel' || command === 'returned') {
    const reason = rest.join(' ').trim()
    if (reason === '' || reason.length > MAX_TEXT)
      return `${command} needs a reason of at most ${MAX_TEXT} characters.`
    return report(number, command === 'cancel' ? 'cancelado' : 'devolvido', (orders) =>
      command === 'cancel' ? orders.cancel(number, reason, by) : orders.markReturned(number, reason, by),
    )
  }
  if (rest.length > 0) return tooMany(command, rest)
  if (command === 'paid') return report(number, 'pago', (orders) => orders.markPaid(number, by))
  if (command === 'packed') return report(number, 'separado', (orders) => orders.markPacked(number, by))
  return report(number, 'entregue', (orders) => orders.markDelivered(number, by))
}

const COMMANDS = new Set([
  'show',
  'paid',
  'packed',
  'sent',
  'delivered',
  'cancel',
  'returned',
  'refunded',
  'not-refunded',
  'invoice',
])

const tooMany = (command: string, [first = '']: string[]) => `${command} does not accept "${first}".`

function show(number: number): Task {
  return async (orders, { print, printError }) => {
    const found = await orders.get(number)
    if (found) print(describeOrder(found))
    else printError(`There is no order ${number}.`)
    return found ? 0 : 1
  }
}

function sent(number: number, [carrier = '', code = '', ...more]: string[], url: string, by: string) {
  if (carrier.trim() === '' || code.trim() === '' || more.length > 0)
    return 'sent needs a carrier and a code; quote a carrier of several words.'
  if (carrier.length > MAX_TEXT || code.length > MAX_TEXT) return 'The carrier or the code is too long.'
  if (url !== '' && URL.parse(url)?.protocol !== 'https:')
    return '--url needs an address that starts with https://.'
  const parcel = { carrier: carrier.trim(), code: code.trim(), url }
  return report(number, 'enviado', (orders) => orders.markSent(number, parcel, by))
}

function refunded(
  number: number,
  [reais = '', given = '', ...more]: string[],
  on: string | undefined,
  by: string,
) {
  const way = REFUND_WAYS.find((each) => each === given)
  if (!way || more.length > 0) return `refunded needs an amount and one of ${REFUND_WAYS.join(', ')}.`
  const amount = readMoney(reais)
  if (!amount) return `"${reais}" is not an amount: write reais as 59.90.`
  if (on !== undefined && !isDay(on)) return `"${on}" is not a day: write 2026-12-31.`
  return record(number, `A refund of ${reaisText(amount)} for order ${number} is recorded.`, (orders) =>
    orders.recordRefund(number, { amount, way, day: on ?? '' }, by),
  )
}

function notRefunded(number: number, [position = '', ...rest]: string[], by: string): Task | string {
  const reason = rest.join(' ').trim()
  if (!/^[1-9]\d{0,5}$/.test(position)) return 'not-refunded needs the number of a refund, which show prints.'
  if (reason === '' || reason.length > MAX_TEXT)
    return `not-refunded needs a reason of at most ${MAX_TEXT} characters.`
  return record(number, `Refund ${position} of order ${number} is taken back.`, (orders) =>
    orders.takeBackRefund(number, { position: Number(position), reason }, by),
  )
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isCalendarDay(text)

function invoiced(number: number, rest: string[], by: string): Task | string {
  // A key may be typed in groups.
  const key = invoiceKeyOf(rest.join(''))
  if (!key) return 'invoice needs the access key of an NF-e, 44 characters; one of them is wrong or missing.'
  return record(number, `Order ${number} has the invoice ${key}.`, (orders) =>
    orders.storeInvoice(number, key, by),
  )
}

const REASONS: Partial<Record<OwnerChange, string>> = {
  'not-allowed': 'waits for its payment',
  'too-much': 'has a lower total than all its refunds would be',
  'wrong-day': 'was placed after this day, or the day has not come yet',
  'no-refund': 'has no such refund',
  'sent-by-provider':
    'keeps this refund: Mercado Pago has returned the money to the buyer, so the record is right',
  'provider-silent':
    'keeps this refund for now: Mercado Pago does not answer whether it has returned the money; try again later',
  'key-in-use': 'cannot have this key: another order has it',
}

function record(number: number, done: string, run: (orders: OrderService) => Promise<OwnerChange>): Task {
  return async (orders, { print, printError }) => {
    const result = await run(orders)
    if (result === 'changed') print(done)
    else printError(REASONS[result] ? `Order ${number} ${REASONS[result]}.` : `There is no order ${number}.`)
    return result === 'changed' ? 0 : 1
  }
}

function report(number: number, to: OrderState, run: (orders: OrderService) => Promise<OwnerChange>): Task {
  return async (orders, { print, printError }) => {
    const result = await run(orders)
    if (result === 'changed') {
      print(`Order ${number} is now ${to}.`)
      return 0
    }
    const order = result === 'unknown' ? undefined : await orders.get(number)
    printError(
      order
        ? result === 'sold-out'
          ? `Order ${number} has expired and its units are sold: refund the buyer.`
          : `Order ${number} is ${order.order.state} and cannot become ${to}.`
        : `There is no order ${number}.`,
    )
    return 1
  }
}
