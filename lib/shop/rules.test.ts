/** @jest-environment node */
import fc from 'fast-check'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'
import { goalProgress, progressiveDiscount } from './discount-goal.ts'
import { drawerInstallment, installment, installmentPlan, lastInstallment } from './installments.ts'
import { chosenItem } from './kit.ts'
import { pricePerUnitAtGoal, saving } from './kit-price.ts'

const { goal, terms } = DEMO_SETTINGS

describe('installments (P16)', () => {
  test.each([
    [2490, 12, 249, 2988],
    [2490, 6, 498, 2988],
    [9450, 2, 5670, 11_339],
    [9450, 12, 945, 11_339],
    [2490, 1, 2490, 2490],
  ])('%d in %d parts is %d each, %d in total', (price, count, each, total) => {
    expect(installment(price, count, terms)).toMatchObject({
      each,
      total,
      ratePercent: count === 1 ? 0 : 19.99,
    })
  })

  test.each([
    [2490, 12, undefined],
    [13_990, 12, 1398],
    [9450, 12, 944],
    [9450, 2, 5669],
  ])('of %d in %d parts the last is %p, so that the parts have the stated total', (price, count, last) => {
    const parts = installment(price, count, terms)
    expect(lastInstallment(parts)).toBe(last)
    if (last !== undefined) expect(parts.each * (count - 1) + last).toBe(parts.total)
  })

  test('no last part is named for a total that rounding does not explain', () => {
    expect(lastInstallment({ count: 3, each: 1000, total: 3500, ratePercent: 10 })).toBeUndefined()
    expect(lastInstallment({ count: 3, each: 1000, total: undefined, ratePercent: 10 })).toBeUndefined()
  })

  test('a plan has 1 to 12 parts, and is empty for a price of 0', () => {
    expect(installmentPlan(2490, terms).map(({ count }) => count)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ])
    expect(installmentPlan(0, terms)).toEqual([])
  })

  test('the sum of the parts differs from the total by at most half a cent per part plus one cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 1, max: 12 }),
        (price, count) => {
          const { each, total } = installment(price, count, terms)
          return Math.abs(each * count - total) <= count / 2 + 1
        },
      ),
    )
  })

  test.each([
    ['the last option without interest', [0, 0, 19.99], 1],
    ['the last option when none has interest', [0, 0], 1],
    ['no option when all have interest', [19.99, 19.99], undefined],
    ['no option of an empty plan', [], undefined],
  ])('the drawer shows %s (P19)', (_, rates, index) => {
    const plan = rates.map((ratePercent) => ({ ratePercent }))
    expect(drawerInstallment(plan)).toBe(index === undefined ? undefined : plan[index])
  })
})

describe('discount goal (P18)', () => {
  test.each([
    [0, false, 45_000, 0, 0],
    [44_999, false, 1, 0, 99.99777],
    [45_000, true, 0, 9000, 100],
    [49_170, true, 0, 9834, 100],
  ])(
    'a subtotal of %d cents: goal reached %s, %d missing, discount %d',
    (subtotal, reached, missing, discount, percent) => {
      expect(progressiveDiscount(subtotal, goal)).toEqual({ reached, missing, discount })
      expect(goalProgress(subtotal, goal.goal)).toBeCloseTo(percent, 3)
    },
  )
})

describe('kits', () => {
  test.each([
    [2490, 1, 1992],
    [4470, 2, 1788],
  ])('%d for %d pots is %d a pot at the goal (P17)', (price, pots, each) =>
    expect(pricePerUnitAtGoal(price, pots, goal.percent)).toBe(each),
  )

  test('saving is the difference to the previous price; undefined without a higher one', () => {
    expect(saving(2490, 4990)).toEqual({ amount: 2500, percent: 50 })
    expect(saving(2490, 2490)).toBeUndefined()
    expect(saving(2490, undefined)).toBeUndefined()
  })

  test('chosenItem is the id of the chosen flavour, 0 without a valid one (spec section 5)', () => {
    const flavours = [
      { id: 422, name: 'Cranberry', picture: '', inStock: true },
      { id: 423, name: 'Limão', picture: '', inStock: false },
    ]
    const kit = { hasFlavours: true, flavours, itemId: 422 }
    expect([chosenItem(kit, 0), chosenItem(kit, 422), chosenItem(kit, 423), chosenItem(kit, 999)]).toEqual([
      0, 422, 0, 0,
    ])
    expect(chosenItem({ hasFlavours: false, flavours: [], itemId: 500 }, 0)).toBe(500)
  })
})
