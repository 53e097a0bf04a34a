import { render, screen } from '@testing-library/react'

import { Accordion } from './accordion.tsx'

const items = ['a', 'b', 'c'].map((id) => ({ id, title: `Pergunta ${id}`, content: <p>Resposta {id}</p> }))

test('spec section 4: both columns share one name, so the browser keeps at most one question open', () => {
  const { container } = render(<Accordion name="faq" items={items} columns={2} />)
  const details = container.querySelectorAll('details')
  expect([...details].map((each) => each.name || each.getAttribute('name'))).toEqual(['faq', 'faq', 'faq'])
  expect([...details].map((each) => each.id)).toEqual(['a', 'b', 'c'])
  expect(details[0]?.parentElement).toBe(details[1]?.parentElement)
  expect(details[1]?.parentElement).not.toBe(details[2]?.parentElement)
})

test('closed answers are in the HTML', () => {
  render(<Accordion name="faq" items={items} />)
  expect(screen.getByText('Resposta c')).toBeInTheDocument()
  expect(screen.getByText('Pergunta a').tagName).toBe('SUMMARY')
})
