/** @jest-environment node */
import fc from 'fast-check'
import {
  builtKitLine,
  compositionOf,
  compositionText,
  hasStockFor,
  kitWithUnits,
  MAX_UNITS,
  MIN_UNITS,
  unitsIn,
  unitsWithoutFlavour,
  readComposition,
  type UnitFlavour,
} from './build-kit.ts'
import { pricePerUnit } from './kit-price.ts'

describe('P5: a composition as text', () => {
  test.each([
    [[422, 424, 422], '422x2,424x1'],
    [[426, 422], '422x1,426x1'],
    [[1000, 99], '99x1,1000x1'],
    [[422, 0, 422], '422x2'],
    [[0, NaN, -1], ''],
    [[], ''],
  ])('the text of the pots %j is "%s"', (pots, text) =>
    expect(compositionText(compositionOf(pots))).toBe(text),
  )

  test.each([
    ['422x2,424x1', '422x2,424x1'],
    ['424x1,422x2', '422x2,424x1'],
    ['422x1,422x2', '422x3'],
    ['422x10', '422x10'],
  ])('"%s" is parsed as the composition "%s"', (text, canonical) =>
    expect(compositionText(readComposition(text)!)).toBe(canonical),
  )

  test.each([
    '',
    ',',
    '422',
    '422x',
    'x2',
    '422x0',
    '0x2',
    '422x02',
    '0422x2',
    '422x-1',
    '422x1.5',
    '422x100',
    '422x2,',
    '422x2, 424x1',
    '422 x2',
    '422X2',
    '422x2;424x1',
    '99999999999x1',
    '٤٢٢x٢',
    '422x2\n',
    'para presente',
  ])('"%s" is not a composition', (text) => expect(readComposition(text)).toBeUndefined())

  test('any choice of flavours, in any order, has one text, and reading that text returns the same composition', () => {
    const pot = fc.integer({ min: 1, max: 9_999_999_999 })
    const pots = fc.array(fc.oneof(fc.constantFrom(422, 423, 424), pot), {
      minLength: MIN_UNITS,
      maxLength: MAX_UNITS,
    })
    fc.assert(
      fc.property(pots, fc.infiniteStream(fc.nat()), (chosen, order) => {
        const text = compositionText(compositionOf(chosen))
        const shuffled = chosen
          .map((id) => [order.next().value as number, id] as const)
          .toSorted(([a], [b]) => a - b)
          .map(([, id]) => id)
        expect(compositionText(compositionOf(shuffled))).toBe(text)
        const read = readComposition(text)!
        expect(read).toEqual(compositionOf(chosen))
        expect(unitsIn(read)).toBe(chosen.length)
        expect(text.length).toBeLessThanOrEqual(500)
        expect(compositionText(readComposition(text.split(',').reverse().join(','))!)).toBe(text)
      }),
    )
  })

  test('a parsed composition has only positive counts, and its text is parsed as the same composition', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[0-9x,]{0,20}$/))
    fc.assert(
      fc.property(text, (written) => {
        const read = readComposition(written)
        for (const [id, pots] of read ?? []) expect(id > 0 && pots > 0).toBe(true)
        if (read && unitsIn(read) <= MAX_UNITS) expect(readComposition(compositionText(read))).toEqual(read)
      }),
    )
  })
})

test.each([
  [[422, 424], 3, [2]],
  [[], 2, [0, 1]],
  [[0, 422, 0], 3, [0, 2]],
  [[422, 424, 425], 2, []],
])(
  'spec section 5: with the flavours %j chosen for %d pots, the pots without a flavour are %j',
  (choice, pots, missing) => expect(unitsWithoutFlavour(choice, pots)).toEqual(missing),
)

test.each([
  [4470, 2, 2235],
  [6270, 3, 2090],
  [13_230, 7, 1890],
  [100, 3, 33],
  [200, 3, 67],
])('%d cents for %d pots are %d a pot', (price, pots, each) =>
  expect(pricePerUnit({ price, units: pots })).toBe(each),
)

test('builtKitLine uses the first pots of the kit, and returns undefined while one has no flavour', () => {
  const kit = { itemId: 603, units: 3 }
  expect(builtKitLine(kit, [424, 422, 422, 425], 2)).toEqual({
    idProduto: 603,
    tipo: 'lista',
    quantidade: 2,
    adicional: '422x2,424x1',
  })
  expect(builtKitLine(kit, [424, 0, 422])).toBeUndefined()
  expect(builtKitLine(kit, [424, 422])).toBeUndefined()
})

test('hasStockFor counts a flavour without a known stock as enough, and a sold-out or unknown flavour as too few', () => {
  const flavour = (id: number, left: number | undefined, inStock = true): UnitFlavour => ({
    id,
    name: '',
    picture: '',
    inStock,
    left,
  })
  const flavours = [flavour(1, 2), flavour(2, undefined), flavour(3, undefined, false)]
  const enough = (...pots: number[]) => hasStockFor(compositionOf(pots), flavours)
  expect([enough(1, 1, 2, 2, 2), enough(1, 1, 1), enough(1, 3), enough(9), enough()]).toEqual([
    true,
    false,
    false,
    false,
    true,
  ])
  expect(kitWithUnits([{ units: 2 }, { units: 3 }], 3)).toEqual({ units: 3 })
  expect(kitWithUnits([{ units: 2 }], 4)).toBeUndefined()
})
