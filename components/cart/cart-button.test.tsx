import { DEMO_BRAND } from '#lib/testing/demo-brand.ts'
import { shoppingStart } from '#lib/content/shell.ts'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'
import { addLineToCart } from '#lib/state/lazy-cart.ts'
import { shopState, updateShopState } from '#lib/state/shop-state.ts'
import { routeFetchToStore } from '#lib/testing/store-fetch.ts'
import { CART_OPEN_EVENT, CartButton } from './cart-button.tsx'
import { followLink } from './follow-link.ts'

jest.mock('./follow-link.ts', () => ({ followLink: jest.fn() }))

beforeEach(async () => {
  await routeFetchToStore()
})

afterEach(() => {
  act(() => updateShopState({ isCartOpen: false }))
  history.replaceState(null, '', '/')
})

const cartButton = (lang: 'pt' | 'en' = 'pt') => (
  <CartButton
    lang={lang}
    settings={DEMO_SETTINGS}
    start={shoppingStart(DEMO_BRAND, lang)}
    whatsappUrl={undefined}
  />
)
const link = () => screen.getByRole('link', { name: /^Carrinho/ })
const dialog = () => screen.findByRole('dialog', { name: /Seu carrinho/ })

/** Whether the browser follows the link after a press with these keys. */
function isFollowed(press: MouseEventInit) {
  let followed = false
  const note = (event: Event) => {
    followed = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', note, { once: true })
  fireEvent.click(link(), press)
  return followed
}

test.each([
  ['pt', '/checkout/carrinho/', 'Carrinho'],
  ['en', '/en/checkout/carrinho/', 'Cart'],
] as const)('without JavaScript the cart button in %s is a link to the cart page', (lang, href, name) => {
  document.body.innerHTML = renderToString(cartButton(lang))
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  document.body.innerHTML = ''
})

test('the count is fetched when the page is idle; with an empty cart the code of the cart loads at the first interaction', async () => {
  render(cartButton())
  await waitFor(() => expect(shopState().count).toBe(0), { timeout: 3000 })
  expect(link()).toHaveAccessibleName('Carrinho vazio')
  expect(shopState().isCartReady).toBe(false)
  fireEvent.pointerOver(document.body)
  await waitFor(() => expect(shopState().isCartReady).toBe(true), { timeout: 5000 })
})

test('a press focuses the link and opens the drawer instead of following the link; the close button closes the drawer', async () => {
  render(cartButton())
  expect(isFollowed({})).toBe(false)
  expect(link()).toHaveFocus()
  await dialog()
  await userEvent.click(screen.getByRole('button', { name: 'Fechar o carrinho' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press with %j is not intercepted',
  (press) => {
    render(cartButton())
    expect(isFollowed(press)).toBe(true)
  },
)

test('on the cart page a press follows the link', () => {
  history.replaceState(null, '', '/en/checkout/carrinho/')
  render(cartButton())
  expect(isFollowed({})).toBe(true)
})

test('the event shop:cart-open opens the drawer', async () => {
  render(cartButton())
  act(() => void window.dispatchEvent(new Event(CART_OPEN_EVENT)))
  await dialog()
  expect(followLink).not.toHaveBeenCalled()
})

test('an add opens the drawer and updates the count', async () => {
  render(cartButton())
  await act(async () => {
    expect(await addLineToCart({ idProduto: 422, tipo: 'lista', quantidade: 2 })).toBe(true)
  })
  await dialog()
  await waitFor(() => expect(link()).toHaveAccessibleName('Carrinho com 2 itens'))
  expect(link().querySelector('[data-count]')).toHaveAttribute('data-count', '2')
})
