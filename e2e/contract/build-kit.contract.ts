import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listDetailSchema } from '#lib/contract/list.ts'
import { cents } from './cart-arithmetic.ts'
import { read } from './catalogue.ts'
import { Shopper, type CheckedCart } from './shopper.ts'
import { skipOnExternalHost } from './subject.ts'
import type { KitDocument, KitVariation, PageDocument } from './wire.ts'

interface BuiltKit extends KitDocument {
  montagemKit: boolean
  infoMontagem: { idLista: number; precoPor: number; variacoes: KitVariation[]; imagem_m: string }[]
}
type Listing = PageDocument<{ listas: BuiltKit[] }>

const skip = { skip: skipOnExternalHost }
const listing = (url: string) => `/v2/front/url/list/listing?limit=100&url=${encodeURIComponent(url)}`
const unitsOf = ({ body }: CheckedCart) =>
  body.itens.map(({ hash, quantidade }) => [hash.idProduto, hash.adicional, quantidade])

async function kitListing() {
  const { conteudo } = await read<Listing>(listing('/monte-seu-kit'))
  const pots = conteudo.listas[0]?.infoMontagem[0]?.variacoes ?? []
  assert.equal(pots.length, 5)
  return { kits: conteudo.listas, pots, ids: pots.map(({ id }) => id) }
}

/** Returns the item and price (cents) of the kit with this number of pots, and the ids of the pots. */
async function kitOf(pots: number): Promise<{ idProduto: number; price: number; ids: number[] }> {
  const { kits, ids } = await kitListing()
  const kit = kits.find(({ quantidade }) => quantidade === pots)
  assert.ok(kit)
  return { idProduto: kit.idLista, price: cents(kit.precosGerais.precoPor, 'precoPor'), ids }
}

test(
  'P5 /monte-seu-kit has a kit of every size from 2 to 10 pots, and the pots to build it from',
  skip,
  async () => {
    const { kits } = await kitListing()
    const [ordinary] = (await read<Listing>(listing('/colageno'))).conteudo.listas
    assert.ok(ordinary)
    assert.deepEqual(
      kits.map(({ quantidade }) => quantidade),
      [2, 3, 4, 5, 6, 7, 8, 9, 10],
    )
    for (const kit of kits) {
      assert.equal(kit.montagemKit, true)
      assert.equal(kit.variacoes.length, 1)
      assert.equal(kit.idLista, kit.variacoes[0]?.id)
      const [block] = kit.infoMontagem
      assert.deepEqual(
        [block?.idLista, block?.precoPor, block?.variacoes],
        [ordinary.idLista, ordinary.precosGerais.precoPor, ordinary.variacoes],
      )
      assert.match(block?.imagem_m ?? '', /^\/img\//)
      const detail = await read(
        `/v2/front/url/list/detail?url=${encodeURIComponent(`/lista${kit.url.lista}`)}`,
      )
      assert.equal((await listDetailSchema.validate(detail)).conteudo.precos.por, kit.precosGerais.precoPor)
    }
    const perPot = kits.map((kit) => kit.precosGerais.precoPor / kit.quantidade)
    assert.deepEqual(
      perPot,
      perPot.toSorted((a, b) => b - a),
    )
    assert.ok((perPot[0] ?? Infinity) < ordinary.precosGerais.precoPor)
  },
)

test('P5 kits to build appear on no other listing, page or search result', skip, async () => {
  const kitIds = new Set((await kitListing()).kits.map(({ id }) => id))
  for (const path of ['/produtos', '/colageno', '/categoria/colageno', '/categoria/suplementos']) {
    const { conteudo, info } = await read<Listing>(listing(path))
    assert.equal(conteudo.listas.length, info?.total, path)
    assert.deepEqual(
      conteudo.listas.filter(({ id }) => kitIds.has(id)),
      [],
      path,
    )
  }
  const home =
    await read<PageDocument<{ listas: KitDocument[]; linhas: { kits: string[] }[] }>>('/v2/front/url/home')
  const shown = [
    ...home.conteudo.listas.map(({ id }) => id),
    ...home.conteudo.linhas.flatMap(({ kits }) => kits),
  ]
  const page = await read<PageDocument<{ listas: string[] }>>('/v2/front/url/product/detail?url=%2Fcolageno')
  assert.deepEqual(
    [...shown, ...page.conteudo.listas].filter((id) => kitIds.has(id)),
    [],
  )
})

test('P5 a built kit is one line at the price of its size; its name lists the pots', skip, async () => {
  const { idProduto, price, ids } = await kitOf(3)
  const [first = 0, second = 0] = ids
  const visitor = new Shopper()
  const { status, body } = await visitor.add({ idProduto, adicional: `${first}x2,${second}x1` })
  assert.equal(status, 200)
  assert.equal(body.itens.length, 1)
  const [line] = body.itens
  assert.equal(line?.nome, 'Seu kit, 3 potes: 2 Cranberry, 1 Limão')
  assert.equal(cents(line?.precos.precoPor, 'precoPor'), price)
  assert.equal(line?.hash.adicional, `${first}x2,${second}x1`)
  // The kit's own picture: that of one pot would hide the others.
  assert.doesNotMatch(line.imagem, /cranberry/)
  const pure = await new Shopper().add({ idProduto, adicional: `${first}x3` })
  assert.match(pure.body.itens[0]?.imagem ?? '', /cranberry/)
  const english = await visitor.cart({ 'Accept-Language': 'en' })
  assert.equal(english.body.itens[0]?.nome, 'Your kit, 3 jars: 2 Cranberry, 1 Lemon')
  assert.deepEqual((await visitor.put(line.hash, 4)).body.quantidadeTotal, 4)
  assert.deepEqual((await visitor.remove(line.hash)).body.itens, [])
})

test(
  'P5 equal compositions are one line, in any order of their pots; others are separate lines',
  skip,
  async () => {
    const { idProduto, ids } = await kitOf(3)
    const [a = 0, b = 0] = ids
    const visitor = new Shopper()
    for (const adicional of [`${b}x1,${a}x2`, `${a}x1,${b}x1,${a}x1`, `${a}x2,${b}x1`])
      assert.equal((await visitor.add({ idProduto, adicional })).status, 200, adicional)
    const last = await visitor.add({ idProduto, adicional: `${a}x1,${b}x2` })
    assert.deepEqual(unitsOf(last), [
      [idProduto, `${a}x2,${b}x1`, 3],
      [idProduto, `${a}x1,${b}x2`, 1],
    ])
    const mixed = await visitor.put({ idProduto, adicional: `${b}x1,${a}x2` }, 1)
    assert.deepEqual(unitsOf(mixed)[0], [idProduto, `${a}x2,${b}x1`, 1])
    assert.equal((await visitor.remove({ idProduto, adicional: `${b}x2,${a}x1` })).body.quantidadeItens, 1)
  },
)

test(
  'P5 a composition that does not fill the kit is rejected with the sentence of spec section 8',
  skip,
  async () => {
    const { idProduto, ids } = await kitOf(3)
    const [a = 0, b = 0] = ids
    const other = (await kitOf(2)).idProduto
    const visitor = new Shopper()
    for (const adicional of [
      '',
      'x',
      `${a}`,
      `${a}x`,
      `${a}x3,`,
      `${a}x03`,
      ` ${a}x3`,
      `${a}x3;`,
      `${a}x3\n`,
      'para presente',
      `${a}x2`,
      `${a}x4`,
      `${a}x2,${b}x2`,
      `${a}x0,${b}x3`,
      `${a}x-1,${b}x4`,
      `${a}x99`,
      `${a}x2,1x1`,
      `${a}x2,${idProduto}x1`,
      `${other}x3`,
      '427x3',
      '99999999999999999999x3',
    ]) {
      const { status, body } = await visitor.add({ idProduto, adicional })
      assert.deepEqual([status, body.codigo], [422, 'produto_invalido'], adicional)
      assert.equal(body.error, 'Selecione um sabor para adicionar ao carrinho!')
      assert.deepEqual(Object.keys(body.campos ?? {}), ['itens.0.adicional'])
    }
    const english = await visitor.add({ idProduto, adicional: '' }, { 'Accept-Language': 'en' })
    assert.equal(english.body.error, 'Select a flavor to add to cart!')
    const half = await visitor.post({
      tipo: 'lista',
      itens: [{ idProduto: a }, { idProduto, adicional: `${a}x1` }],
    })
    assert.deepEqual(
      [half.status, Object.keys(half.body.campos ?? {})],
      [422, ['itens.1.adicional']],
      'all or none',
    )
    assert.deepEqual((await visitor.cart()).body.itens, [])
  },
)

test('P5 the stock of a pot counts for single pots and kits together', skip, async () => {
  const { pots } = await kitListing()
  const scarce = pots.find(({ estoque }) => estoque && estoque >= 4 && estoque < 20)
  const plentiful = pots.find(({ estoque }) => estoque && estoque > 50)
  assert.ok(scarce?.estoque && plentiful)
  const three = await kitOf(3)
  const two = await kitOf(2)
  const visitor = new Shopper()
  const unitsInCart = async () => {
    const { body } = await visitor.cart()
    return body.itens.reduce((sum, { hash, quantidade }) => {
      const inKit = new RegExp(`\\b${scarce.id}x(\\d+)`).exec(hash.adicional)?.[1]
      return sum + quantidade * (hash.idProduto === scarce.id ? 1 : Number(inKit ?? 0))
    }, 0)
  }
  const kit = { idProduto: three.idProduto, adicional: `${scarce.id}x2,${plentiful.id}x1` }
  const first = await visitor.add({ ...kit, quantidade: 50 })
  assert.equal(first.body.itens[0]?.quantidade, Math.floor(scarce.estoque / 2))
  assert.ok(first.body.mensagens.some(({ codigo }) => codigo === 'quantidade_ajustada'))
  const left = scarce.estoque % 2
  const alone = await visitor.add({ idProduto: scarce.id, quantidade: 9 })
  if (left === 0) assert.deepEqual([alone.status, alone.body.codigo], [409, 'esgotado'])
  assert.equal(await unitsInCart(), scarce.estoque)
  const pair = { idProduto: two.idProduto, adicional: `${scarce.id}x1,${plentiful.id}x1` }
  assert.deepEqual((await visitor.add(pair)).body.codigo, 'esgotado')
  await visitor.put(kit, 1)
  assert.equal((await visitor.add(pair)).status, 200)
  const grown = await visitor.put(kit, 50)
  assert.equal(grown.status, 200)
  assert.ok((await unitsInCart()) <= scarce.estoque, 'an update is limited too')
})

test('P5 a kit that needs more pots than the stock is sold out, not invalid', skip, async () => {
  const { pots } = await kitListing()
  const scarce = pots.find(({ estoque }) => estoque && estoque < 10)
  assert.ok(scarce?.estoque)
  const { idProduto } = await kitOf(10)
  const { status, body } = await new Shopper().add({ idProduto, adicional: `${scarce.id}x10` })
  assert.deepEqual([status, body.codigo], [409, 'esgotado'])
})

test('4.12 adicional of other items is stored unchanged', skip, async () => {
  const { ids } = await kitListing()
  const text = `${ids[1]}x1,${ids[0]}x2`
  const { status, body } = await new Shopper().add({ idProduto: ids[0] ?? 0, adicional: text })
  assert.deepEqual([status, body.itens[0]?.hash.adicional], [200, text])
})
