/** @jest-environment node */
import { frontApi } from '../../../e2e/foreign-store/front-api.ts'
import { newSession } from '../../../e2e/foreign-store/sessions.ts'
import { canBuyList, listOrderOf, listPartField, listPartText, type ListPage } from '../../shop/list-page.ts'
import { createApiClient, type ApiClient } from '../api-client.ts'
import { ApiError } from '../errors.ts'
import { addCartLine } from './cart.ts'
import { getListPage } from './list-page.ts'
import { getListLine } from './list-shop.ts'

const ORIGIN = 'https://loja.example'
const BREAKFAST = '/lista/kit-cafe-da-manha.html'
const WORKSHOP = '/lista/kit-primeira-oficina.html'

type Sent = { path: string; body: unknown }

/** A client of an external store (docs/decisions/0046) that responds with 404 to the call `without`. */
function storeOf(sent: Sent[] = [], without = ''): ApiClient {
  const session = newSession(new Map())
  return createApiClient({
    base: `${ORIGIN}/api/v2/front`,
    lang: 'pt',
    timeoutMs: 10_000,
    async fetch(input, init) {
      const request = new Request(input, init)
      const { pathname, searchParams } = new URL(request.url)
      const path = pathname.replace('/api/v2/front/', '')
      const text = await request.text()
      const read = (text ? JSON.parse(text) : {}) as Record<string, unknown>
      if (text) sent.push({ path, body: read })
      if (path === without) return Response.json({ error: 'Rota inexistente' }, { status: 404 })
      const call = { method: request.method, path, query: searchParams, body: read, session, origin: ORIGIN }
      const { status, body } = frontApi(call)
      return Response.json(body, { status })
    },
  })
}

/** The order of a list with the variation that `choose` returns for each product with a choice. */
const orderOf = ({ id, parts }: ListPage, choose: (index: number) => number = () => 0) => ({
  listId: id,
  parts: parts.map((part, index) => ({ ...part, attributeId: choose(index) })),
})

test('platform 3.5 a list has its price, and each product its quantity, stock and choice', async () => {
  const page = await getListPage(storeOf(), BREAKFAST)
  expect(page).toMatchObject({ id: 502, name: 'Kit café da manhã', price: 7870, inStock: true })
  expect(canBuyList(page)).toBe(true)
  const [coffee, filter] = page.parts
  expect(coffee).toMatchObject({ id: 401, quantity: 2, price: 3290, inStock: true })
  expect(coffee!.choice).toMatchObject({ name: 'Moagem' })
  expect(coffee!.choice!.values.map(({ label, inStock }) => [label, inStock])).toEqual([
    ['Em grãos', true],
    ['Fina', true],
    ['Grossa', false],
  ])
  expect(filter).toMatchObject({ id: 407, quantity: 1, inStock: true, choice: undefined })
})

test('platform 3.5 a list with a choice is bought as its products, with the request that the store returned', async () => {
  const sent: Sent[] = []
  const store = storeOf(sent)
  const page = await getListPage(store, BREAKFAST)
  const ground = page.parts[0]!.choice!.values[1]!.id
  const line = await getListLine(
    store,
    orderOf(page, (index) => (index === 0 ? ground : 0)),
  )
  const { cart } = await addCartLine(store, line, 'key')
  expect(sent[0]).toEqual({
    path: 'list/shop',
    body: {
      idListaCompra: 502,
      carrinho: true,
      produtos: [
        { id: 401, idAtributoValor: ground, quantidade: 2, preco: 32.9 },
        { id: 407, idAtributoValor: 0, quantidade: 1, preco: 12.9 },
      ],
    },
  })
  expect(sent[1]!.body).toEqual({ tipo: 'produto', itens: line.itens })
  expect(cart.items.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Café Serra Alta 250 g', 2],
    ['Coador de pano', 1],
  ])
  expect(cart.subtotal).toBe(page.price)
})

test('platform 3.5 a list without a choice is one line at its own price; also where the store has no list/shop', async () => {
  for (const without of ['', 'list/shop']) {
    const store = storeOf([], without)
    const page = await getListPage(store, WORKSHOP)
    const { cart } = await addCartLine(store, await getListLine(store, orderOf(page)), 'key')
    expect(cart.items).toHaveLength(1)
    expect(cart.items[0]).toMatchObject({ name: 'Kit primeira oficina', kind: 'lista', quantity: 1 })
    expect(cart.subtotal).toBe(page.price)
  }
})

test('platform 6 a list with a choice is not added when list/shop is missing, rejects the choice, or the cart lacks a product', async () => {
  const page = await getListPage(storeOf(), BREAKFAST)
  const ground = page.parts[0]!.choice!.values[1]!.id
  await expect(
    getListLine(
      storeOf([], 'list/shop'),
      orderOf(page, () => ground),
    ),
  ).rejects.toThrow(ApiError)
  const rejected = getListLine(storeOf(), orderOf(page))
  await expect(rejected).rejects.toMatchObject({
    messages: [{ text: 'Selecione uma opção de cada produto' }],
  })
  // The call fails when the returned cart has only some of the products.
  const store = storeOf()
  const line = await getListLine(
    store,
    orderOf(page, (index) => (index === 0 ? ground : 0)),
  )
  const withUnknown = { ...line, itens: [...line.itens!, { ...line.itens![0], idProduto: '99999' }] }
  await expect(addCartLine(store, withUnknown, 'key')).rejects.toThrow('did not add')
})

test('platform 6 a list cannot be bought without an id, a price, stock or products, or with a product that needs input', async () => {
  const page = await getListPage(storeOf(), WORKSHOP)
  const [first, ...others] = page.parts
  for (const change of [
    { id: 0 },
    { price: undefined },
    { inStock: false },
    { parts: [] },
    { parts: [{ ...first!, inStock: false }, ...others] },
    { parts: [{ ...first!, asksForInput: true }, ...others] },
  ])
    expect(canBuyList({ ...page, ...change })).toBe(false)
})

test('platform 3.5 a form without valid fields for every product of the list gives no order', () => {
  const part = { id: 401, attributeId: 7, quantity: 2, price: 3290 }
  const fields = { lista: '502', partes: '1', [listPartField(0)]: listPartText(part) }
  expect(listOrderOf(fields)).toEqual({ listId: 502, parts: [part] })
  const priceless = listPartText({ ...part, price: undefined })
  expect(listOrderOf({ ...fields, [listPartField(0)]: priceless })?.parts[0]?.price).toBeUndefined()
  for (const change of [
    { partes: '2' },
    { partes: '0' },
    { partes: '999999' },
    { lista: '0' },
    { lista: 'x' },
    { [listPartField(0)]: '' },
    { [listPartField(0)]: '0-0-1-' },
    { [listPartField(0)]: '{"id":1}' },
  ])
    expect(listOrderOf({ ...fields, ...change })).toBeUndefined()
})
