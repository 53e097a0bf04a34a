import { render, screen } from '@testing-library/react'

import { Progress } from './progress.tsx'

test.each([
  [0, '0'],
  [42.4, '42'],
  [100, '100'],
  [180, '100'],
  [-5, '0'],
])('spec section 4: a value of %s is shown as %s, clamped to 0 to 100', (value, shown) => {
  render(
    <Progress value={value} label="Meta de desconto" valueText="Faltam R$ 100,00">
      <p>Faltam R$ 100,00</p>
    </Progress>,
  )
  const bar = screen.getByRole('progressbar', { name: 'Meta de desconto' })
  expect(bar).toHaveAttribute('aria-valuenow', shown)
  expect(bar).toHaveAttribute('aria-valuetext', 'Faltam R$ 100,00')
})
