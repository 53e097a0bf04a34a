import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TestShop } from '../testing/test-shop.ts'
import { createCatalogueService } from './create-catalogue-service.ts'
import { readCatalogueCommand } from './command.ts'

async function run(shop: TestShop, line: string) {
  const output: string[] = []
  const task = readCatalogueCommand(line.split(' '))
  if (typeof task === 'string') return { code: 2, text: task }
  const print = (text: string) => void output.push(text)
  const code = await task(createCatalogueService(shop), { print, printError: print })
  return { code, text: output.join('\n') }
}

for (const [line, expected] of [
  ['', 'There is no command "".'],
  ['sell 1', 'There is no command "sell".'],
  ['list --from 3', 'list has no option --from.'],
  ['list --all', "Unknown option '--all'"],
  ['price /serum', 'price needs a path or a kit, and reais.'],
  ['price /serum 59.90 SERUM1', 'price does not accept "SERUM1".'],
  ['price /serum 0', '"0" is not a price: write reais as 59.90, above zero.'],
  ['price /serum 59.9', '"59.9" is not a price: write reais as 59.90, above zero.'],
  ['price /serum 1.599,90', '"1.599,90" is not a price: write reais as 59.90, above zero.'],
  ['price /serum 59.90 --from x', '"x" is not a price: write reais as 59.90, above zero.'],
  ['price /serum 59.90 --from 59.89', 'The price of --from is below the new price.'],
  ['list --variation RB-1', 'list has no option --variation.'],
  ['price /serum --variation RB-1', 'price needs a path or a kit, and reais.'],
  ['stock /serum', 'stock needs a path, a kit or an item id, and units.'],
  ['stock /serum 1 2', 'stock does not accept "2".'],
  ['stock /serum many', '"many" is not a number of units from 0 to 1000000.'],
  ['stock /serum 1000001', '"1000001" is not a number of units from 0 to 1000000.'],
] as const)
  test(`"${line}" is rejected with a message`, () =>
    assert.equal(readCatalogueCommand(line.split(' ')), expected))

test('list finds products by words without case and accents, and shows every id that the other commands accept', async () => {
  await using shop = await TestShop.open()
  assert.equal(
    (await run(shop, 'list SÉRUM')).text,
    [
      '/serum  Sérum Facial com Ácido Hialurônico',
      '  SERUM1  1 frasco  R$ 59.90 (from R$ 89.90)',
      '      499  80 units',
      '  SERUM2  2 frascos  R$ 109.90 (from R$ 179.80)',
      '      500  40 units',
    ].join('\n'),
  )
  assert.equal((await run(shop, 'list café')).text, 'No product matches "café".')
  assert.match(
    (await run(shop, 'list')).text,
    /^\/colageno {2}[\s\S]*\n {6}422 {2}Cranberry: \d+ units\n[\s\S]*\/whey/,
  )
})

test("price sets the price of a kit or of a page's first kit, and the crossed-out price", async () => {
  await using shop = await TestShop.open()
  const priceOf = async (url: string) =>
    (
      await shop.get<{ conteudo: { precos: { de: number; por: number } } }>(
        `url/list/detail?url=/lista${url}`,
      )
    ).body.conteudo.precos
  assert.equal(
    (await run(shop, 'price /serum 55,90')).text,
    'Sérum Facial com Ácido Hialurônico, 1 frasco (SERUM1): R$ 55.90 (from R$ 89.90), before R$ 59.90 (from R$ 89.90).\n' +
      'The shop shows the change within seconds, without a restart.',
  )
  assert.match(
    (await run(shop, 'price SERUM2 100 --from R$120.00')).text,
    /: R\$ 100\.00 \(from R\$ 120\.00\), before/,
  )
  const { de, por } = await priceOf('/serum-2-frascos.html')
  assert.deepEqual([de, por], [120, 100])
  // A crossed-out price is never below the price.
  assert.match(
    (await run(shop, 'price /serum-1-frasco.html 95')).text,
    /: R\$ 95\.00, before R\$ 55\.90 \(from R\$ 89\.90\)\./,
  )
  const unknown = await run(shop, 'price /nada 3.00')
  assert.equal(unknown.code, 1)
  assert.match(unknown.text, /^The catalogue has no "\/nada";/)
})

test('stock sets an item, a kit or a whole page; a page without stock is sold out', async () => {
  await using shop = await TestShop.open()
  assert.match((await run(shop, 'stock 422 1')).text, /^422 {2}Cranberry: 1 unit, before \d+\.\n/)
  assert.match((await run(shop, 'stock SERUM1 3')).text, /^499 {2}3 units, before 80\.\n/)
  assert.equal((await run(shop, 'stock /serum 0')).text.split('\n').length, 3)
  const { body } = await shop.get<{ conteudo: { status: string } }>('url/product/detail?url=/serum')
  assert.equal(body.conteudo.status, 'indisponivel')
  assert.equal((await run(shop, 'stock 999999 1')).code, 1)
})

const CREAM = '/creme-corporal-com-colageno'

test('variations are listed, and their price and stock set by SKU', async () => {
  await using shop = await TestShop.open()
  assert.equal(
    (await run(shop, `list ${CREAM.slice(1)}`)).text,
    [
      `${CREAM}  Creme Corporal com Colágeno`,
      '  CORPORAL1  1 unidade  R$ 29.90 (from R$ 39.90)',
      '      620  58 units',
      '          RB-620-100  100 g: R$ 29.90 (from R$ 39.90), 40 units',
      '          RB-620-200  200 g: R$ 49.90 (from R$ 64.90), 18 units',
      '          RB-620-500  500 g com válvula: R$ 89.90 (from R$ 119.90), 0 units',
    ].join('\n'),
  )
  const valueOf = async (sku: string) => {
    const { body } = await shop.get<{
      conteudo: {
        precos: { por: number }
        atributos: { simples: { valores: { sku: string; estoque: number; precos: { por: number } }[] } }
      }
    }>(`url/product/detail?url=${CREAM}`)
    const { precos, atributos } = body.conteudo
    const value = atributos.simples.valores.find((one) => one.sku === sku)
    return { lowest: precos.por, price: value?.precos.por, stock: value?.estoque }
  }
  assert.equal(
    (await run(shop, `price ${CREAM} 54.90 --variation RB-620-200`)).text.split('\n')[0],
    'Creme Corporal com Colágeno, RB-620-200  200 g: R$ 54.90 (from R$ 64.90), 18 units; before R$ 49.90 (from R$ 64.90), 18 units.',
  )
  assert.equal((await run(shop, `stock ${CREAM} 0 --variation RB-620-100`)).code, 0)
  // The lowest price in stock is the product's.
  assert.deepEqual(await valueOf('RB-620-200'), { lowest: 54.9, price: 54.9, stock: 18 })
  const all = await run(shop, `price ${CREAM} 10.00`)
  assert.deepEqual([all.code, /--variation/.test(all.text)], [1, true])
  assert.equal((await run(shop, `price ${CREAM} 10.00 --variation RB-1`)).code, 1)
  assert.equal((await run(shop, `stock ${CREAM} 7`)).code, 0)
  assert.match(
    (await run(shop, `list ${CREAM.slice(1)}`)).text,
    /620 {2}21 units[\s\S]*, 7 units[\s\S]*, 7 units$/,
  )
})
