import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { queryClient } from '#lib/browser/cart-query.ts'
import { routeFetchToStore } from '#lib/testing/store-fetch.ts'
import { QuantityOffer, totalOf } from './quantity-offer.tsx'

jest.mock('next/navigation', () => ({ usePathname: () => '/colageno' }))

const LIMAO = { id: 423, name: 'Limão', picture: '', inStock: true, keys: ['limao'] }
const option = { units: 1, itemId: 0, price: 2490 }
const realFetch = globalThis.fetch

beforeEach(async () => {
  queryClient().clear()
  await routeFetchToStore()
})
afterEach(() => {
  globalThis.fetch = realFetch
})

const offer = (quantity: number, onTake = jest.fn()) => (
  <QuantityOffer option={option} quantity={quantity} chosen={LIMAO} lang="pt" onTake={onTake} />
)

test('when a kit of as many packages costs less, it is offered in the chosen flavour', async () => {
  const onTake = jest.fn()
  render(offer(2, onTake))
  expect(await screen.findByText(/2 potes: R\$\s44,70 em vez de R\$\s49,80/)).toBeInTheDocument()
  const link = screen.getByRole('link', { name: 'Trocar por 2 potes' })
  expect(link).toHaveAttribute('href', '/colageno?sabor=428')
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(onTake).toHaveBeenCalled()
})

test('a larger kit that costs less than the quantity is offered as such', async () => {
  render(offer(4))
  expect(await screen.findByText(/5 potes: R\$\s97,50, menos do que 4 por R\$\s99,60\./)).toBeInTheDocument()
})

test('a quantity without such a kit has no offer', async () => {
  const { rerender } = render(offer(2))
  await screen.findByRole('link')
  rerender(offer(6))
  expect(screen.queryByRole('link')).toBeNull()
})

test('the total of a quantity is formatted in reais', () => {
  expect(totalOf(2490, 3, 'pt')).toMatch(/^R\$\s74,70$/)
})
