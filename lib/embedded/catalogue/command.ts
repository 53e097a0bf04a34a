import { parseArgs } from 'node:util'
import type { CatalogueService } from './catalogue-service.ts'
import { COUPON_USAGE, readCouponCommand } from './coupon-command.ts'
import { describePrice, describeProducts, describeStock, describeVariation } from './command-text.ts'
import { readMoney } from '#lib/shop/typed-money.ts'
import type { CommandOutput } from '../store/command-output.ts'

const MAX_UNITS = 1_000_000

/** Usage text of the command. */
export const CATALOGUE_USAGE = `The catalogue of the embedded store:
  npm run catalogue -- list [words]                             lists products with their kits, prices and stock
  npm run catalogue -- price <path or kit> <reais> [--from <reais>]
                                                                sets the price of a kit (KIT2) or of the first kit of a
                                                                page (/serum); --from sets the strikethrough price
  npm run catalogue -- price <path> <reais> --variation <SKU>   sets the price of one variation, such as a size
  npm run catalogue -- stock <path> <units> --variation <SKU>   sets its stock
  npm run catalogue -- stock <path, kit or item id> <units>     sets the stock of one item, of a kit's items (KIT2) or of
                                                                all items of a page (/serum)
${COUPON_USAGE}
Write reais as 59.90 or 59,90.`

type Task = (catalogue: CatalogueService, output: CommandOutput) => Promise<number>

/** Parses the arguments; returns the task to run, or an error message. */
export function readCatalogueCommand(args: string[]): Task | string {
  if (args[0] === 'coupon') return readCouponCommand(args.slice(1))
  let read
  try {
    read = parseArgs({
      args,
      allowPositionals: true,
      options: { from: { type: 'string' }, variation: { type: 'string' } },
    })
  } catch (error) {
    return (error as Error).message.split('. ', 1)[0]!
  }
  const { from, variation } = read.values
  const [command, ...given] = read.positionals
  if (from !== undefined && command !== 'price') return `${command ?? 'The command'} has no option --from.`
  if (variation !== undefined && command !== 'price' && command !== 'stock')
    return `${command ?? 'The command'} has no option --variation.`
  if (command === 'list') return list(given.join(' '))
  if (command === 'price') return price(given, from, variation)
  if (command === 'stock') return stock(given, variation)
  return command === undefined ? '' : `There is no command "${command}".`
}

function list(text: string): Task {
  return async (catalogue, { print }) => {
    print(describeProducts(await catalogue.list(text), text))
    return 0
  }
}

function price(
  [name, amount, ...more]: string[],
  from: string | undefined,
  sku: string | undefined,
): Task | string {
  if (name === undefined || amount === undefined) return 'price needs a path or a kit, and reais.'
  if (more.length > 0) return `price does not accept "${more[0]}".`
  const to = readMoney(amount)
  if (!to) return `"${amount}" is not a price: write reais as 59.90, above zero.`
  const crossedOut = from === undefined ? undefined : readMoney(from)
  if (from !== undefined && !crossedOut) return `"${from}" is not a price: write reais as 59.90, above zero.`
  if (crossedOut !== undefined && crossedOut < to) return 'The price of --from is below the new price.'
  if (sku !== undefined) return variation(name, sku, { to, from: crossedOut })
  return async (catalogue, { print, printError }) => {
    const change = await catalogue.setPrice(name, to, crossedOut)
    if (!change) return unknown(name, printError)
    if (change === 'variations') {
      printError(`"${name}" is sold in variations, each with its own price: name one with --variation <SKU>.`)
      return 1
    }
    print(describePrice(change))
    return 0
  }
}

function stock([name, amount, ...more]: string[], sku: string | undefined): Task | string {
  if (name === undefined || amount === undefined) return 'stock needs a path, a kit or an item id, and units.'
  if (more.length > 0) return `stock does not accept "${more[0]}".`
  if (!/^\d{1,7}$/.test(amount) || Number(amount) > MAX_UNITS)
    return `"${amount}" is not a number of units from 0 to ${MAX_UNITS}.`
  const units = Number(amount)
  if (sku !== undefined) return variation(name, sku, { stock: units })
  return async (catalogue, { print, printError }) => {
    const items = await catalogue.setStock(name, units)
    if (items.length === 0) return unknown(name, printError)
    print(describeStock(items, units))
    return 0
  }
}

function variation(name: string, sku: string, next: Parameters<CatalogueService['setVariation']>[2]): Task {
  return async (catalogue, { print, printError }) => {
    const change = await catalogue.setVariation(name, sku, next)
    if (!change) return unknown(`${name} --variation ${sku}`, printError)
    print(describeVariation(change))
    return 0
  }
}

function unknown(name: string, printError: CommandOutput['printError']): number {
  printError(
    `The catalogue has no "${name}"; nothing was changed. npm run catalogue -- list shows every path, kit and item id.`,
  )
  return 1
}
