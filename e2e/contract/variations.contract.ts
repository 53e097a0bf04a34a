import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cents } from './cart-arithmetic.ts'
import { read } from './catalogue.ts'
import { Shopper } from './shopper.ts'
import { skipOnExternalHost as skip } from './subject.ts'
import type { ErrorDocument, ShipmentDocument, PageDocument } from './wire.ts'

const CREAM = '/creme-corporal-com-colageno'
const BOX = '/caixa-de-colageno-para-clinicas'

interface Value {
  idAtributoValor: number
  sku: string
  label: string
  estoque: number
  precos: { de: number; por: number }
  carrinho: { tipo: string; hash: string; itens: Record<string, string>[] }
  selecionado: boolean
}
interface ProductDetail {
  id: number
  url: string
  status: string
  estoque: number
  precos: { por: number } | []
  listas: string[]
  midias: { imagens: { idAtributoValor: number }[] }
  atributos: { simples: { id: string; nome: string; tipo: string; valores: Value[] } }
}

const front = (path: string) => `/v2/front/${path}`
const detail = async (path: string) =>
  (await read<PageDocument<ProductDetail>>(front(`url/product/detail?url=${path}`))).conteudo
const cream = async () => {
  const { id, atributos, midias } = await detail(CREAM)
  const [small, medium, large, ...more] = atributos.simples.valores
  assert.ok(small && medium && large)
  assert.deepEqual(more, [])
  return { id, choice: atributos.simples, small, medium, large, images: midias.imagens }
}

test(
  'platform 3.3: the values of a product have their own SKU, price, stock, pictures and carrinho',
  { skip },
  async () => {
    const { id, choice, small, medium, large, images } = await cream()
    assert.equal(typeof choice.id, 'string')
    assert.deepEqual([choice.nome, choice.tipo], ['Tamanho', 'texto'])
    assert.ok(cents(small.precos.por, 'small') < cents(medium.precos.por, 'medium'))
    assert.deepEqual([small.estoque > 0, large.estoque], [true, 0])
    assert.deepEqual(medium.carrinho, {
      tipo: 'produto',
      hash: `${id}-${medium.idAtributoValor}-0-0-1`,
      itens: [
        {
          idProduto: String(id),
          idAtributoSimples: String(medium.idAtributoValor),
          idUnidadeVenda: '0',
          idArmazem: '0',
          quantidade: '1',
          adicional: '',
          parametros: '',
        },
      ],
    })
    for (const { idAtributoValor } of choice.valores)
      assert.ok(images.some((image) => image.idAtributoValor === idAtributoValor))
  },
)

test(
  '4.12 the carrinho of a value adds that variation, at its price and named by its attribute',
  { skip },
  async () => {
    const visitor = new Shopper()
    const { id, small, medium } = await cream()
    await visitor.post(medium.carrinho)
    const { status, body } = await visitor.post({
      ...small.carrinho,
      itens: [{ ...small.carrinho.itens[0], quantidade: '2' }],
    })
    assert.equal(status, 200)
    const lines = body.itens.map(({ hash, sku, quantidade, precos, atributos }) => {
      const simple = atributos?.simples
      const chosen = simple && 'atributo' in simple ? simple : undefined
      return [
        hash.idProduto,
        hash.idAtributoSimples,
        sku,
        quantidade,
        precos.precoPor,
        chosen?.atributo.label,
        chosen?.atributoValor.label,
      ]
    })
    assert.deepEqual(lines, [
      [id, medium.idAtributoValor, medium.sku, 1, medium.precos.por, 'Tamanho', medium.label],
      [id, small.idAtributoValor, small.sku, 2, small.precos.por, 'Tamanho', small.label],
    ])
  },
)

test('4.13 4.14 a change or removal of a variation changes only its line', { skip }, async () => {
  const visitor = new Shopper()
  const { small, medium } = await cream()
  await visitor.post(small.carrinho)
  const { body } = await visitor.post(medium.carrinho)
  const [first, second] = body.itens
  assert.ok(first && second)
  const changed = await visitor.put({ ...second.hash, tipo: second.tipo }, 3)
  assert.deepEqual(
    changed.body.itens.map(({ quantidade }) => quantidade),
    [1, 3],
  )
  const rest = await visitor.remove({ ...first.hash, tipo: first.tipo })
  assert.deepEqual(
    rest.body.itens.map(({ hash }) => hash.idAtributoSimples),
    [medium.idAtributoValor],
  )
})

test(
  'platform 3.3: the error of an add without a value names the attribute; an unknown value and a sold-out one are rejected',
  { skip },
  async () => {
    const visitor = new Shopper()
    const { id, large } = await cream()
    for (const tipo of ['produto', 'lista']) {
      const none = await visitor.add({ idProduto: id, idAtributoSimples: 0, tipo })
      assert.deepEqual([none.status, none.body.codigo], [422, 'produto_invalido'])
      assert.match(none.body.error, /Tamanho/)
      assert.ok(none.body.campos?.['itens.0.idAtributoSimples'])
    }
    const english = await visitor.add({ idProduto: id, tipo: 'produto' }, { 'Accept-Language': 'en' })
    assert.match(english.body.error, /“Size”/)
    const unknown = await visitor.add({ idProduto: id, idAtributoSimples: 999_999, tipo: 'produto' })
    assert.equal(unknown.status, 422)
    const soldOut = await visitor.post(large.carrinho)
    assert.deepEqual([soldOut.status, soldOut.body.codigo], [409, 'esgotado'])
    assert.deepEqual((await visitor.cart()).body.itens, [])
  },
)

test('4.12 a quantity is limited by the stock of its variation', { skip }, async () => {
  const visitor = new Shopper()
  const { small, medium } = await cream()
  await visitor.post(small.carrinho)
  const { body } = await visitor.post({
    ...medium.carrinho,
    itens: [{ ...medium.carrinho.itens[0], quantidade: '99' }],
  })
  assert.deepEqual(
    body.itens.map(({ quantidade }) => quantidade),
    [1, medium.estoque],
  )
  assert.ok(body.mensagens.some(({ codigo }) => codigo === 'quantidade_ajustada'))
})

test('4.19 a shipping quote is for one variation', { skip }, async () => {
  const { id, medium } = await cream()
  const visitor = new Shopper()
  const free = Math.ceil(29_900 / cents(medium.precos.por, 'medium'))
  const request = (idAtributoValor: number, quantidade: number) =>
    visitor.call<ShipmentDocument & ErrorDocument>('POST', front('shipment/product'), {
      cep: '01310100',
      idProduto: id,
      idAtributoValor,
      quantidade,
    })
  const values = [
    (await request(medium.idAtributoValor, free - 1)).body.fretes[0]?.valor,
    (await request(medium.idAtributoValor, free)).body.fretes[0]?.valor,
  ]
  assert.equal(values[1], 0)
  assert.notEqual(values[0], 0)
  assert.equal((await request(999_999, 1)).status, 422)
})

test(
  'platform 3.3: a product sold by quote has no price in any document and cannot be added',
  { skip },
  async () => {
    const { id, status, precos, listas, estoque } = await detail(BOX)
    assert.deepEqual([status, precos, listas, estoque], ['sobConsulta', [], [], 0])
    const added = await new Shopper().add({ idProduto: id, tipo: 'produto' })
    assert.equal(added.status, 422)
    assert.match(added.body.error, /sob consulta/)
    const shipping = await new Shopper().call<ErrorDocument>('POST', front('shipment/product'), {
      cep: '01310100',
      idProduto: id,
      quantidade: 1,
    })
    assert.equal(shipping.status, 422)
  },
)

test('4.8 the request on a card adds one unit; a card with a choice has none', { skip }, async () => {
  type Card = Pick<ProductDetail, 'id'> & {
    atributos: { simples?: { valores: unknown[] } }
    carrinho: Value['carrinho'] | []
  }
  const path = front('url/product/listing/landing-page?url=/produtos&limit=100')
  const { produtos } = (await read<PageDocument<{ produtos: Card[] }>>(path)).conteudo
  const requests = produtos.flatMap(({ carrinho }) => carrinho)
  assert.ok(requests.length > 0)
  const { status, body } = await new Shopper().post(requests[0])
  assert.equal(status, 200)
  assert.deepEqual(
    body.itens.map(({ hash, quantidade }) => [String(hash.idProduto), quantidade]),
    [[requests[0]!.itens[0]!.idProduto, 1]],
  )
  for (const { id, atributos, carrinho } of produtos)
    if ((atributos.simples?.valores.length ?? 0) > 1) assert.deepEqual(carrinho, [], String(id))
})

test(
  '4.8 listings and search have a product with variations, at its lowest price, and a product sold by quote, without a price',
  { skip },
  async () => {
    type Cards = PageDocument<{ produtos: ProductDetail[] }>
    const { produtos } = (
      await read<Cards>(front('url/product/listing/landing-page?url=/produtos&limit=100'))
    ).conteudo
    const card = (path: string) => produtos.find(({ url }) => url.endsWith(path))
    const { choice, small } = await cream()
    const creamCard = card(CREAM)
    assert.ok(creamCard && !Array.isArray(creamCard.precos))
    assert.equal(creamCard.precos.por, small.precos.por)
    assert.equal(creamCard.atributos.simples.valores.length, choice.valores.length)
    assert.deepEqual(card(BOX)?.precos, [])
    const found = await read<Cards>(front('url/product/listing/search?busca=500%20g'))
    assert.ok(found.conteudo.produtos.some(({ url }) => url.endsWith(CREAM)))
    const kits = await read<PageDocument<{ listas: { linha: string }[] }>>(
      front('url/list/listing?limit=100'),
    )
    assert.ok(
      kits.conteudo.listas.every(({ linha }) => !['creme-corporal', 'caixa-clinicas'].includes(linha)),
    )
  },
)
