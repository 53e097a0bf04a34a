import { render, screen } from '@testing-library/react'

import { MessageBox } from './message-box.tsx'

test('errors are alerts, other messages have the role status', () => {
  const { rerender } = render(<MessageBox kind="erro">Não deu</MessageBox>)
  expect(screen.getByRole('alert')).toHaveTextContent('Não deu')
  for (const kind of ['aviso', 'sucesso', 'info'] as const) {
    rerender(<MessageBox kind={kind}>Pronto</MessageBox>)
    expect(screen.getByRole('status')).toHaveTextContent('Pronto')
  }
})
