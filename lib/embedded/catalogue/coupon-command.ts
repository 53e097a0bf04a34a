import { parseArgs } from 'node:util'
import type { CatalogueService } from './catalogue-service.ts'
import type { CouponTerms, ListedCoupon } from './coupons.ts'
import { readMoney } from '#lib/shop/typed-money.ts'
import { reaisText } from '../store/money-text.ts'
import type { CommandOutput } from '../store/command-output.ts'

const CODE = /^[\p{L}\d_-]{2,40}$/u
const DAY = /^\d{4}-\d{2}-\d{2}$/
const DAY_MS = 86_400_000
const DAYS = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })

/** Usage text of the coupon command. */
export const COUPON_USAGE = `  npm run catalogue -- coupon list                              lists coupons with the number of carts that hold them
  npm run catalogue -- coupon set <code> --percent <1-100> | --amount <reais>
      [--minimum <reais>] [--from <day>] [--to <day>] [--uses <carts>]
                                                                adds a coupon or changes its terms; days as 2026-12-31
  npm run catalogue -- coupon remove <code>                     removes a coupon, also from carts`

type Task = (catalogue: CatalogueService, output: CommandOutput) => Promise<number>

/** Parses the arguments after "coupon"; returns the task to run, or an error message. */
export function readCouponCommand(args: string[]): Task | string {
  let read
  try {
    const text = { type: 'string' } as const
    const options = { percent: text, amount: text, minimum: text, from: text, to: text, uses: text }
    read = parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    return (error as Error).message.split('. ', 1)[0]!
  }
  const [command, code, ...more] = read.positionals
  if (command !== 'set' && Object.keys(read.values).length > 0)
    return `coupon ${command ?? ''} has no options.`
  if (command === 'list' && code === undefined) return list
  if (code === undefined || more.length > 0) return 'coupon needs: list, set <code> … or remove <code>.'
  if (!CODE.test(code)) return `"${code}" is not a code: write 2 to 40 letters, digits, - or _.`
  if (command === 'remove') return remove(code)
  if (command !== 'set') return `There is no command "coupon ${command}".`
  const terms = readTerms(read.values)
  return typeof terms === 'string' ? terms : save(code, terms)
}

function readTerms(given: Partial<Record<string, string>>): CouponTerms | string {
  const { percent, amount, minimum = '0', from, to, uses } = given
  if ((percent === undefined) === (amount === undefined)) return 'coupon set needs --percent or --amount.'
  if (percent !== undefined && !(/^\d{1,3}$/.test(percent) && +percent >= 1 && +percent <= 100))
    return `"${percent}" is not a percentage from 1 to 100.`
  for (const reais of [amount, minimum])
    if (reais !== undefined && readMoney(reais) === undefined)
      return `"${reais}" is not an amount: write reais as 59.90.`
  if (amount !== undefined && !readMoney(amount)) return 'The amount is zero.'
  for (const day of [from, to])
    if (day !== undefined && startOf(day) === undefined) return `"${day}" is not a day: write 2026-12-31.`
  if (uses !== undefined && !/^[1-9]\d{0,6}$/.test(uses)) return `"${uses}" is not a number of carts.`
  const validFrom = from === undefined ? null : startOf(from)!
  const validTo = to === undefined ? null : startOf(to)! + DAY_MS - 1
  if (validFrom !== null && validTo !== null && validTo < validFrom) return '--to is before --from.'
  return {
    percent: percent === undefined ? null : Number(percent),
    amount: amount === undefined ? null : readMoney(amount)!,
    minimum: readMoney(minimum)!,
    validFrom,
    validTo,
    maxUses: uses === undefined ? null : Number(uses),
  }
}

// Brazil has no daylight-saving time.
function startOf(day: string): number | undefined {
  const time = DAY.test(day) ? Date.parse(`${day}T00:00:00-03:00`) : NaN
  return Number.isNaN(time) || DAYS.format(time) !== day ? undefined : time
}

const list: Task = async ({ coupons }, { print }) => {
  const found = await coupons.list()
  print(found.length === 0 ? 'The store has no coupons.' : found.map(describe).join('\n'))
  return 0
}

function save(code: string, terms: CouponTerms): Task {
  return async ({ coupons }, { print }) => {
    const saved = await coupons.save(code, terms)
    print(describe((await coupons.list()).find((coupon) => coupon.code === saved)!))
    return 0
  }
}

function remove(code: string): Task {
  return async ({ coupons }, { print, printError }) => {
    const isRemoved = await coupons.remove(code)
    if (isRemoved) print(`Removed ${code.toUpperCase()}.`)
    else printError(`There is no coupon "${code}".`)
    return isRemoved ? 0 : 1
  }
}

function describe({
  code,
  percent,
  amount,
  minimum,
  valid_from,
  valid_to,
  max_uses,
  uses,
}: ListedCoupon): string {
  return [
    `${code}  ${percent === null ? reaisText(amount ?? 0) : `${percent} %`} off`,
    minimum > 0 ? `from ${reaisText(minimum)} on` : '',
    valid_from === null ? '' : `valid from ${DAYS.format(valid_from)}`,
    valid_to === null ? '' : `valid to ${DAYS.format(valid_to)}`,
    `${uses}${max_uses === null ? '' : ` of ${max_uses}`} ${(max_uses ?? uses) === 1 ? 'cart' : 'carts'}`,
  ]
    .filter(Boolean)
    .join(', ')
}
