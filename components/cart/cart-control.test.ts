import { createQueryClient } from '#lib/browser/cart-query.ts'
import type { ShopCart } from '#lib/shop/cart.ts'
import { onShopEvent, type ShopEvent } from '#lib/state/shop-events.ts'
import { shopState, updateShopState } from '#lib/state/shop-state.ts'
import { routeFetchToStore, type StoreFetch } from '#lib/testing/store-fetch.ts'
import { createCartControl, type CartControl } from './cart-control.ts'

const CRANBERRY = { idProduto: 422, tipo: 'lista', quantidade: 1 } as const
const LEMON = { ...CRANBERRY, idProduto: 423 }

let store: StoreFetch
let cart: CartControl
let disconnect: () => void

beforeEach(async () => {
  store = await routeFetchToStore()
  cart = createCartControl(createQueryClient())
  disconnect = cart.connect()
  updateShopState({ count: undefined, subtotal: 0, isCartOpen: false })
})

afterEach(() => {
  disconnect()
  cart.client.clear()
  jest.useRealTimers()
})

const realSetTimeout = setTimeout
const tick = (ms = 1) => new Promise((resolve) => realSetTimeout(resolve, ms))

async function until(isTrue: () => boolean) {
  for (let tries = 0; !isTrue(); tries++) {
    if (tries > 1000) throw new Error(`not true after ${tries} ms: ${isTrue}`)
    await tick()
  }
}

const cachedResponse = () => cart.client.getQueryData(cart.query('pt').queryKey)
const cachedCart = () => cachedResponse()?.cart as ShopCart
const line = (index = 0) => cachedCart().items[index]!
const quantities = () => cachedCart().items.map(({ hash, quantity }) => [hash.idProduto, quantity])
const pendingQuantity = (index = 0) => cart.view.get().pending.get(line(index).key)?.quantity
const texts = () => cart.view.get().notices.map(({ text }) => text)
const fail = (status: number, body: object) => async () => Response.json(body, { status })

describe('adding', () => {
  test('contract 3.1: two simultaneous first adds create one cart; the second request has the session', async () => {
    let release = () => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    store.intercept = async (call, pass) => {
      if (store.sent('POST')[0] === call) await gate
      return pass()
    }
    const both = Promise.all([cart.add(CRANBERRY), cart.add(LEMON)])
    await tick(20)
    expect(store.sent('POST')).toHaveLength(1)
    release()
    expect(await both).toEqual([true, true])
    const [first, second] = store.sent('POST')
    expect(first!.session).toBe('')
    expect(second!.session).not.toBe('')
    expect(quantities()).toEqual([
      [422, 1],
      [423, 1],
    ])
  })

  test('P5: a built kit is added with its composition; another composition is another line', async () => {
    const kit = { ...CRANBERRY, idProduto: 603 }
    expect(await cart.add({ ...kit, adicional: '422x2,423x1' })).toBe(true)
    expect(await cart.add({ ...kit, adicional: '422x1,423x2' })).toBe(true)
    expect(await cart.add({ ...kit, adicional: '422x1' })).toBe(false)
    expect(cachedCart().items.map(({ hash, quantity }) => [hash['adicional'], quantity])).toEqual([
      ['422x2,423x1', 1],
      ['422x1,423x2', 1],
    ])
    await cart.remove(line(0))
    expect(cachedCart().items.map(({ name }) => name)).toEqual(['Seu kit, 3 potes: 1 Cranberry, 2 Limão'])
  })

  test('P5: a kit that was changed replaces its line with the quantity of that; undoing brings the old one back', async () => {
    const kit = { ...CRANBERRY, idProduto: 603 }
    const kits = () => cachedCart().items.map(({ hash, quantity }) => [hash['adicional'], quantity])
    await cart.add({ ...kit, quantidade: 2, adicional: '422x2,423x1' })
    expect(await cart.add({ ...kit, idProduto: 602, adicional: '423x2', replaces: '422x2,423x1' })).toBe(true)
    expect(kits()).toEqual([['423x2', 2]])
    expect(shopState().isCartOpen).toBe(true)
    await cart.undo()
    expect(kits()).toEqual([['422x2,423x1', 2]])
    const writes = store.calls.length
    expect(await cart.add({ ...kit, adicional: '422x2,423x1', replaces: '422x2,423x1' })).toBe(true)
    expect(store.calls).toHaveLength(writes)
    expect(await cart.add({ ...kit, adicional: '422x3', replaces: '424x3' })).toBe(true)
    expect(kits()).toEqual([
      ['422x2,423x1', 2],
      ['422x3', 1],
    ])
  })

  test('contract 4.12: add sends all fields of a line as strings and opens the drawer with the response', async () => {
    expect(await cart.add({ ...CRANBERRY, quantidade: 2 })).toBe(true)
    expect(store.sent('POST')[0]!.body).toEqual({
      tipo: 'lista',
      itens: [
        {
          idProduto: '422',
          idAtributoSimples: '0',
          idUnidadeVenda: '0',
          idArmazem: '0',
          quantidade: '2',
          adicional: '',
          parametros: '',
        },
      ],
    })
    expect(shopState().isCartOpen).toBe(true)
    expect(cachedCart()).toMatchObject({ count: 2, subtotal: 4980, total: 4980 })
  })

  test('P27 an add updates the event id of the page, a quantity change does not', async () => {
    await cart.add(CRANBERRY)
    const { pageEventId } = shopState()
    expect(pageEventId).toMatch(/^[0-9a-f-]{36}$/)
    cart.change(line(), 2)
    await cart.flush()
    expect(shopState().pageEventId).toBe(pageEventId)
    await cart.add(LEMON)
    expect(shopState().pageEventId).not.toBe(pageEventId)
  })

  test('three quick adds of the same item are all counted (L1)', async () => {
    await Promise.all([cart.add(CRANBERRY), cart.add(CRANBERRY), cart.add(CRANBERRY)])
    expect(quantities()).toEqual([[422, 3]])
  })

  test('a request whose response is lost is repeated once with the same key, and adds nothing twice', async () => {
    store.intercept = async (call, pass) => {
      const passed = await pass()
      if (store.sent('POST')[0] === call) throw new TypeError('connection reset')
      return passed
    }
    expect(await cart.add(CRANBERRY)).toBe(true)
    const keys = store.sent('POST').map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
    expect(quantities()).toEqual([[422, 1]])
  })

  test('spec section 8: if the store cannot be reached, add returns false after one retry, and the drawer stays closed', async () => {
    store.intercept = () => Promise.reject(new TypeError('offline'))
    expect(await cart.add(CRANBERRY)).toBe(false)
    expect(store.sent('POST')).toHaveLength(2)
    expect(shopState().isCartOpen).toBe(false)
  })

  test('a rejected add is not repeated', async () => {
    expect(await cart.add({ ...CRANBERRY, idProduto: 999_999 })).toBe(false)
    expect(store.sent('POST')).toHaveLength(1)
  })

  test('contract 4.12: add returns false for a 2xx response without the line', async () => {
    store.intercept = async (call, pass) => {
      if (call.method !== 'POST') return pass()
      const empty = await fetch(new URL('/v2/front/checkout/cart', location.origin))
      return Response.json(await empty.json())
    }
    expect(await cart.add(CRANBERRY)).toBe(false)
  })

  test('a failed write does not block the next ones', async () => {
    const failing = cart.add({ ...CRANBERRY, idProduto: 999_999 })
    const working = cart.add(CRANBERRY)
    expect(await Promise.all([failing, working])).toEqual([false, true])
  })
})

describe('quantities', () => {
  beforeEach(async () => {
    await cart.add(CRANBERRY)
    store.calls.length = 0
  })

  test('spec section 9: a change is sent after 300 ms, and the last value wins', async () => {
    jest.useFakeTimers()
    for (const quantity of [2, 3, 4, 7]) {
      cart.change(line(), quantity)
      expect(pendingQuantity()).toBe(quantity)
      jest.advanceTimersByTime(299)
    }
    expect(store.calls).toEqual([])
    expect(line()).toMatchObject({ quantity: 1, total: 2490 })
    jest.advanceTimersByTime(1)
    await until(() => pendingQuantity() === undefined)
    expect(store.sent('PUT').map(({ body }) => (body as { quantidade: number }).quantidade)).toEqual([7])
    expect(line()).toMatchObject({ quantity: 7, total: 17_430 })
  })

  test('contract 4.13: the body has the line hash as fields and as an object, and the new quantity last', async () => {
    cart.change(line(), 3)
    await cart.flush()
    const hash = {
      idProduto: 422,
      idAtributoSimples: 0,
      idUnidadeVenda: 0,
      idArmazem: 0,
      quantidade: 1,
      adicional: '',
    }
    expect(JSON.stringify(store.sent('PUT')[0]!.body)).toBe(
      JSON.stringify({ ...hash, hash, tipo: 'lista', quantidade: 3 }),
    )
  })

  test('a newer quantity survives the response to an older one', async () => {
    let release = () => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    store.intercept = async (call, pass) => {
      if (store.sent('PUT')[0] === call) await gate
      return pass()
    }
    cart.change(line(), 2)
    const sent = cart.flush()
    await until(() => store.sent('PUT').length === 1)
    cart.change(line(), 5)
    release()
    await sent
    expect([line().quantity, pendingQuantity()]).toEqual([2, 5])
    await cart.flush()
    expect([line().quantity, pendingQuantity()]).toEqual([5, undefined])
  })

  test('spec section 4: a failed change restores the previous quantity and shows the error message', async () => {
    const body = { error: 'Não deu.', mensagens: [{ tipo: 'erro', mensagem: 'Sem estoque agora.' }] }
    store.intercept = (call, pass) => (call.method === 'PUT' ? fail(409, body)() : pass())
    cart.change(line(), 9)
    expect(await cart.flush()).toBe(false)
    expect([line().quantity, pendingQuantity()]).toEqual([1, undefined])
    expect(cart.view.get().notices).toEqual([{ kind: 'erro', text: 'Sem estoque agora.' }])
  })

  test.each([
    ['/', 'Não foi possível atualizar o carrinho. Nada foi alterado.'],
    ['/en/colageno', 'Your cart could not be updated. Nothing was changed.'],
  ])(
    'a failure without a message of the store shows the default message in the language of %s',
    async (path, sentence) => {
      history.replaceState(null, '', path)
      store.intercept = (call, pass) =>
        call.method === 'PUT' ? Promise.reject(new TypeError('offline')) : pass()
      cart.change(line(), 2)
      await cart.flush()
      history.replaceState(null, '', '/')
      expect(texts()).toEqual([sentence])
    },
  )

  test("a quantity above the stock is clamped, with the store's message", async () => {
    await cart.add({ ...CRANBERRY, idProduto: 426 })
    cart.change(line(1), 9)
    expect(await cart.flush()).toBe(true)
    expect([line(1).quantity, pendingQuantity(1)]).toEqual([5, undefined])
    expect(texts()).toEqual(['Quantidade ajustada para 5, o máximo disponível.'])
  })

  test('spec section 9: messages of a response disappear after 5 s', async () => {
    jest.useFakeTimers()
    const body = { error: 'x', mensagens: [{ tipo: 'aviso', mensagem: 'Quantidade ajustada.' }] }
    store.intercept = (call, pass) => (call.method === 'PUT' ? fail(409, body)() : pass())
    cart.change(line(), 2)
    void cart.flush()
    await until(() => texts().length === 1)
    jest.advanceTimersByTime(4999)
    expect(texts()).toEqual(['Quantidade ajustada.'])
    jest.advanceTimersByTime(1)
    expect(texts()).toEqual([])
  })

  test('an add is sent after earlier quantity changes', async () => {
    cart.change(line(), 4)
    await cart.add(CRANBERRY)
    expect(store.calls.filter(({ method }) => method !== 'GET').map(({ method }) => method)).toEqual([
      'PUT',
      'POST',
    ])
    expect(quantities()).toEqual([[422, 5]])
  })

  test('closing the drawer sends debounced changes', async () => {
    cart.open()
    cart.change(line(), 6)
    cart.close()
    await until(() => cart.view.get().pendingWrites === 0)
    expect(line().quantity).toBe(6)
  })

  test('leaving the page sends debounced changes in a keepalive request', async () => {
    let isDone = false
    store.intercept = async (call, pass) => {
      const passed = await pass()
      isDone ||= call.method === 'PUT'
      return passed
    }
    const spy = jest.spyOn(globalThis, 'fetch')
    cart.change(line(), 8)
    window.dispatchEvent(new Event('pagehide'))
    expect(spy.mock.calls[0]![1]).toMatchObject({ method: 'PUT', keepalive: true })
    await until(() => isDone)
    spy.mockRestore()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(pendingQuantity()).toBeUndefined()
    await cart.client.fetchQuery(cart.query('pt'))
    expect(line().quantity).toBe(8)
  })
})

describe('removing', () => {
  beforeEach(async () => {
    await cart.add(CRANBERRY)
    await cart.add(LEMON)
    store.calls.length = 0
  })

  test('a removal deletes the line and cancels its debounced change', async () => {
    cart.change(line(), 4)
    await cart.remove(line())
    expect(quantities()).toEqual([[423, 1]])
    await cart.flush()
    expect(store.calls.map(({ method }) => method)).toEqual(['DELETE'])
    expect(store.sent('DELETE')[0]!.body).toMatchObject({ idProduto: 422, tipo: 'lista' })
  })

  test('spec section 4: a failed removal leaves the items unchanged', async () => {
    store.intercept = (call, pass) => (call.method === 'DELETE' ? fail(503, { error: 'x' })() : pass())
    await cart.remove(line())
    expect(quantities()).toHaveLength(2)
    expect(texts()).toEqual(['Não foi possível atualizar o carrinho. Nada foi alterado.'])
    expect(cart.view.get().removing.size).toBe(0)
  })
})

test('a read that runs during a write does not restore the older cart', async () => {
  await cart.add(CRANBERRY)
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  store.intercept = async (call, pass) => {
    const passed = await pass()
    if (call.method === 'GET') await gate
    return passed
  }
  const read = cart.client.fetchQuery(cart.query('pt')).catch(() => {})
  await until(() => store.sent('GET').length > 0)
  await cart.add(LEMON)
  release()
  await read
  await tick(5)
  expect(quantities()).toHaveLength(2)
})

test('a read waits for running writes', async () => {
  const added = cart.add(CRANBERRY)
  const read = cart.client.fetchQuery(cart.query('pt')).catch(() => undefined)
  await Promise.all([added, read])
  expect(store.calls[0]!.method).toBe('POST')
  expect(quantities()).toEqual([[422, 1]])
})

test('another tab refetches the cart after every change', async () => {
  const other = createCartControl(createQueryClient())
  const invalidate = jest.spyOn(other.client, 'invalidateQueries')
  const leave = other.connect()
  await cart.add(CRANBERRY)
  await until(() => invalidate.mock.calls.length === 1)
  await cart.remove(line())
  await until(() => invalidate.mock.calls.length === 2)
  leave()
})

test('contract 3.5: a warning stays while the store repeats it, other messages disappear', async () => {
  await cart.add(CRANBERRY)
  const warning = { tipo: 'aviso', codigo: 'estoque_alterado', mensagem: 'Restam 2.' }
  const messages = [warning]
  store.intercept = async (_call, pass) => {
    const cartDocument = (await (await pass()).json()) as object
    return Response.json({ ...cartDocument, mensagens: messages })
  }
  await cart.client.fetchQuery(cart.query('pt'))
  expect(cachedResponse()!.messages).toEqual([{ kind: 'aviso', text: 'Restam 2.' }])
  messages.push({ tipo: 'info', codigo: 'x', mensagem: 'Olá.' })
  cart.change(line(), 2)
  await cart.flush()
  expect(cachedResponse()!.messages).toEqual([{ kind: 'aviso', text: 'Restam 2.' }])
  expect(texts()).toEqual(['Olá.'])
  messages.length = 0
  cart.change(line(), 1)
  await cart.flush()
  expect(cachedResponse()!.messages).toEqual([])
})

describe('shop events of the cart', () => {
  let emitted: ShopEvent[]

  beforeEach(() => {
    emitted = []
    onShopEvent((event) => emitted.push(event))
    emitted = []
  })

  test('R80 R84 a confirmed add emits an event with the event id of the response and the added quantity; a removal emits one too', async () => {
    await cart.add({ ...CRANBERRY, quantidade: 2 })
    await cart.add(CRANBERRY)
    expect(emitted).toEqual([
      expect.objectContaining({ kind: 'added', quantity: 2 }),
      { kind: 'added', quantity: 1, id: shopState().pageEventId, line: line() },
    ])
    const removed = line()
    await cart.remove(removed)
    expect(emitted.at(-1)).toEqual({ kind: 'removed', line: removed })
  })

  test('R82 R84 a failed add emits no event; an add repeated after a lost response emits one', async () => {
    expect(await cart.add({ ...CRANBERRY, idProduto: 999_999 })).toBe(false)
    expect(emitted).toEqual([])
    store.intercept = async (call, pass) => {
      const passed = await pass()
      if (store.sent('POST')[1] === call) throw new TypeError('connection reset')
      return passed
    }
    expect(await cart.add(CRANBERRY)).toBe(true)
    expect(store.sent('POST')).toHaveLength(3)
    expect(emitted).toEqual([
      {
        kind: 'added',
        quantity: 1,
        id: shopState().pageEventId,
        line: expect.objectContaining({ quantity: 1 }),
      },
    ])
  })
})
