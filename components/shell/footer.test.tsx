import { render, screen, within } from '@testing-library/react'
import type { MenuItem } from '#lib/client/store/menus.ts'
import type { Company } from '#lib/config/company.ts'
import { DEMO_BRAND, DEMO_COMPANY, EMPTY_COMPANY as emptyCompany } from '#lib/testing/demo-brand.ts'
import { consentCopy } from '#lib/copy/consent.ts'
import { shellCopy } from '#lib/copy/shell.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'
import company from '../../e2e/company.json' with { type: 'json' }
import { Footer } from './footer.tsx'

jest.mock('next/navigation', () => ({ usePathname: () => '/' }))

const MENU: MenuItem[] = [
  { label: 'Produtos', path: '/produtos', items: [{ label: 'Whey', path: '/whey', items: [] }] },
  { label: 'Ajuda', items: [{ label: 'Busca', path: '/busca', items: [] }] },
]

const brandIn = (lang: Lang) => ({
  ...DEMO_BRAND,
  tagline: DEMO_BRAND.tagline?.[lang],
  returnDays: DEMO_BRAND.returnDays,
  hours: DEMO_BRAND.hours?.[lang],
})

const show = (lang: Lang, details: Company, menu = MENU) =>
  render(<Footer lang={lang} brand={brandIn(lang)} menu={menu} company={details} settings={DEMO_SETTINGS} />)

const HOURS = {
  pt: 'Segunda a sexta, das 8h às 18h (horário de Brasília); chat, das 9h às 17h',
  en: 'Monday to Friday, 8 AM to 6 PM (Brazil time); chat, 9 AM to 5 PM',
}

describe.each(['pt', 'en'] as const)('%s', (lang) => {
  const copy = shellCopy[lang]

  test('P23 with an empty company file the footer has opening hours and a link to the service page, and no invented data', () => {
    show(lang, emptyCompany)
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByText(HOURS[lang]).previousSibling).toHaveTextContent(copy.businessHours)
    expect(footer.getByRole('link', { name: copy.servicePage })).toHaveAttribute(
      'href',
      lang === 'pt' ? '/pagina/atendimento' : '/en/pagina/atendimento',
    )
    for (const label of [copy.taxId, copy.phoneOrders, copy.serviceCentre, copy.email])
      expect(footer.queryByText(label, { exact: false, ignore: '[data-newsletter] *' })).toBeNull()
    expect(footer.queryByRole('list', { name: copy.follow })).toBeNull()
    for (const { href } of footer.getAllByRole<HTMLAnchorElement>('link'))
      expect(href).toMatch(/^http:\/\/localhost\//)
    expect(screen.getByRole('contentinfo').innerHTML).not.toMatch(/null|undefined/)
  })

  test('P23 the invented company data of the demonstration are marked as such', () => {
    show(lang, DEMO_COMPANY)
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByText(DEMO_COMPANY.legalName!)).toBeVisible()
    expect(footer.getByText(copy.demoCompany)).toBeVisible()
  })

  test('P12 the footer links to the cookie preferences only when the shop has analytics tags', () => {
    const name = consentCopy[lang].preferencesTitle
    const { unmount } = render(
      <Footer
        lang={lang}
        brand={brandIn(lang)}
        menu={MENU}
        company={emptyCompany}
        settings={DEMO_SETTINGS}
      />,
    )
    expect(screen.queryByRole('link', { name })).toBeNull()
    unmount()
    const settings = { ...DEMO_SETTINGS, tags: { gtm: 'GTM-ABC123', pixel: undefined } }
    render(
      <Footer lang={lang} brand={brandIn(lang)} menu={MENU} company={emptyCompany} settings={settings} />,
    )
    expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(
      /politica-de-privacidade#cookies$/,
    )
  })

  test('P20 P23 with a full company file the footer has seller, phones, WhatsApp, social profiles and external sites', () => {
    show(lang, company)
    const footer = within(screen.getByRole('contentinfo'))
    for (const text of [company.legalName, company.address]) expect(footer.getByText(text)).toBeVisible()
    expect(footer.getByText(`${copy.taxId}: ${company.taxId}`)).toBeVisible()
    expect(footer.getByRole('link', { name: company.phone })).toHaveAttribute('href', 'tel:+551140000001')
    expect(footer.getByText(HOURS[lang]).previousSibling).toHaveTextContent(copy.phoneHours)
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

  test('P23 without a menu of the store the footer still links to the external sites', () => {
    show(lang, company, [])
    const group = within(screen.getByRole('navigation', { name: copy.moreLinks }))
    expect(group.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      copy.tracking,
      copy.club,
      copy.blog,
    ])
  })

  test('trust badges and payment methods are labelled lists; the seal shows when the company has it', () => {
    const { unmount } = show(lang, { ...emptyCompany, ebit: { shown: true, url: null } })
    const methods = within(screen.getByRole('list', { name: copy.payments })).getAllByRole('listitem')
    expect(methods.map(({ textContent }) => textContent)).toEqual([
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
    show(lang, { ...emptyCompany, ebit: { shown: false, url: null } })
    expect(screen.queryByRole('img', { name: /e-bit/ })).toBeNull()
  })

  test('menu groups are labelled navigations; without a menu the footer still has the opening hours', () => {
    const { unmount } = show(lang, emptyCompany)
    expect(screen.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-labelledby'))).toEqual([
      'rodape-0',
      'rodape-1',
    ])
    expect(
      within(screen.getByRole('navigation', { name: 'Produtos' })).getByRole('link', { name: 'Whey' }),
    ).toHaveAttribute('href', lang === 'pt' ? '/whey' : '/en/whey')
    unmount()
    show(lang, emptyCompany, [])
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.getByText(HOURS[lang])).toBeVisible()
  })
})

test('platform 3.1 the name of a host, which stands for an icon without a label, may wrap after its dots', () => {
  const item = { label: 'rede.exemplo.example', url: 'https://rede.exemplo.example/', items: [] }
  show('pt', emptyCompany, [item])
  const link = screen.getByRole('contentinfo').querySelector('a[href="https://rede.exemplo.example/"]')!
  expect(link).toHaveTextContent('rede.exemplo.example')
  expect(link.querySelectorAll('wbr')).toHaveLength(2)
})

test('a social network without an icon shows the first letter of its name', () => {
  show('pt', { ...emptyCompany, socials: [{ name: 'Koo', url: 'https://koo.example.com/' }] })
  expect(screen.getByRole('link', { name: 'Koo' })).toHaveTextContent('K')
})
