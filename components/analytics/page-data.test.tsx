import { render } from '@testing-library/react'
import { PAYLOAD_ID, parsePayload } from '#lib/analytics/payload.ts'
import { PageData } from './page-data.tsx'

test('R40 no payload can end its script element, and parsing returns the original values', () => {
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
