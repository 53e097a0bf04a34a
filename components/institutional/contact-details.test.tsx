import { render, screen } from '@testing-library/react'
import type { Company } from '#lib/config/company.ts'
import { ContactDetails } from './contact-details.tsx'

const EMPTY_COMPANY: Company = {
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

test('P23 without contact details in the company data nothing is rendered', () => {
  const { container } = render(<ContactDetails lang="pt" company={EMPTY_COMPANY} />)
  expect(container).toBeEmptyDOMElement()
})

test('P23 each contact detail in the company data is a link', () => {
  const company = {
    ...EMPTY_COMPANY,
    email: 'oi@loja.example',
    phone: '(11) 4000-0000',
    whatsapp: '+55 11 90000-0000',
  }
  render(<ContactDetails lang="en" company={company} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^https:\/\/wa\.me\/5511900000000\?text=Hello/),
    'tel:1140000000',
    'mailto:oi@loja.example',
  ])
  expect(screen.getAllByRole('term')).toHaveLength(3)
})
