/** @jest-environment node */
import { addLineToCart, openCart, registerCartLoader, type CartActions } from './lazy-cart.ts'

const line = { idProduto: 422, tipo: 'lista', quantidade: 1 } as const

test('without a registered cart, opening rejects and an add returns false after ten seconds', async () => {
  jest.useFakeTimers()
  const opening = openCart()
  const adding = addLineToCart(line)
  const rejection = expect(opening).rejects.toThrow('No cart')
  await jest.advanceTimersByTimeAsync(10_000)
  await rejection
  expect(await adding).toBe(false)
  jest.useRealTimers()
})

test('decision 0031 an add before the header has hydrated waits for the cart, which loads once and is retried after a failure', async () => {
  const cart: CartActions = { open: jest.fn(), add: jest.fn().mockResolvedValue(true) }
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(cart)
  const early = addLineToCart(line)
  registerCartLoader(load)
  registerCartLoader(() => Promise.reject(new Error('only the first loader is used')))
  expect(await early).toBe(false)
  expect(await addLineToCart(line)).toBe(true)
  await openCart()
  expect(cart.open).toHaveBeenCalledTimes(1)
  expect(load).toHaveBeenCalledTimes(2)

  jest.mocked(cart.add).mockRejectedValue(new Error('any'))
  expect(await addLineToCart(line)).toBe(false)
})
