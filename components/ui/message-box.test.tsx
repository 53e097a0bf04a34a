import { render, screen } from '@testing-library/react'

import { MessageBox } from './message-box.tsx'

test('errors interrupt, the rest waits its turn', () => {
  const { rerender } = render(<MessageBox kind="erro">Não deu</MessageBox>)
  expect(screen.getByRole('alert')).toHaveTextContent('Não deu')
  for (const kind of ['aviso', 'sucesso', 'info'] as const) {
    rerender(<MessageBox kind={kind}>Pronto</MessageBox>)
    expect(screen.getByRole('status')).toHaveTextContent('Pronto')
  }
})
