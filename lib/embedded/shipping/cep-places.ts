import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The place of a CEP: `city` is '' where the table names none; the shopper then types it. */
export interface CepPlace {
  /** The postal abbreviation of the state. */
  uf: string
  city: string
}

// The first five digits of each state's CEPs, as the Brazilian post publishes them: [from, to, state].
const STATES: readonly [from: number, to: number, uf: string][] = [
  [1000, 19_999, 'SP'],
  [20_000, 28_999, 'RJ'],
  [29_000, 29_999, 'ES'],
  [30_000, 39_999, 'MG'],
  [40_000, 48_999, 'BA'],
  [49_000, 49_999, 'SE'],
  [50_000, 56_999, 'PE'],
  [57_000, 57_999, 'AL'],
  [58_000, 58_999, 'PB'],
  [59_000, 59_999, 'RN'],
  [60_000, 63_999, 'CE'],
  [64_000, 64_999, 'PI'],
  [65_000, 65_999, 'MA'],
  [66_000, 68_899, 'PA'],
  [68_900, 68_999, 'AP'],
  [69_000, 69_299, 'AM'],
  [69_300, 69_399, 'RR'],
  [69_400, 69_899, 'AM'],
  [69_900, 69_999, 'AC'],
  [70_000, 72_799, 'DF'],
  [72_800, 72_999, 'GO'],
  [73_000, 73_699, 'DF'],
  [73_700, 76_799, 'GO'],
  [76_800, 76_999, 'RO'],
  [77_000, 77_999, 'TO'],
  [78_000, 78_899, 'MT'],
  [79_000, 79_999, 'MS'],
  [80_000, 87_999, 'PR'],
  [88_000, 89_999, 'SC'],
  [90_000, 99_999, 'RS'],
]

// In the last range, but of no place: shoppers type it where they do not want to give their own.
const MADE_UP = '99999999'

interface CityRange {
  from: number
  to: number
  city: string
}

let cities: readonly CityRange[] | undefined

/** Returns the state of a CEP of eight digits, and its city where the table knows it; `undefined` for a CEP that cannot exist. */
export function placeOf(cep: string): CepPlace | undefined {
  if (!/^\d{8}$/.test(cep) || cep === MADE_UP) return undefined
  const prefix = Number(cep.slice(0, 5))
  const state = STATES.find(([from, to]) => from <= prefix && prefix <= to)
  return state && { uf: state[2], city: cityOf(Number(cep)) }
}

function cityOf(cep: number): string {
  cities ??= readCities()
  let low = 0
  let high = cities.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const { from, to, city } = cities[middle]!
    if (cep < from) high = middle - 1
    else if (cep > to) low = middle + 1
    else return city
  }
  return ''
}

// One range per line in ascending order, such as `20000001 23799999 Rio de Janeiro`. A range is in the file only if two
// independent lists agree on its city (docs/decisions/0081).
function readCities(): CityRange[] {
  const lines = readFileSync(join(import.meta.dirname, 'cep-cities.txt'), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => ({
    from: Number(line.slice(0, 8)),
    to: Number(line.slice(9, 17)),
    city: line.slice(18),
  }))
}
