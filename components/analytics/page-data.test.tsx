import { render } from '@testing-library/react'
import { PAYLOAD_ID, parsePayload } from '#lib/analytics/payload.ts'
import { PageData } from './page-data.tsx'

test('R40 nothing in the payload of a page can end their element, and they are read as they were written', () => {
  const payload = {
    nivel: 'product/detail',
    brand: 'Rosa & </script ><!--<script>',
    product: { id: 'RB-1', name: '</SCRIPT\t>\u2028', price: 990, path: '/x' },
  } as const
  const { container } = render(<PageData payload={payload} />)
  const script = container.querySelector(`#${PAYLOAD_ID}`)!
  expect(script).toHaveAttribute('type', 'application/json')
  expect(script.textContent).not.toMatch(/[<\u2028]/)
  expect(parsePayload(script.textContent)).toEqual(payload)
})
