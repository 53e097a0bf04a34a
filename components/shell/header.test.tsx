import { render, screen, within } from '@testing-library/react'
import { cartBadgeCopy } from '#lib/copy/cart-badge.ts'
import { shellCopy } from '#lib/copy/shell.ts'
import { Header } from './header.tsx'
import { MENU_PANEL, SEARCH_PANEL } from './panel-ids.ts'

jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }))

const LINKS = { club: null, tracking: 'https://rastreio.example.com/', blog: null }
const group = {
  label: 'Kits',
  path: '/produtos',
  items: [{ label: 'Monte seu kit', path: '/monte-seu-kit', items: [] }],
}
const phoneOnly = {
  label: 'Institucional',
  path: '/pagina',
  items: [{ label: 'Termos', path: '/pagina/termos', items: [] }],
}

const show = (lang: 'pt' | 'en', menu = [group]) =>
  render(
    <Header
      lang={lang}
      brand={{ name: 'Rosalume' }}
      menu={menu}
      menuNames={{ main: 'menu-principal', phone: 'menu-mobile' }}
      phoneMenu={menu.length > 0 ? [phoneOnly] : []}
      links={LINKS}
      loginMarkerKey="site-login"
      search={<form role="search" aria-label="Busca" />}
      cart={<button type="button">O carrinho</button>}
    />,
  )

describe.each(['pt', 'en'] as const)('%s', (lang) => {
  const copy = shellCopy[lang]
  const prefix = lang === 'en' ? '/en' : ''

  test('the header has brand, search, account and cart, and one navigation that buttons open without JavaScript', () => {
    show(lang)
    expect(screen.getAllByRole('navigation')).toHaveLength(1)
    expect(screen.getAllByRole('search')).toHaveLength(1)
    const nav = screen.getByRole('navigation', { name: copy.mainMenu })
    expect(nav).toHaveAttribute('popover', 'auto')
    expect(nav.id).toBe(MENU_PANEL)
    expect(screen.getByRole('button', { name: copy.openMenu })).toHaveAttribute('popovertarget', MENU_PANEL)
    for (const button of screen.getAllByRole('button', { name: copy.openSearch }))
      expect(button).toHaveAttribute('popovertarget', SEARCH_PANEL)
    for (const link of screen.getAllByRole('link', { name: copy.access }))
      expect(link).toHaveAttribute('href', `${prefix}/checkout/acesso`)
    expect(screen.getByRole('button', { name: 'O carrinho' })).toBeInTheDocument()
    expect(within(nav).getByText('Monte seu kit')).toHaveAttribute('href', `${prefix}/monte-seu-kit`)
    expect(within(nav).getByText('Termos')).toBeInTheDocument()
    expect(within(nav).getByRole('link', { name: copy.tracking })).toHaveAttribute('rel', 'noopener')
    expect(within(nav).getByRole('link', { name: cartBadgeCopy[lang].cart })).toHaveAttribute(
      'href',
      `${prefix}/checkout/carrinho/`,
    )
    expect(within(nav).getByRole('link', { name: copy.otherLanguageLabel })).toBeInTheDocument()
  })

  test('without a menu the header still has brand, search and cart', () => {
    show(lang, [])
    expect(screen.getAllByRole('link', { name: copy.home('Rosalume') })[0]).toHaveAttribute(
      'href',
      prefix || '/',
    )
    expect(screen.getByRole('search')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'O carrinho' })).toBeInTheDocument()
  })
})
