import { DEMO_BRAND } from '#lib/testing/demo-brand.ts'
import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { Logo } from './logo.tsx'

test('the logo has the same mark as the favicon', () => {
  const { container } = render(<Logo {...DEMO_BRAND} />)
  const icon = readFileSync('public/icon.svg', 'utf8')
  expect(container).toHaveTextContent('Rosalume')
  expect(icon).toContain(container.querySelector('path')!.getAttribute('d'))
})

test('P28 a brand without a mark has its name alone', () => {
  const { container } = render(<Logo name="Serra Alta" />)
  expect(container).toHaveTextContent('Serra Alta')
  expect(container.querySelector('svg')).toBeNull()
})
