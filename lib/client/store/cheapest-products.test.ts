import { browserStore } from '../../browser/store.ts'
import { routeFetchToStore } from '../../testing/store-fetch.ts'
import { getCheapestProducts } from './cheapest-products.ts'

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
})

/** The suggestion of the whey, whose flavours the store describes with these fields. */
async function whey(...flavours: object[]) {
  const store = await routeFetchToStore()
  store.intercept = async (_call, pass) => {
    const document = (await (await pass()).json()) as {
      conteudo: { produtos: { nome: string; atributos: { simples?: { valores: object[] } } }[] }
    }
    for (const { nome, atributos } of document.conteudo.produtos)
      if (nome.startsWith('Whey') && atributos.simples)
        atributos.simples.valores = flavours.map((more, index) => ({
          label: `Sabor ${index}`,
          idProduto: 900 + index,
          ...more,
        }))
    return Response.json(document)
  }
  return (await getCheapestProducts(browserStore('pt'))).find(({ name }) => name.startsWith('Whey'))
}

test('P18 contract 4.8 a product with flavours is suggested with the first one that the store says can be bought', async () => {
  const suggested = await whey({ status: 'indisponivel' }, { status: 'disponivel' }, { status: 'disponivel' })
  expect(suggested).toMatchObject({ flavour: 'Sabor 1', field: { name: 'idProduto', value: '901' } })
  expect(await whey({ estoque: 0 }, { estoque: 2 })).toMatchObject({ flavour: 'Sabor 1' })
})

test('P18 where the store does not say which flavour can be bought, it is chosen on the page of the product', async () => {
  expect(await whey({}, {})).toMatchObject({ flavour: '', field: undefined, hasChoice: true })
  expect(await whey({ status: 'indisponivel' }, { status: 'indisponivel' })).toMatchObject({
    field: undefined,
  })
})
