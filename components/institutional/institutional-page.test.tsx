import { render, screen, within } from '@testing-library/react'
import { institutionalLinks } from '#lib/content/institutional.ts'
import { DEMO_BRAND } from '#lib/testing/demo-brand.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { InstitutionalPage } from './institutional-page.tsx'

const show = (lang: 'pt' | 'en', path: string) =>
  render(
    <InstitutionalPage
      lang={lang}
      path={path}
      links={institutionalLinks(DEMO_BRAND, lang)}
      helpHours={DEMO_BRAND.helpHours?.[lang]}
      title="Título"
      structure={{
        breadcrumb: [
          { label: 'Home', path: '/' },
          { label: 'Título', path },
        ],
      }}
    >
      <h2>Texto</h2>
    </InstitutionalPage>,
  )

test('spec section 2: the side menu has the five pages, the current one marked', () => {
  show('pt', pagePaths.terms())
  const menu = screen.getByRole('navigation', { name: 'Páginas institucionais' })
  const links = within(menu).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/pagina/atendimento',
    '/pagina/duvidas-frequentes',
    '/pagina/politica-de-privacidade',
    '/pagina/quem-somos',
    '/pagina/termos',
  ])
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toHaveLength(1)
  expect(links[4]).toHaveAttribute('aria-current', 'page')
})

test('on a page that the menu does not list, no menu entry is marked as current', () => {
  show('en', pagePaths.payment())
  const links = within(screen.getByRole('navigation', { name: 'About the store' })).getAllByRole('link')
  expect(links[0]).toHaveAttribute('href', '/en/pagina/atendimento')
  expect(links.some((link) => link.hasAttribute('aria-current'))).toBe(false)
})

test('every page except customer service links to customer service', () => {
  const { unmount } = show('pt', pagePaths.faq())
  expect(screen.getByRole('link', { name: 'Fale com o atendimento' })).toHaveAttribute(
    'href',
    '/pagina/atendimento',
  )
  unmount()
  show('pt', pagePaths.service())
  expect(screen.queryByRole('link', { name: 'Fale com o atendimento' })).not.toBeInTheDocument()
})
