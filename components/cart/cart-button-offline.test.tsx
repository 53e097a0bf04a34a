import { DEMO_BRAND } from '#lib/testing/demo-brand.ts'
import { shoppingStart } from '#lib/content/shell.ts'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'
import { addLineToCart } from '#lib/state/lazy-cart.ts'
import { CART_OPEN_EVENT, CartButton } from './cart-button.tsx'
import { followLink } from './follow-link.ts'

// On a slow machine the page would be idle, and read the count, in the middle of a test.
jest.mock('#components/ui/when-idle.ts', () => ({ whenIdle: jest.fn() }))
jest.mock('./follow-link.ts', () => ({ followLink: jest.fn() }))
jest.mock('./cart-instance.tsx', () => {
  throw new Error('offline')
})

beforeEach(() => {
  render(
    <CartButton
      lang="pt"
      settings={DEMO_SETTINGS}
      start={shoppingStart(DEMO_BRAND, 'pt')}
      whatsappUrl={undefined}
    />,
  )
})

const expectFollowedLink = () =>
  waitFor(() => expect(jest.mocked(followLink).mock.lastCall?.[0]).toMatch(/\/checkout\/carrinho\/$/))

test('a press follows the link if the code of the cart cannot be loaded', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Carrinho' }))
  await expectFollowedLink()
})

test('the event shop:cart-open follows the link if the code of the cart cannot be loaded', async () => {
  act(() => void window.dispatchEvent(new Event(CART_OPEN_EVENT)))
  await expectFollowedLink()
})

test('an add returns false if the code of the cart cannot be loaded', async () => {
  expect(await addLineToCart({ idProduto: 422, tipo: 'lista', quantidade: 1 })).toBe(false)
})
