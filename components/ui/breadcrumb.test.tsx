import { render, screen, within } from '@testing-library/react'

import { BreadcrumbNav } from './breadcrumb.tsx'

test('every step but the current page is a link', () => {
  const steps = [
    { label: 'Home', href: '/' },
    { label: 'Skincare', href: '/categoria/skincare' },
    { label: 'Sérum', href: '/serum' },
  ]
  render(<BreadcrumbNav label="Você está em" steps={steps} />)
  const nav = screen.getByRole('navigation', { name: 'Você está em' })
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/', '/categoria/skincare'])
  expect(within(nav).getByText('Sérum')).toHaveAttribute('aria-current', 'page')
})

test('a breadcrumb without steps renders nothing', () => {
  const { container } = render(<BreadcrumbNav label="Você está em" steps={[]} />)
  expect(container).toBeEmptyDOMElement()
})
