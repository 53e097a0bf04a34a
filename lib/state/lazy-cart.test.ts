import { addLineToCart, openCart, registerCartLoader, type CartActions } from './lazy-cart.ts'

const line = { idProduto: 422, tipo: 'lista', quantidade: 1 } as const

test('without a registered cart, opening rejects and an add returns false after ten seconds', async () => {
  jest.useFakeTimers()
  const opening = openCart()
  const adding = addLineToCart(line)
  const refused = expect(opening).rejects.toThrow('No cart')
  await jest.advanceTimersByTimeAsync(10_000)
  await refused
  expect(await adding).toBe(false)
  jest.useRealTimers()
})

test('0031 a press before the header has hydrated waits for the cart, which loads once, and again after a failure', async () => {
  const engine: CartActions = { open: jest.fn(), add: jest.fn().mockResolvedValue(true) }
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(engine)
  const early = addLineToCart(line)
  registerCartLoader(load)
  registerCartLoader(() => Promise.reject(new Error('the first one stays')))
  expect(await early).toBe(false)
  expect(await addLineToCart(line)).toBe(true)
  await openCart()
  expect(engine.open).toHaveBeenCalledTimes(1)
  expect(load).toHaveBeenCalledTimes(2)

  jest.mocked(engine.add).mockRejectedValue(new Error('any'))
  expect(await addLineToCart(line)).toBe(false)
})
