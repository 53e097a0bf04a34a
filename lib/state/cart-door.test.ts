import { addToCart, openCart, provideCart, warmCart, type CartEngine } from './cart-door.ts'

const line = { idProduto: 422, tipo: 'lista', quantidade: 1 } as const

test('without a cart on the page opening rejects and an add is false; with one it loads once, and again after a failure', async () => {
  expect(warmCart()).toBeUndefined()
  await expect(openCart()).rejects.toThrow('No cart')
  expect(await addToCart(line)).toBe(false)

  const engine: CartEngine = { open: jest.fn(), add: jest.fn().mockResolvedValue(true) }
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(engine)
  provideCart(load)
  provideCart(() => Promise.reject(new Error('the first one stays')))
  expect(await addToCart(line)).toBe(false)
  expect(await addToCart(line)).toBe(true)
  await openCart()
  expect(engine.open).toHaveBeenCalledTimes(1)
  expect(load).toHaveBeenCalledTimes(2)

  jest.mocked(engine.add).mockRejectedValue(new Error('any'))
  expect(await addToCart(line)).toBe(false)
})
