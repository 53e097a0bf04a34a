import { render, screen } from '@testing-library/react'
import type { Company } from '#lib/config/company.ts'
import { ContactWays } from './contact-ways.tsx'

const nobody: Company = {
  legalName: null,
  taxId: null,
  address: null,
  email: null,
  phone: null,
  serviceCentre: null,
  whatsapp: null,
  socials: [],
  links: { club: null, tracking: null, blog: null },
  ebit: { shown: false, url: null },
}

test('P23 what the company file does not say is not shown', () => {
  const { container } = render(<ContactWays lang="pt" company={nobody} />)
  expect(container).toBeEmptyDOMElement()
})

test('P23 what it says can be pressed', () => {
  const company = {
    ...nobody,
    email: 'oi@loja.example',
    phone: '(11) 4000-0000',
    whatsapp: '+55 11 90000-0000',
  }
  render(<ContactWays lang="en" company={company} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^https:\/\/wa\.me\/5511900000000\?text=Hello/),
    'tel:1140000000',
    'mailto:oi@loja.example',
  ])
  expect(screen.getAllByRole('term')).toHaveLength(3)
})
