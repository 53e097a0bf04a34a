import { DEMO_BRAND, DEMO_ENV } from '#lib/testing/demo-brand.ts'
import { render, screen, within } from '@testing-library/react'
import { faqEntries, faqGroups } from '#lib/content/faq.ts'
import { offerValues } from '#lib/content/offer-values.ts'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'
import { FaqList } from './faq-list.tsx'

const FACTS = { settings: DEMO_SETTINGS, offer: offerValues(DEMO_ENV) }
const entries = faqEntries(DEMO_BRAND, 'pt', FACTS)
const groups = (lang: 'pt' | 'en') => faqGroups(DEMO_BRAND, lang, faqEntries(DEMO_BRAND, lang, FACTS))

test('spec section 4: all <details> elements share one name, so that the browser keeps at most one open', () => {
  const { container } = render(<FaqList lang="pt" groups={groups('pt')} />)
  const details = [...container.querySelectorAll('details')]
  expect(details).toHaveLength(entries.length)
  expect(new Set(details.map((each) => each.getAttribute('name')))).toEqual(new Set(['faq']))
  expect(details.some((each) => each.open)).toBe(false)
})

test('each subject is a section with its heading, and the list above links to it', () => {
  render(<FaqList lang="en" groups={groups('en')} />)
  const jump = within(screen.getByRole('navigation', { name: 'Topics' })).getAllByRole('link')
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(jump.map((link) => link.getAttribute('href'))).toEqual(headings.map(({ id }) => `#${id}`))
  expect(headings).toHaveLength(groups('en').length)
})

test('the anchor of a question is inside its answer, so that a link to it opens the question', () => {
  const { container } = render(<FaqList lang="pt" groups={groups('pt')} />)
  for (const { id, question } of entries) {
    const details = container.querySelector(`#${id}`)?.closest('details')
    expect(details?.querySelector('summary')).toHaveTextContent(question)
  }
})
