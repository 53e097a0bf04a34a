import { parseArgs } from 'node:util'
import { ORDER_STATES, type OrderState } from '#lib/contract/order-document.ts'
import type { OrderListQuery, OwnerChange } from '#lib/shop/owner-orders.ts'
import { describeOrder, describeOrders } from './command-text.ts'
import type { OrderService } from './order-service.ts'

/** Usage text of the command. */
export const ORDERS_USAGE = `Orders of the embedded store:
  npm run orders -- list [--state <state>] [--page <n>]   lists open orders, newest first; --state all lists every order
  npm run orders -- show <number>                         shows one order with its address and history
  npm run orders -- paid <number>                         confirms that the payment has arrived
  npm run orders -- packed <number>
  npm run orders -- sent <number> <carrier> <code> [--url <address to follow the parcel>]
  npm run orders -- delivered <number>
  npm run orders -- cancel <number> "<reason>"            cancels an order that has not left; its units are for sale again
  npm run orders -- returned <number> "<reason>"          the goods are back; their units are for sale again
  --by <name>                                             who made the change, for the order's history (default: comando)
The buyer gets an e-mail about paid, sent, delivered, cancel and returned. States: ${ORDER_STATES.join(', ')}.`

interface OrdersOutput {
  print(text: string): void
  printError(text: string): void
}

type Task = (orders: OrderService, output: OrdersOutput) => Promise<number>

const MAX_TEXT = 200

/** Parses the arguments; returns the task to run, or an error message. */
export function readOrdersCommand(args: string[]): Task | string {
  let read
  try {
    const text = { type: 'string' } as const
    const options = { state: text, page: text, url: text, by: text }
    read = parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    return (error as Error).message.split('. ', 1)[0]!
  }
  const { state, page, url, by = 'comando' } = read.values
  const [command = '', ...rest] = read.positionals
  if (command === 'list') return list(rest, state, page)
  if (state !== undefined || page !== undefined) return `${command} has no such option.`
  if (by.trim() === '' || by.length > MAX_TEXT) return '--by needs a name.'
  if (url !== undefined && command !== 'sent') return `${command} has no such option.`
  return command === '' ? '' : change(command, rest, by.trim(), url)
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

function change(command: string, [id = '', ...rest]: string[], by: string, url = ''): Task | string {
  if (!COMMANDS.has(command)) return `There is no command "${command}".`
  if (!/^[1-9]\d{0,11}$/.test(id)) return `${command} needs the number of an order.`
  const number = Number(id)
  if (command === 'show') return rest.length > 0 ? tooMany(command, rest) : show(number)
  if (command === 'sent') return sent(number, rest, url, by)
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

const COMMANDS = new Set(['show', 'paid', 'packed', 'sent', 'delivered', 'cancel', 'returned'])

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
