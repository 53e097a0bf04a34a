import { render, screen, within } from '@testing-library/react'
import type { ShopMenuItem } from '#lib/client/store/menus.ts'
import type { Company } from '#lib/config/company.ts'
import nobody from '#lib/config/company.json' with { type: 'json' }
import { consentCopy } from '#lib/copy/consent.ts'
import { shellCopy } from '#lib/copy/shell.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { DEFAULT_SETTINGS } from '#lib/shop/settings.ts'
import company from '../../e2e/company.json' with { type: 'json' }
import { Footer } from './footer.tsx'

jest.mock('next/navigation', () => ({ usePathname: () => '/' }))

const MENU: ShopMenuItem[] = [
  { label: 'Produtos', path: '/produtos', items: [{ label: 'Whey', path: '/whey', items: [] }] },
  { label: 'Ajuda', path: undefined, items: [{ label: 'Busca', path: '/busca', items: [] }] },
]

const show = (lang: Lang, who: Company, menu = MENU) =>
  render(<Footer lang={lang} brand="Rosalume" menu={menu} company={who} settings={DEFAULT_SETTINGS} />)

const HOURS = {
  pt: 'Segunda a sexta, das 8h às 18h (horário de Brasília)',
  en: 'Monday to Friday, 8 AM to 6 PM (Brazil time)',
}

describe.each(['pt', 'en'] as const)('%s', (lang) => {
  const copy = shellCopy[lang]

  test('P23 a company file without a word: hours and the way to the service page, nothing made up', () => {
    show(lang, nobody)
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByText(HOURS[lang])).toBeVisible()
    expect(footer.getByRole('link', { name: copy.servicePage })).toHaveAttribute(
      'href',
      lang === 'pt' ? '/pagina/atendimento' : '/en/pagina/atendimento',
    )
    for (const label of [copy.taxId, copy.phoneOrders, copy.serviceCentre, copy.email])
      expect(footer.queryByText(label, { exact: false })).toBeNull()
    for (const list of [copy.follow]) expect(footer.queryByRole('list', { name: list })).toBeNull()
    for (const { href } of footer.getAllByRole<HTMLAnchorElement>('link'))
      expect(href).toMatch(/^http:\/\/localhost\//)
    expect(screen.getByRole('contentinfo').innerHTML).not.toMatch(/null|undefined/)
  })

  test('P12 the way back to the choice about cookies is there only when there is something to choose', () => {
    const name = consentCopy[lang].preferencesTitle
    const { unmount } = render(
      <Footer lang={lang} brand="Rosalume" menu={MENU} company={nobody} settings={DEFAULT_SETTINGS} />,
    )
    expect(screen.queryByRole('link', { name })).toBeNull()
    unmount()
    const settings = { ...DEFAULT_SETTINGS, tags: { gtm: 'GTM-ABC123', pixel: undefined } }
    render(<Footer lang={lang} brand="Rosalume" menu={MENU} company={nobody} settings={settings} />)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(
      /politica-de-privacidade#cookies$/,
    )
  })

  test('P20 P23 a full company file: who sells, phones, WhatsApp, profiles and sites outside', () => {
    show(lang, company)
    const footer = within(screen.getByRole('contentinfo'))
    for (const text of [company.legalName, company.address]) expect(footer.getByText(text)).toBeVisible()
    expect(footer.getByText(`${copy.taxId}: ${company.taxId}`)).toBeVisible()
    expect(footer.getByRole('link', { name: company.phone })).toHaveAttribute('href', 'tel:+551140000001')
    expect(footer.getByRole('link', { name: company.serviceCentre })).toHaveAttribute(
      'href',
      'tel:+551140000002',
    )
    expect(footer.getByRole('link', { name: copy.whatsapp })).toHaveAttribute(
      'href',
      `https://wa.me/5511900000003?text=${encodeURIComponent(copy.whatsappPlain)}`,
    )
    const profiles = within(footer.getByRole('list', { name: copy.follow }))
    expect(profiles.getAllByRole('link').map(({ ariaLabel }) => ariaLabel)).toEqual(
      company.socials.map(({ name }) => name),
    )
    for (const name of [copy.tracking, copy.club, copy.blog])
      expect(footer.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(/^https:/))
    for (const link of footer.getAllByRole<HTMLAnchorElement>('link'))
      if (link.protocol === 'https:') expect(link.rel).toBe('noopener')
  })

  test('trust badges and ways to pay are lists with names; the seal shows when the company has it', () => {
    const { unmount } = show(lang, { ...nobody, ebit: { shown: true, url: null } })
    const ways = within(screen.getByRole('list', { name: copy.payments })).getAllByRole('listitem')
    expect(ways.map(({ textContent }) => textContent)).toEqual([
      'Pix',
      'Visa',
      'Mastercard',
      'Elo',
      'American Express',
      'Hipercard',
      copy.boleto,
    ])
    expect(within(screen.getByRole('list', { name: copy.badges })).getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByRole('img', { name: /e-bit/ })).toBeVisible()
    unmount()
    show(lang, { ...nobody, ebit: { shown: false, url: null } })
    expect(screen.queryByRole('img', { name: /e-bit/ })).toBeNull()
  })

  test('groups of the menu are navigations with names; without a menu the rest stays', () => {
    const { unmount } = show(lang, nobody)
    expect(screen.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-labelledby'))).toEqual([
      'rodape-0',
      'rodape-1',
    ])
    expect(
      within(screen.getByRole('navigation', { name: 'Produtos' })).getByRole('link', { name: 'Whey' }),
    ).toHaveAttribute('href', lang === 'pt' ? '/whey' : '/en/whey')
    unmount()
    show(lang, nobody, [])
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.getByText(HOURS[lang])).toBeVisible()
  })
})

test('an unknown network gets the first letter of its name', () => {
  show('pt', { ...nobody, socials: [{ name: 'Koo', url: 'https://koo.example.com/' }] })
  expect(screen.getByRole('link', { name: 'Koo' })).toHaveTextContent('K')
})
