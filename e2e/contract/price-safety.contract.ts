import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sellables, type ListedItem } from './catalogue.ts'
import { storeSettings } from './checked-response.ts'
import { Shopper, type CheckedCart } from './shopper.ts'
import { fewerWhenExternal, subject } from './subject.ts'

const REJECTIONS = [400, 404, 409, 412, 413, 415, 422]
const CASES = fewerWhenExternal(subject.address ? 400 : 2000)
const SEED = Number(process.env.CONTRACT_SEED ?? 20_261)
const CASES_PER_CART = 25

// JSON text and not objects, so that the parser gets __proto__, repeated keys and unusual numbers.
const number = fc.constantFrom(
  '0.01',
  '0',
  '-1',
  '-99.9',
  '1e308',
  '1e-9',
  '"0.01"',
  'null',
  'true',
  '[]',
  '{"por":0}',
)
const name = fc.constantFrom(
  'preco',
  'precos',
  'precoPor',
  'precoDe',
  'subtotal',
  'total',
  'desconto',
  'unit',
  'valor',
  'promocoes',
  'versao',
  'session',
  'parcelamento',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
)
const inner = fc.tuple(name, number).map(([key, value]) => `{"${key}":${value}}`)
const extra = fc
  .tuple(name, fc.oneof(number, inner, fc.constant('{"__proto__":{"precoPor":0.01}}')))
  .map(([key, value]) => `"${key}":${value}`)
const extras = fc.array(extra, { maxLength: 4 })

const quantity = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 1, max: 12 }).map(String) },
  { weight: 4, arbitrary: fc.integer({ min: 13, max: 99 }).map((units) => `"${units}"`) },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.double().map((value) => JSON.stringify(value) ?? '0') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '0',
      '-1',
      '1.5',
      '1e9',
      '1e400',
      '-0',
      '"3"',
      '"-3"',
      '"1.5"',
      '"٣"',
      '"0x10"',
      '"1e2"',
      '" 7 "',
      '"NaN"',
      '"Infinity"',
      'null',
      'true',
      '[5]',
      '{"valueOf":5}',
      '9007199254740993',
      '"99999999999999999999"',
    ),
  },
)
const otherId = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('0', '"0"') },
  { weight: 1, arbitrary: fc.constantFrom('1', '-1', '0.5', 'null', '"abc"', '[]', '4294967296') },
)
const note = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }).map((text) => JSON.stringify(text)),
  fc.constantFrom('""', '"\\u0000"', '"\\ud800"', '"<script>"', '5', 'null', '{}', `"${'x'.repeat(501)}"`),
)

const line = (ids: number[]) =>
  fc
    .record({
      id: fc.oneof(
        { weight: 15, arbitrary: fc.constantFrom(...ids).map(String) },
        {
          weight: 1,
          arbitrary: fc.constantFrom('0', '-1', '"422"', '"422abc"', '4.22e2', 'null', '999999999', '[422]'),
        },
      ),
      quantity,
      others: fc.array(
        fc.tuple(fc.constantFrom('idAtributoSimples', 'idUnidadeVenda', 'idArmazem'), otherId),
        {
          maxLength: 2,
        },
      ),
      note: fc.option(note, { nil: undefined }),
      extras,
      twice: fc.option(quantity, { nil: undefined, freq: 8 }),
    })
    .map(({ id, quantity, others, note, extras, twice }) => {
      const fields = [`"idProduto":${id}`, `"quantidade":${quantity}`, ...extras]
      for (const [key, value] of others) fields.push(`"${key}":${value}`)
      if (note !== undefined) fields.push(`"adicional":${note}`)
      if (twice !== undefined) fields.push(`"quantidade":${twice}`)
      return fields.join(',')
    })

const request = (ids: number[]) =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.array(line(ids), { minLength: 1, maxLength: 3 }), extras)
        .map(([lines, more]) => [
          'POST',
          `{${['"tipo":"lista"', ...more].join(',')},"itens":[{${lines.join('},{')}}]}`,
        ]),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(line(ids), line(ids), extras)
        .map(([flat, hash, more]) => [
          'PUT',
          `{"tipo":"lista",${[flat, ...more].join(',')},"hash":{${hash}}}`,
        ]),
    },
    { weight: 1, arbitrary: line(ids).map((flat) => ['DELETE', `{"tipo":"lista","hash":{${flat}}}`]) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('POST', 'PUT', 'DELETE'), fc.oneof(fc.json(), fc.string({ unit: 'binary' })))
        .map(([method, text]) => [method, text]),
    },
  ) as fc.Arbitrary<['POST' | 'PUT' | 'DELETE', string]>

function checkPrices({ body }: CheckedCart, prices: Map<number, ListedItem>): void {
  const perItem = new Map<number, number>()
  for (const { hash, quantidade, precos } of body.itens) {
    const known = prices.get(hash.idProduto)
    assert.ok(known, `${hash.idProduto} is not in the catalogue`)
    assert.equal(Math.round(precos.precoPor * 100), known.price)
    perItem.set(hash.idProduto, (perItem.get(hash.idProduto) ?? 0) + quantidade)
  }
  for (const [id, units] of perItem)
    assert.ok(units <= (prices.get(id)?.stock ?? Infinity), `${units} units of ${id}`)
}

test(`L6 ${CASES} hostile cart requests: the catalogue price and 1..99 units, or a rejection`, async () => {
  const all = await sellables()
  const prices = new Map(all.map((item) => [item.id, item]))
  await storeSettings()
  let visitor = new Shopper()
  let sent = 0
  let applied = 0
  await fc.assert(
    fc.asyncProperty(request(all.slice(0, 12).map(({ id }) => id)), async ([method, text]) => {
      if (sent++ % CASES_PER_CART === 0) {
        visitor = new Shopper()
        await visitor.add({ idProduto: all.find(({ available }) => available)?.id ?? 0 })
      }
      // checked-response.ts checks the arithmetic and that the status is below 500.
      const response: CheckedCart = await visitor.call(method, '/v2/front/checkout/cart', text)
      assert.ok(response.status === 200 || REJECTIONS.includes(response.status), String(response.status))
      if (response.status === 200) applied++
      checkPrices(response.status === 200 ? response : await visitor.cart(), prices)
    }),
    { numRuns: CASES, seed: SEED, endOnFailure: CASES > 1000 },
  )
  assert.ok(applied > CASES / 10, `only ${applied} of ${CASES} requests were applied: the cases prove little`)
  assert.equal(({} as Record<string, unknown>).precoPor, undefined)
  assert.equal(({} as Record<string, unknown>).preco, undefined)
})

test('L6 a price in the request has no effect in any place', async () => {
  const item = (await sellables()).find(({ available }) => available)
  assert.ok(item)
  const cheap = {
    preco: 0.01,
    precoPor: 0.01,
    precos: { precoPor: 0.01, por: 0.01 },
    total: 0.01,
    desconto: 99,
    unit: 0,
  }
  const visitor = new Shopper()
  const added = await visitor.post({
    ...cheap,
    tipo: 'lista',
    itens: [{ ...cheap, idProduto: item.id, quantidade: 2 }],
  })
  const updated = await visitor.call<CheckedCart['body']>('PUT', '/v2/front/checkout/cart', {
    ...cheap,
    tipo: 'lista',
    quantidade: 2,
    hash: { ...cheap, idProduto: item.id },
  })
  for (const { status, body } of [added, updated]) {
    assert.equal(status, 200)
    assert.equal(Math.round(body.subtotal.valor * 100), 2 * item.price)
  }
})

test('L6 hostile query strings and headers are never a server error', async () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom(
      '\0',
      '%',
      '_',
      "'",
      '"',
      '\\',
      '/../../etc/passwd',
      '/%ff',
      '//evil.test',
      'x'.repeat(3000),
      '\u202e',
    ),
  )
  const routes = [
    'url/page?url',
    'url/verify?url',
    'url/product/detail?url',
    'url/list/detail?url',
    'url/list/listing?url',
  ]
  const more = [
    'url/product/listing/search?busca',
    'url/product/listing/category?url',
    'url/list/listing?offset',
  ]
  const route = fc.constantFrom(
    ...routes,
    ...more,
    'url/product/listing/search?busca=a&limit',
    'struct/menus',
  )
  const visitor = new Shopper()
  await fc.assert(
    fc.asyncProperty(route, hostile, async (to, value) => {
      const path = `/v2/front/${to}${to.includes('?') ? '=' : '/'}${encodeURIComponent(value.toWellFormed())}`
      const { status } = await visitor.call('GET', path)
      assert.ok([200, 400, 404, 414, 422].includes(status), String(status))
    }),
    { numRuns: fewerWhenExternal(300), seed: SEED },
  )
  for (const query of [
    'url=%',
    'url=%ff',
    'url=%E0%A4%A',
    'url=a&url=b',
    'url[]=a',
    'url[__proto__]=x',
    '__proto__=1',
    '',
  ])
    assert.ok(
      [400, 404, 422].includes((await visitor.call('GET', `/v2/front/url/page?${query}`)).status),
      query,
    )
})
