/** @jest-environment node */
import fc from 'fast-check'
import type { Schema } from 'yup'
import {
  flag,
  label,
  list,
  money,
  numberOrUndefined,
  numeric,
  numericOr,
  objectOrDefaults,
  objectOrNull,
  positiveMoney,
  recordOf,
  requiredFlag,
  requiredInteger,
  requiredLabel,
  requiredText,
  text,
  textOrNull,
  wholeNumber,
} from './fields.ts'

const SHAPE = { nome: requiredLabel(), preco: money(), ativo: flag() }
const SCHEMAS: Record<string, () => object> = {
  flag: () => flag(true),
  label,
  list: () => list(recordOf(SHAPE)),
  'list of numbers': () => list(numeric()),
  money,
  numberOrUndefined,
  numeric,
  numericOr: () => numericOr(7),
  objectOrDefaults: () => objectOrDefaults({ nome: label(), preco: money() }),
  objectOrNull: () => objectOrNull(SHAPE),
  positiveMoney,
  recordOf: () => recordOf(SHAPE),
  requiredFlag,
  requiredInteger: () => requiredInteger(1, 120),
  'requiredInteger without bounds': () => requiredInteger(),
  requiredLabel,
  requiredText,
  text,
  textOrNull,
  wholeNumber,
}

const scalar = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '12',
    '12,50',
    '1.234,56',
    '-3',
    'sim',
    'não',
    '0',
    'S',
    '<b>a</b>',
    '<br>',
    'NaN',
  ),
  fc.constantFrom(undefined, null, true, false, 0, -0, 1, 120, 121, -1, 0.5, NaN, Infinity),
  fc.string(),
  fc.double(),
)
const record = fc.record({ nome: scalar, preco: scalar, ativo: scalar }, { requiredKeys: [] })
const input = fc.oneof(
  scalar,
  record,
  fc.array(fc.oneof(scalar, record)),
  fc.dictionary(
    fc.constantFrom('0', '1', 'nome', 'toString', 'constructor', '__proto__'),
    fc.oneof(scalar, record),
  ),
)

const UNREADABLE = 'unreadable'

function attempt(...reads: (() => unknown)[]): unknown {
  for (const read of reads)
    try {
      return read()
    } catch {
      // The next one is tried.
    }
  return UNREADABLE
}

test.each(Object.entries(SCHEMAS))(
  'platform 3 a field is read as yup reads its schema, and as a missing one where yup rejects it: %s',
  (_name, create) => {
    const schema = create() as Schema
    const record = recordOf({ campo: schema })
    fc.assert(
      fc.property(input, (value) => {
        const asField = attempt(() => record.validateSync({ campo: value }).campo as unknown)
        const byYup = attempt(
          () => schema.validateSync(value) as unknown,
          () => schema.validateSync(undefined) as unknown,
        )
        expect(asField).toEqual(byYup)
      }),
      { numRuns: 100 },
    )
  },
)
