import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from './catalogue.ts'
import { Shopper } from './shopper.ts'
import { skipOnExternalHost as skip } from './subject.ts'
import type { ErrorDocument, PageDocument } from './wire.ts'

interface Value {
  idAtributoValor: number
  label: string
  status: string
}
interface Detail {
  id: number
  precos: { por: number }
  produtos: { id: number; quantidade: number; atributos: { simples: { valores: Value[] } } | [] }[]
}
interface Shop {
  precos: { por: number }
  carrinho: { tipo: string; itens: Record<string, string>[] }
}

const detail = async (path: string) =>
  (await read<PageDocument<Detail>>(`/v2/front/url/list/detail?url=${path}`)).conteudo
const listShop = <T>(body: object) => new Shopper().call<T>('POST', '/v2/front/list/shop', body)

test(
  '4.27 a list has its product, quantity and flavours; list/shop returns the cart request that adds it',
  { skip },
  async () => {
    const { id, precos, produtos } = await detail('/lista/colageno-3-potes.html')
    const [part, ...others] = produtos
    assert.deepEqual(others, [])
    assert.equal(part!.quantidade, 3)
    assert.ok(!Array.isArray(part!.atributos))
    const value = part!.atributos.simples.valores.find(({ status }) => status === 'disponivel')!
    const order = { id: part!.id, idAtributoValor: value.idAtributoValor, quantidade: 3, preco: 0 }
    const { status, body } = await listShop<Shop>({ idListaCompra: id, carrinho: true, produtos: [order] })
    assert.equal(status, 200)
    assert.equal(body.precos.por, precos.por)
    assert.equal(body.carrinho.tipo, 'lista')
    const cart = (await new Shopper().post(body.carrinho)).body
    assert.deepEqual(
      cart.itens.map(({ hash, precos: own }) => [hash.idProduto, own.precoPor]),
      [[value.idAtributoValor, precos.por]],
    )
  },
)

test('4.27 an unknown list, product, quantity or flavour is 422 and names its field', { skip }, async () => {
  const { id, produtos } = await detail('/lista/colageno-3-potes.html')
  const [part] = produtos
  const right = { id: part!.id, idAtributoValor: 0, quantidade: 3 }
  const wrong: [body: object, field: string][] = [
    [{ idListaCompra: 999_999, produtos: [right] }, 'idListaCompra'],
    [{ idListaCompra: id, produtos: [{ ...right, id: 999_999 }] }, 'produtos.0.id'],
    [{ idListaCompra: id, produtos: [right, right] }, 'produtos.0.id'],
    [{ idListaCompra: id, produtos: [{ ...right, quantidade: 2 }] }, 'produtos.0.quantidade'],
    [{ idListaCompra: id, produtos: [right] }, 'produtos.0.idAtributoValor'],
    [{ idListaCompra: id, produtos: [{ ...right, idAtributoValor: 7 }] }, 'produtos.0.idAtributoValor'],
    [{ idListaCompra: id, produtos: [] }, 'produtos'],
    [{ idListaCompra: id }, 'produtos'],
  ]
  for (const [body, field] of wrong) {
    const response = await listShop<ErrorDocument>(body)
    assert.equal(response.status, 422, field)
    assert.ok(response.body.campos?.[field]?.length, `${field}: ${JSON.stringify(response.body.campos)}`)
  }
})
