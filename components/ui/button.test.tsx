import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { Button, buttonClass } from './button.tsx'

test('a busy button ignores presses, keeps its name and can have the focus', async () => {
  const press = jest.fn()
  const { rerender } = render(
    <Button busy onClick={press}>
      Comprar
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Comprar', busy: true })
  await userEvent.click(button)
  expect(button).toHaveFocus()
  expect(press).not.toHaveBeenCalled()

  rerender(<Button onClick={press}>Comprar</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Comprar', busy: false }))
  expect(press).toHaveBeenCalledTimes(1)
})

test('a busy submit button submits no form, by press or by Enter', async () => {
  const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={send}>
      <input aria-label="Nome" />
      <Button type="submit" busy busyText="Enviando...">
        Enviar
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: /Enviando\.\.\./ }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), '{Enter}')
  expect(send).not.toHaveBeenCalled()
})

test('the default type is button, not submit', () => {
  render(<Button>Fechar</Button>)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

test('buttonClass returns the classes of a button for a link', () => {
  expect(buttonClass({ variant: 'secondary', wide: true }, 'mine')).toBe('button secondary wide mine')
})
