import { render } from '@testing-library/react'
import { PAGE_FACTS, parseFacts } from '#lib/analytics/page-facts.ts'
import { PageData } from './page-data.tsx'

test('R40 nothing in the facts of a page can end their element, and they are read as they were written', () => {
  const facts = {
    nivel: 'product/detail',
    brand: 'Rosa & </script ><!--<script>',
    product: { id: 'RB-1', name: '</SCRIPT\t>\u2028', price: 990, path: '/x' },
  } as const
  const { container } = render(<PageData facts={facts} />)
  const script = container.querySelector(`#${PAGE_FACTS}`)!
  expect(script).toHaveAttribute('type', 'application/json')
  expect(script.textContent).not.toMatch(/[<\u2028]/)
  expect(parseFacts(script.textContent)).toEqual(facts)
})
