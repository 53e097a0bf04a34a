import { cartSchema } from '../../contract/cart.ts'
import { routeFetchToStore } from '../../testing/store-fetch.ts'
import { browserStore } from '../../browser/store.ts'
import { ApiError } from '../errors.ts'
import { addCartLine, changeBody, fetchCart, deleteCartLine, setCartQuantity, toCart } from './cart.ts'

const entry = (parcelas: number, valorParcela: number, taxa: number) => ({ parcelas, valorParcela, taxa })
const read = (fields: object) =>
  toCart(cartSchema.validateSync({ itens: [], subtotal: { valor: 94.5, parcelamento: [] }, ...fields }))

describe('contract 4.10: total, installment and number of items', () => {
  test.each([
    [{ total: { valor: 75.6 } }, 7560, 1890],
    [{ subtotal: { valor: 94.5, descontoVista: { valor: 90 }, parcelamento: [] } }, 9000, 450],
    [{}, 9450, 0],
  ])('total of %j is %d cents, %d less than the subtotal', (fields, total, discount) => {
    expect(read(fields)).toMatchObject({ subtotal: 9450, total, discount })
  })

  test.each([
    [
      'the last one without interest',
      [entry(1, 94.5, 0), entry(2, 47.25, 0), entry(3, 37.8, 19.99)],
      2,
      4725,
    ],
    ['the last one when none has interest', [entry(1, 94.5, 0), entry(3, 31.5, 0)], 3, 3150],
    ['undefined when the first one has interest', [entry(1, 113.39, 19.99)], undefined, undefined],
  ])('P19: the installment is %s', (_name, parcelamento, count, each) => {
    const { installment } = read({ subtotal: { valor: 94.5, parcelamento } })
    expect([installment?.count, installment?.each]).toEqual([count, each])
  })

  test.each([
    [{ quantidadeTotal: 3, qtdItens: 2, quantidadeItens: 1 }, 3],
    [{ qtdItens: '2', quantidadeItens: 1 }, 2],
  ])('the number of units in %j is %d', (fields, count) => expect(read(fields).count).toBe(count))
})

test.each([
  ['1 pote - Cranberry', 'Colágeno', 'Colágeno', '1 pote - Cranberry'],
  ['Sérum - 1 frasco', 'Sérum', 'Sérum', '1 frasco'],
  ['Seu kit, 2 potes: 1 Limão, 1 Uva', 'Colágeno', 'Colágeno', 'Seu kit, 2 potes: 1 Limão, 1 Uva'],
  ['Creme', 'Creme', undefined, 'Creme'],
  ['Kit do Sérum', 'Sérum', undefined, 'Kit do Sérum'],
  ['Whey - 900 g', '', undefined, 'Whey - 900 g'],
])('the line %s of the product "%s" has the title %s and below it %s', (nome, produto, product, name) => {
  const [line] = read({ itens: [{ nome, produto, tipo: 'lista', quantidade: 1 }] }).items
  expect(line).toMatchObject({ product, name })
})

test('changeBody contains the hash fields and `hash`, and `quantidade` only for a new quantity', () => {
  const hash = { idProduto: 422, quantidade: 1 }
  expect(changeBody({ hash, kind: 'lista' }, 3)).toEqual({
    idProduto: 422,
    hash,
    tipo: 'lista',
    quantidade: 3,
  })
  expect(JSON.parse(JSON.stringify(changeBody({ hash, kind: 'lista' })))).toEqual({
    idProduto: 422,
    hash,
    tipo: 'lista',
  })
})

test('platform 3.6 a change request to a store without a cart version has the fields of `hash`, not `hash` itself', () => {
  const hash = { idProduto: 185, idAtributoSimples: 21, idUnidadeVenda: 0, idArmazem: 1, quantidade: 2 }
  const line = { nome: 'Whey', tipo: 'produto', quantidade: 2, precos: { precoPor: 10 }, hash }
  const bodyOf = (fields: object, quantity?: number) => {
    const [item] = read({ itens: [line], ...fields }).items
    return JSON.parse(JSON.stringify(changeBody(item!, quantity))) as object
  }
  expect(bodyOf({}, 3)).toEqual({ ...hash, adicional: '', tipo: 'produto', quantidade: 3 })
  expect(bodyOf({})).not.toHaveProperty('quantidade')
  expect(bodyOf({ versao: 1 }, 3)).toHaveProperty('hash')
})

describe('against the store', () => {
  const line = { idProduto: 422, tipo: 'lista', quantidade: 1 } as const

  test.each([
    ['pt', '1 pote - Cranberry'],
    ['en', '1 jar - Cranberry'],
  ] as const)('a line is added, changed and deleted, in %s', async (lang, name) => {
    await routeFetchToStore()
    const store = browserStore(lang)
    expect(await fetchCart(store)).toMatchObject({ cart: { count: 0, items: [], total: 0 }, messages: [] })
    const { cart } = await addCartLine(store, line, `key-${lang}-12345`)
    const [item] = cart.items
    expect(item).toMatchObject({ name, path: '/colageno', quantity: 1, price: 2490, total: 2490 })
    expect(item!.picture).toMatch(/^\/img\/[^.]*[^\d.]$/)
    const changed = await setCartQuantity(store, item!, 4)
    expect(changed.cart).toMatchObject({ count: 4, subtotal: 9960, installment: { count: 1, each: 9960 } })
    expect(changed.cart.items[0]!.key).toBe(item!.key)
    expect((await deleteCartLine(store, item!)).cart.items).toEqual([])
  })

  test('a rejection is an ApiError with the messages of the store', async () => {
    await routeFetchToStore()
    const rejected = addCartLine(browserStore('pt'), { ...line, idProduto: 481 }, 'key-12345678')
    await expect(rejected).rejects.toMatchObject({ kind: 'http', status: 409, messages: [{ kind: 'erro' }] })
  })

  test('contract 4.12: a 2xx without the line is an ApiError too', async () => {
    const store = await routeFetchToStore()
    const empty = {
      itens: [],
      subtotal: { valor: 0, parcelamento: [] },
      mensagens: [{ tipo: 'x', mensagem: 'Não.' }],
    }
    store.intercept = async () => Response.json(empty)
    const failed = addCartLine(browserStore('pt'), line, 'key-12345678')
    await expect(failed).rejects.toThrow(ApiError)
    await expect(failed).rejects.toMatchObject({
      kind: 'contract',
      messages: [{ kind: 'info', text: 'Não.' }],
    })
  })

  test('P15 the store’s message about the purchase limit is dropped, because the checkout button shows that limit', async () => {
    await routeFetchToStore()
    const { cart, messages } = await addCartLine(
      browserStore('pt'),
      { ...line, quantidade: 61 },
      'key-12345678',
    )
    expect([cart.subtotal, messages]).toEqual([151_890, []])
  })
})

describe('platform 3.6 a cart of another store', () => {
  const hash = { idProduto: '185', idAtributoSimples: '21', idUnidadeVenda: 0, idArmazem: '1', quantidade: 2 }
  const line = {
    nome: 'Whey <b>1 kg</b>',
    tipo: 'produto',
    quantidade: '2',
    precos: { precoPor: '1.299,90' },
    hash,
  }
  const cart = { quantidadeItens: 1, quantidadeTotal: 2, itens: [line], subtotal: { valor: '2.599,80' } }

  test('reads numbers sent as text with decimal commas, removes HTML from names, and needs no total or version', () => {
    expect(read(cart)).toMatchObject({
      version: 0,
      count: 2,
      subtotal: 259_980,
      total: 259_980,
      items: [{ name: 'Whey 1 kg', quantity: 2, price: 129_990, total: 259_980, hash: { idProduto: 185 } }],
    })
  })

  test('the amount for payment upfront is the total and sets isUpfrontTotal, unless the store states a total', () => {
    const subtotal = { valor: 100, descontoVista: { valor: '90,00', porcentagem: 10 } }
    expect(read({ subtotal })).toMatchObject({
      subtotal: 10_000,
      discount: 1000,
      total: 9000,
      isUpfrontTotal: true,
    })
    expect(read({ subtotal, total: { valor: 95 } })).toMatchObject({ total: 9500, isUpfrontTotal: false })
  })

  test.each([[[]], [null], [''], [{}], [undefined]])(
    'with the subtotal %j a cart with lines has no totals, and an empty cart has totals of 0',
    (subtotal) => {
      expect(read({ ...cart, subtotal })).toMatchObject({
        subtotal: undefined,
        total: undefined,
        discount: 0,
      })
      expect(read({ subtotal })).toMatchObject({ subtotal: 0, total: 0 })
    },
  )

  test('a line without a key is read-only, an empty line is left out, and the other lines stay', () => {
    const { items } = read({
      ...cart,
      itens: [{ ...line, hash: [] }, 'x', null, {}, { ...line, precos: [] }],
    })
    expect(items).toMatchObject([
      { name: 'Whey 1 kg', isReadOnly: true },
      { price: undefined, total: undefined },
    ])
    expect(new Set(items.map(({ key }) => key)).size).toBe(2)
  })

  test('an error body with status 200 is invalid, not an empty cart', () => {
    expect(() => cartSchema.validateSync({ error: 'x' })).toThrow()
  })
})

test('platform 3.3 3.6: a variation is added with the items of the store, and its line names attribute and value', async () => {
  const store = await routeFetchToStore()
  const body = { idProduto: '620', idAtributoSimples: '2102', idArmazem: '0', adicional: '', quantidade: '1' }
  const line = { idProduto: 620, idAtributo: 2102, tipo: 'produto', quantidade: 2, itens: [body] } as const
  const { cart } = await addCartLine(browserStore('pt'), line, 'chave-de-teste-0001')
  expect(store.calls[0]!.body).toEqual({
    tipo: 'produto',
    itens: [{ ...body, quantidade: '2' }],
  })
  expect(cart.items).toMatchObject([
    {
      name: 'Creme Corporal com Colágeno',
      attributes: [{ name: 'Tamanho', value: '200 g' }],
      quantity: 2,
      price: 4990,
    },
  ])
})

test('platform 3.6: a response without the variation that was sent is an error', async () => {
  await routeFetchToStore()
  const line = { idProduto: 620, tipo: 'produto', quantidade: 1 } as const
  const itens = [{ idProduto: '620', idAtributoSimples: '2101', quantidade: '1' }]
  const promise = addCartLine(browserStore('pt'), { ...line, idAtributo: 2102, itens }, 'chave-de-teste-0002')
  await expect(promise).rejects.toThrow(ApiError)
})
