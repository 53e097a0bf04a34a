import { render, screen } from '@testing-library/react'

import { Stars } from './stars.tsx'

test.each([
  [4.6, '92%'],
  [4.37, '87.4%'],
  [0, '0%'],
  [5, '100%'],
  [7, '100%'],
  [-1, '0%'],
])('spec section 9: an average of %s fills %s of the width', (value, filled) => {
  render(<Stars value={value} label={`${value} de 5`} />)
  const stars = screen.getByRole('img', { name: `${value} de 5` })
  expect(stars.style.getPropertyValue('--filled')).toBe(filled)
})
