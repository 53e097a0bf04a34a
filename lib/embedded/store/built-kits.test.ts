import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { compositionOf, compositionText, readComposition } from '#lib/shop/build-kit.ts'
import { TestShop } from '../testing/test-shop.ts'
import { setPrice, setStock, TestShopper } from '../testing/test-shopper.ts'
import type { Pot } from './built-kits.ts'
import type { StoredCartLine } from './cart-lines.ts'
import type { SellableItem } from './sellable-items.ts'
import { planAdd, planUpdate, type LineRequest } from './cart-plan.ts'

const POTS = [1, 2, 3]
const KIT = 9
const PER_KIT = 3
const IN_KITS = { sale: 'kits', choice: null, variation: null } as const
const empty = { pt: '', en: '' }
const names = { item: empty, kit: empty, product: empty }

/** Returns a catalogue of the single pots and the kit with these stocks, in this order. */
function catalogueOf(left: number[]): Map<number, SellableItem> {
  const pots: Pot[] = POTS.map((itemId, at) => ({ itemId, stock: left[at] ?? 0, image: '', names }))
  const common = {
    sku: '',
    image: '',
    names,
    path: '/',
    productPath: '/',
    priceFrom: 100,
    priceTo: 100,
    ...IN_KITS,
  }
  const single = (itemId: number, at: number): [number, SellableItem] => [
    itemId,
    { ...common, itemId, stock: left[at] ?? 0, units: 1, unit: null, pots: null },
  ]
  const kit = { ...common, itemId: KIT, stock: left[3] ?? 0, units: PER_KIT, unit: null, pots }
  return new Map([...POTS.map(single), [KIT, kit]])
}

/** Returns how many pots of an item the lines use, alone or in a kit. */
function potsUsed(lines: StoredCartLine[], id: number): number {
  return lines.reduce((sum, line) => {
    const inKit = line.itemId === KIT ? (readComposition(line.extra)?.get(id) ?? 0) : 0
    return sum + line.quantity * (line.itemId === id ? 1 : inKit)
  }, 0)
}

const extra = fc
  .array(fc.constantFrom(...POTS), { minLength: PER_KIT, maxLength: PER_KIT })
  .map((pots) => pots.map((id) => `${id}x1`).join(','))
const request: fc.Arbitrary<LineRequest> = fc
  .record({ itemId: fc.constantFrom(...POTS, KIT, KIT), extra, quantity: fc.integer({ min: 1, max: 99 }) })
  .map(({ itemId, extra: written, quantity }) => ({
    kind: 'lista',
    attributeId: 0,
    saleUnitId: 0,
    warehouseId: 0,
    parameters: '',
    itemId,
    quantity,
    extra: itemId === KIT ? written : '',
  }))

test('P5 pots in single and built kits together never exceed the stock', () => {
  const stocks = fc.array(fc.nat(40), { minLength: 4, maxLength: 4 })
  const changes = fc.array(fc.tuple(request, fc.boolean()), { maxLength: 30 })
  fc.assert(
    fc.property(stocks, changes, (left, requests) => {
      const catalogue = catalogueOf(left)
      let lines: StoredCartLine[] = []
      for (const [requested, isAdd] of requests) {
        const plan = isAdd ? planAdd(lines, catalogue, [requested], 99) : planUpdate(lines, requested, 99)
        if ('reason' in plan) continue
        lines = plan.lines
        for (const [at, id] of [...POTS, KIT].entries()) assert.ok(potsUsed(lines, id) <= (left[at] ?? 0))
        const texts = lines.map((line) => `${line.itemId} ${line.extra}`)
        assert.equal(new Set(texts).size, texts.length, 'equal compositions are one line')
      }
    }),
    { numRuns: 1000 },
  )
})

test('P5 a composition that does not fill the kit is rejected', () => {
  const wrong = ['', 'presente', '1x2', '1x4', '1x2,4x1', '1x1,2x1', `${KIT}x3`, '1x3,2x0', '1x3 ']
  for (const text of wrong) {
    const requested: LineRequest = { ...fc.sample(request, 1)[0]!, itemId: KIT, extra: text }
    assert.deepEqual(planAdd([], catalogueOf([9, 9, 9, 9]), [requested], 99), {
      reason: 'not-filled',
      index: 0,
    })
  }
})

test('P5 a cart whose pots sold out has a warning for the pots and can be corrected', async () => {
  await using shop = await TestShop.open()
  const shopper = new TestShopper(shop)
  const kit = { idProduto: 603, adicional: '422x2,423x1' }
  const added = await shopper.add({ ...kit, quantidade: 2 })
  assert.equal(added.body.itens[0]?.url, '/monte-seu-kit')
  await setStock(shop, 422, 3)
  const { body } = await shopper.cart()
  assert.deepEqual(
    body.mensagens.map(({ mensagem }) => mensagem),
    ['1 pote - Cranberry: restam apenas 3.'],
  )
  const corrected = await shopper.put(kit, 2)
  assert.deepEqual([corrected.body.itens[0]?.quantidade, corrected.body.mensagens.length], [1, 1])
  await setStock(shop, 423, 0)
  assert.deepEqual(
    (await shopper.cart()).body.mensagens.map(({ mensagem }) => mensagem),
    ['1 pote - Limão: esgotado.'],
  )
  assert.equal((await shopper.put(kit, 1)).body.codigo, 'esgotado')
  assert.deepEqual((await shopper.remove(kit)).body.itens, [])
})

test('P5 a flavour that is no longer in the catalogue counts as sold out in carts', async () => {
  await using shop = await TestShop.open()
  const shopper = new TestShopper(shop)
  const kit = { idProduto: 602, adicional: '422x1,423x1' }
  await shopper.add(kit)
  await shop.db.write((queries) => queries.deleteFrom('item').where('id', '=', 423).execute())
  const { body } = await shopper.cart()
  assert.equal(body.itens[0]?.nome, 'Seu kit, 2 potes: 1 Cranberry')
  assert.deepEqual(
    body.mensagens.map(({ codigo }) => codigo),
    ['estoque_alterado'],
  )
  assert.deepEqual((await shopper.remove({ ...kit })).body.itens, [])
})

test('L6 the price of a built kit comes from the catalogue, for any composition', async () => {
  await using shop = await TestShop.open()
  const shopper = new TestShopper(shop)
  await setPrice(shop, 'MONTE4', 5000)
  for (const pots of [
    [422, 422, 422, 422],
    [422, 423, 424, 425],
  ]) {
    const adicional = compositionText(compositionOf(pots))
    await shopper.add({ idProduto: 604, adicional, precoPor: 1, parametros: '{"preco":1}' })
  }
  const { body } = await shopper.cart()
  assert.deepEqual(
    body.itens.map(({ precos }) => precos.precoPor),
    [50, 50],
  )
})

test('P5 a kit without enough pots in stock is listed as unavailable', async () => {
  await using shop = await TestShop.open()
  for (const id of [422, 423, 424, 425]) await setStock(shop, id, 0)
  const { body } = await shop.get<{
    conteudo: { listas: { quantidade: number; emEstoque: boolean; status: string }[] }
  }>('url/list/listing?url=/monte-seu-kit')
  assert.deepEqual(
    body.conteudo.listas.map(({ quantidade, emEstoque }) => [quantidade, emEstoque]),
    [2, 3, 4, 5, 6, 7, 8, 9, 10].map((pots) => [pots, pots <= 5]),
  )
})
