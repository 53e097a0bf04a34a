import type { StyleRule } from './style-rules.ts'

/** The numbers of rules of each style file of a page, by its address, in the order of the page. */
export type PageRules = ReadonlyMap<string, readonly number[]>

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const FILE = /([\w-]{2})(?:\.([\w-]*),)?/gy

type BuildRules = ReadonlyMap<string, readonly StyleRule[]>

/**
 * A short text for the rules of a page: two digits with the place of each file in the list of the build. Unless all rules that may
 * be deferred are, the digits between "." and "," have the bits of those that are, six in each.
 */
export function codeOf(page: PageRules, addresses: readonly string[], rules: BuildRules): string {
  return [...page]
    .map(([address, numbers]) => {
      const place = addresses.indexOf(address)
      const file = DIGITS[place >> 6]! + DIGITS[place & 63]!
      return numbers.length === movable(rules.get(address)!).length ? file : `${file}.${bitsOf(numbers)},`
    })
    .join('')
}

/** The rules that a text of `codeOf` means; `undefined` for any other text. */
export function rulesOfCode(
  code: string,
  addresses: readonly string[],
  rules: BuildRules,
): PageRules | undefined {
  const page = new Map<string, number[]>()
  let end = 0
  for (const [text, file, bits] of code.matchAll(FILE)) {
    const address = addresses[DIGITS.indexOf(file![0]!) * 64 + DIGITS.indexOf(file![1]!)]
    if (address === undefined || page.has(address)) return undefined
    const numbers = movable(rules.get(address)!)
    page.set(
      address,
      bits === undefined ? numbers : numbersOf(bits).filter((number) => numbers.includes(number)),
    )
    end += text.length
  }
  return end === code.length && page.size > 0 ? page : undefined
}

// Rules of a CSS module, or that the server treats as such.
function movable(rules: readonly StyleRule[]): number[] {
  return rules.flatMap(({ module }, number) => (module === '' ? [] : number))
}

function bitsOf(numbers: readonly number[]): string {
  const digits: number[] = []
  for (const number of numbers) {
    const place = Math.floor(number / 6)
    while (digits.length <= place) digits.push(0)
    digits[place]! |= 1 << (number % 6)
  }
  return digits.map((digit) => DIGITS[digit]!).join('')
}

function numbersOf(bits: string): number[] {
  return [...bits].flatMap((digit, place) =>
    [0, 1, 2, 3, 4, 5].filter((bit) => (DIGITS.indexOf(digit) >> bit) & 1).map((bit) => place * 6 + bit),
  )
}
