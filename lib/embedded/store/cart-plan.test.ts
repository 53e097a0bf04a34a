import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isSameLine, type StoredCartLine } from './cart-lines.ts'
import type { SellableItem } from './sellable-items.ts'
import { MAX_LINES, planAdd, planUpdate, type LineRequest } from './cart-plan.ts'

const IDS = [1, 2, 3]
const both = (text: string) => ({ pt: text, en: text })
const sellable = (itemId: number, stock: number): SellableItem => ({
  itemId,
  sku: '',
  stock,
  image: '',
  names: { item: both(''), kit: both(''), product: both('') },
  path: '/',
  productPath: '/',
  priceFrom: 100,
  priceTo: 100,
  units: 1,
  unit: null,
  pots: null,
  sale: 'kits',
  choice: null,
  variation: null,
})
const stocks = fc.record({ 1: fc.nat(150), 2: fc.nat(20), 3: fc.nat(3) })
const request: fc.Arbitrary<LineRequest> = fc.record({
  kind: fc.constantFrom('lista' as const, 'produto' as const),
  itemId: fc.constantFrom(...IDS),
  attributeId: fc.constant(0),
  saleUnitId: fc.nat(1),
  warehouseId: fc.constant(0),
  extra: fc.constantFrom('', 'a', 'b'),
  parameters: fc.constant(''),
  quantity: fc.integer({ min: 1, max: 99 }),
})
const unitsOf = (lines: StoredCartLine[], id: number) =>
  lines.filter(({ itemId }) => itemId === id).reduce((sum, { quantity }) => sum + quantity, 0)

test('4.12 for any requests no item exceeds its stock, no line exceeds 99, no line is duplicated', () => {
  fc.assert(
    fc.property(
      stocks,
      fc.array(fc.array(request, { minLength: 1, maxLength: 5 }), { maxLength: 12 }),
      (left, batches) => {
        const catalogue = new Map(IDS.map((id) => [id, sellable(id, left[id as 1])]))
        let lines: StoredCartLine[] = []
        for (const requests of batches) {
          const plan = planAdd(lines, catalogue, requests, 99)
          if ('reason' in plan) continue
          for (const { quantity } of plan.changed) assert.ok(quantity >= 1 && quantity <= 99)
          for (const id of IDS) {
            const units = unitsOf(plan.lines, id)
            assert.ok(units <= left[id as 1])
            const requested = requests
              .filter(({ itemId }) => itemId === id)
              .reduce((sum, { quantity }) => sum + quantity, 0)
            assert.ok(units <= unitsOf(lines, id) + requested)
            if (plan.adjustedTo.length === 0) assert.equal(units, unitsOf(lines, id) + requested)
          }
          const twice = plan.lines.filter(
            (line, at) => plan.lines.findIndex((other) => isSameLine(other, line)) < at,
          )
          assert.deepEqual(twice, [])
          lines = plan.lines
        }
      },
    ),
    { numRuns: 2000 },
  )
})

test('4.12 a rejection has the index of the first line that cannot be added', () => {
  const catalogue = new Map([[1, sellable(1, 5)]])
  const lineRequest = (itemId: number, quantity = 1, extra = ''): LineRequest => ({
    kind: 'lista',
    itemId,
    attributeId: 0,
    saleUnitId: 0,
    warehouseId: 0,
    extra,
    parameters: '',
    quantity,
  })
  assert.deepEqual(planAdd([], catalogue, [lineRequest(1), lineRequest(9)], 99), {
    reason: 'unknown',
    index: 1,
  })
  assert.deepEqual(planAdd([], catalogue, [{ ...lineRequest(1), attributeId: 3 }], 99), {
    reason: 'unknown',
    index: 0,
  })
  assert.deepEqual(planAdd([], catalogue, [lineRequest(1, 5), lineRequest(1, 1, 'b')], 99), {
    reason: 'sold-out',
    index: 1,
    hasStock: true,
  })
  const many = Array.from({ length: MAX_LINES + 1 }, (_, at) => lineRequest(1, 1, String(at)))
  assert.deepEqual(planAdd([], new Map([[1, sellable(1, 500)]]), many, 99), { reason: 'full' })
  assert.deepEqual(planUpdate([], lineRequest(1), 99), { reason: 'absent' })
})

test('4.13 an update sets the quantity and is idempotent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 120 }),
      request,
      fc.integer({ min: 1, max: 99 }),
      (stock, requested, quantity) => {
        const catalogue = new Map(IDS.map((id) => [id, sellable(id, stock)]))
        const added = planAdd([], catalogue, [requested], 99)
        assert.ok('lines' in added)
        const once = planUpdate(added.lines, { ...requested, quantity }, 99)
        assert.ok('lines' in once)
        assert.equal(once.lines[0]?.quantity, Math.min(quantity, stock, 99))
        const again = planUpdate(once.lines, { ...requested, quantity }, 99)
        assert.ok('lines' in again)
        assert.deepEqual(again.lines, once.lines)
      },
    ),
  )
})
