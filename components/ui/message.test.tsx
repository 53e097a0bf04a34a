import { render, screen } from '@testing-library/react'

import { Message } from './message.tsx'

test('errors interrupt, the rest waits its turn', () => {
  const { rerender } = render(<Message kind="erro">Não deu</Message>)
  expect(screen.getByRole('alert')).toHaveTextContent('Não deu')
  for (const kind of ['aviso', 'sucesso', 'info'] as const) {
    rerender(<Message kind={kind}>Pronto</Message>)
    expect(screen.getByRole('status')).toHaveTextContent('Pronto')
  }
})
