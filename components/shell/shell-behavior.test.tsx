import { act, fireEvent, render, screen } from '@testing-library/react'
import { registerCartLoader } from '#lib/state/lazy-cart.ts'
import { updateShopState } from '#lib/state/shop-state.ts'
import { Header } from './header.tsx'
import { MENU_PANEL, SEARCH_PANEL } from './panel-ids.ts'
import { onRouteChange } from './shell-behavior.ts'

jest.mock('next/navigation', () => ({ usePathname: () => '/' }))
jest.mock('./lazy-shell-behavior.tsx', () => ({ LazyShellBehavior: () => null }))

// jsdom has no popovers: this object implements the methods that the shell uses.
const shown = new Set<HTMLElement>()
const dispatchTo = (panel: HTMLElement, type: string) => panel.dispatchEvent(new Event(type))
const popover = {
  popover: null,
  showPopover(this: HTMLElement) {
    shown.add(this)
    dispatchTo(this, 'toggle')
  },
  hidePopover(this: HTMLElement) {
    dispatchTo(this, 'beforetoggle')
    shown.delete(this)
    dispatchTo(this, 'toggle')
  },
  matches(this: HTMLElement, selector: string) {
    return selector === ':popover-open' ? shown.has(this) : Element.prototype.matches.call(this, selector)
  },
}

const openCart = jest.fn()
const panel = (id: string) => document.getElementById(id)!
const isOpen = (id: string) => shown.has(panel(id))

// One document for all tests, as in a browser.
beforeAll(() => {
  Object.assign(HTMLElement.prototype, popover)
  window.matchMedia = () => ({ matches: false, addEventListener() {} }) as unknown as MediaQueryList
  registerCartLoader(() => Promise.resolve({ open: openCart, add: () => Promise.resolve(true) }))
  history.replaceState(null, '', '/whey')
})

const PAGE = (
  <>
    <Header
      lang="pt"
      brand={{ name: 'Rosalume' }}
      menu={[{ label: 'Whey', path: '/whey', items: [] }]}
      menuNames={{ main: 'menu-principal', phone: 'menu-mobile' }}
      phoneMenu={[]}
      links={{ club: null, tracking: null, blog: null }}
      loginMarkerKey="site-login"
      search={
        <form role="search" aria-label="Busca" action="/busca">
          <input name="busca" aria-label="Buscar produtos" />
        </form>
      }
      cart={<button type="button">O carrinho</button>}
    />
    <main>A página</main>
  </>
)

test('phone panels trap the focus, make the rest inert, and close on a route change, when the cart opens and on a search', async () => {
  render(PAGE)
  act(() => onRouteChange({ push: jest.fn(), replace: jest.fn(), prefetch: jest.fn(), refresh: jest.fn() }))
  expect(screen.getByText('Whey')).toHaveAttribute('aria-current', 'page')
  const main = screen.getByRole('main')

  act(() => panel(MENU_PANEL).showPopover())
  expect(screen.getByRole('button', { name: 'Fechar o menu' })).toHaveFocus()
  expect(main).toHaveAttribute('inert')
  expect(screen.getByRole('dialog', { name: 'Menu principal' })).toHaveAttribute('aria-modal', 'true')
  expect(panel(MENU_PANEL).closest('[inert]')).toBeNull()
  expect(screen.getByText('O carrinho').closest('[inert]')).not.toBeNull()

  // The search above the menu: its field gets the focus in the click handler, and Esc leaves the menu open.
  fireEvent.click(screen.getAllByRole('button', { name: 'Abrir a busca' })[1]!)
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(screen.getByRole('dialog', { name: 'Busca' })).toBe(panel(SEARCH_PANEL))
  expect(panel(MENU_PANEL)).toHaveAttribute('inert')
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })
  expect([isOpen(SEARCH_PANEL), isOpen(MENU_PANEL)]).toEqual([false, true])
  expect(panel(MENU_PANEL)).not.toHaveAttribute('inert')

  act(() => onRouteChange({ push: jest.fn(), replace: jest.fn(), prefetch: jest.fn(), refresh: jest.fn() }))
  expect(isOpen(MENU_PANEL)).toBe(false)
  expect(document.querySelector('[inert], [role=dialog]')).toBeNull()
  expect(panel(SEARCH_PANEL)).not.toHaveAttribute('aria-label')

  act(() => panel(MENU_PANEL).showPopover())
  act(() => updateShopState({ isCartOpen: true }))
  expect(isOpen(MENU_PANEL)).toBe(false)
  act(() => updateShopState({ isCartOpen: false }))

  fireEvent.click(screen.getAllByRole('button', { name: 'Abrir a busca' })[0]!)
  screen.getByRole('search').addEventListener('submit', (event) => event.preventDefault())
  fireEvent.submit(screen.getByRole('search'))
  expect(isOpen(SEARCH_PANEL)).toBe(false)

  act(() => panel(MENU_PANEL).showPopover())
  dispatchEvent(new Event('pagehide'))
  expect(isOpen(MENU_PANEL)).toBe(false)

  const cartLink = screen.getByRole('link', { name: 'Carrinho' })
  act(() => updateShopState({ count: 3 }))
  expect(cartLink).toHaveAccessibleName('Carrinho com 3 itens')
  expect(cartLink).toHaveTextContent('3')
  act(() => panel(MENU_PANEL).showPopover())
  // jsdom follows no link: the test records the events that the shop leaves to the browser, then cancels them.
  let isLeftToBrowser = false
  const recordAndCancel = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', recordAndCancel, { once: true })
  fireEvent.click(cartLink, { ctrlKey: true })
  expect(isLeftToBrowser).toBe(true)
  expect(isOpen(MENU_PANEL)).toBe(true)
  expect(fireEvent.click(cartLink)).toBe(false)
  expect(isOpen(MENU_PANEL)).toBe(false)
  await act(() => Promise.resolve())
  expect(openCart).toHaveBeenCalledTimes(1)
  act(() => updateShopState({ count: 0 }))
  expect(cartLink).toHaveAccessibleName('Carrinho vazio')
  expect(cartLink).toHaveTextContent('')
})

test('going back does not scroll smoothly, and the page is laid out completely (decision 0031)', () => {
  jest.useFakeTimers()
  delete document.documentElement.dataset['laidOut']
  dispatchEvent(new PopStateEvent('popstate'))
  expect(document.documentElement.style.scrollBehavior).toBe('auto')
  expect(document.documentElement.dataset['laidOut']).toBe('')
  jest.runOnlyPendingTimers()
  expect(document.documentElement.style.scrollBehavior).toBe('')
  jest.useRealTimers()
})
