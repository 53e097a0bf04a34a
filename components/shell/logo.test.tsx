import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { Logo } from './logo.tsx'

test('the logo has the same mark as the favicon', () => {
  const { container } = render(<Logo brand="Rosalume" />)
  const icon = readFileSync('public/icon.svg', 'utf8')
  expect(container).toHaveTextContent('Rosalume')
  expect(icon).toContain(container.querySelector('path')!.getAttribute('d'))
})
