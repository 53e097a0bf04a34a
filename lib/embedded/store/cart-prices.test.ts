import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { TestShop } from '../testing/test-shop.ts'
import { TestShopper } from '../testing/test-shopper.ts'

const CASES = 500
const shop = await TestShop.open()
after(() => shop[Symbol.asyncDispose]())
const prices = new Map(
  (
    await shop.db.read
      .selectFrom('item')
      .innerJoin('kit', 'kit.id', 'item.kit_id')
      .select(['item.id', 'price_to', 'stock'])
      .execute()
  ).map((row) => [row.id, row]),
)

// JSON text and not objects, because objects cannot have __proto__, repeated keys and unusual numbers.
const odd = fc.constantFrom(
  '0.01',
  '-1',
  '0',
  '1e308',
  '1e400',
  '"0.01"',
  'null',
  'true',
  '[]',
  '{}',
  '{"toString":1}',
  '"x"',
  '"\\u0000"',
)
const field = fc.constantFrom(
  'preco',
  'precoPor',
  'precos',
  'subtotal',
  'total',
  'desconto',
  'unit',
  'valor',
  'promocoes',
  'itens',
  'hash',
  '__proto__',
  'constructor',
  'toString',
  'quantidade',
  'adicional',
  'parametros',
  'idArmazem',
  'tipo',
)
const noise = fc
  .array(
    fc.tuple(
      field,
      fc.oneof(
        odd,
        odd.map((value) => `{"precoPor":${value},"__proto__":{"precoPor":${value}}}`),
      ),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => pairs.map(([name, value]) => `,"${name}":${value}`).join(''))
const id = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...prices.keys()).map(String) },
  { weight: 1, arbitrary: odd },
)
const quantity = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 99 }).map(String) },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.double().map((value) => JSON.stringify(value) ?? '0') },
  { weight: 1, arbitrary: odd },
)
const line = fc
  .tuple(id, quantity, noise, fc.boolean())
  .map(([item, units, more, isLast]) =>
    isLast
      ? `"idProduto":${item},"quantidade":${units}${more}`
      : `"x":0${more},"idProduto":${item},"quantidade":${units}`,
  )
const request = fc.oneof(
  fc
    .tuple(fc.array(line, { minLength: 1, maxLength: 3 }), noise)
    .map(
      ([lines, more]) => ['POST', `{"x":0${more},"tipo":"lista","itens":[{${lines.join('},{')}}]}`] as const,
    ),
  fc.tuple(line, noise).map(([flat, more]) => ['PUT', `{"x":0${more},"tipo":"lista",${flat}}`] as const),
  fc.tuple(line, line).map(([flat, hash]) => ['PUT', `{"tipo":"lista",${flat},"hash":{${hash}}}`] as const),
  line.map((flat) => ['DELETE', `{"tipo":"lista",${flat}}`] as const),
)

test(`L6 ${CASES} hostile payloads: prices and totals always come from the catalogue`, async () => {
  let shopper = new TestShopper(shop)
  let count = 0
  let applied = 0
  await fc.assert(
    fc.asyncProperty(request, async ([method, text]) => {
      if (count++ % 20 === 0) {
        shopper = new TestShopper(shop)
        await shopper.add({ idProduto: 422 })
      }
      const response = await shopper.call(method, text)
      assert.ok([200, 400, 404, 409, 422].includes(response.status), `${response.status} for ${text}`)
      if (response.status === 200) applied++
      const { body } = response.status === 200 ? response : await shopper.cart()
      let expected = 0
      const units = new Map<number, number>()
      for (const { hash, quantidade, precos } of body.itens) {
        const known = prices.get(hash.idProduto)
        assert.ok(known && quantidade >= 1 && quantidade <= 99)
        assert.equal(Math.round(precos.precoPor * 100), known.price_to)
        expected += known.price_to * quantidade
        units.set(hash.idProduto, (units.get(hash.idProduto) ?? 0) + quantidade)
      }
      for (const [item, held] of units) assert.ok(held <= (prices.get(item)?.stock ?? 0))
      assert.equal(Math.round(body.subtotal.valor * 100), expected)
      const discount = Math.round((body.promocoes[0]?.desconto ?? 0) * 100)
      assert.equal(discount, expected >= 45_000 ? Math.round(expected * 0.2) : 0)
      assert.equal(Math.round(body.total.valor * 100), expected - discount)
    }),
    { numRuns: CASES },
  )
  assert.ok(applied > CASES / 20, `${applied} applied`)
  assert.equal(({} as Record<string, unknown>).precoPor, undefined)
  assert.deepEqual(shop.logged, [], 'no exception is logged')
})
