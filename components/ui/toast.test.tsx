import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'

import { Dialog } from './dialog.tsx'
import { dismissToast, showToast } from './toast.ts'

const toastOf = (text: string) => screen.findByText(text).then((node) => node.closest('li'))

test('spec section 8: text is shown as text, never as markup, in a polite live region', async () => {
  showToast({ kind: 'error', text: '<img src=x onerror=alert(1)> falhou' })
  const toast = await toastOf('<img src=x onerror=alert(1)> falhou')
  expect(toast?.querySelector('img')).toBeNull()
  expect(toast?.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
})

test('the same text again does not add a second message', async () => {
  showToast({ kind: 'info', text: 'Selecione um sabor' })
  await toastOf('Selecione um sabor')
  showToast({ kind: 'info', text: 'Selecione um sabor' })
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.getAllByText('Selecione um sabor')).toHaveLength(1)
})

test.each(['pt: Selecione um sabor', 'en: Select a flavor'])(
  'spec section 8: the hint "%s" goes once a flavour is chosen, an error stays',
  async (hint) => {
    const { getByRole } = render(
      <select aria-label="Sabor" defaultValue="">
        <option value="">-</option>
        <option value="422">Cranberry</option>
      </select>,
    )
    showToast({ kind: 'error', text: 'Sem conexão' })
    showToast({ kind: 'info', text: hint })
    await toastOf(hint)
    fireEvent.change(getByRole('combobox', { name: 'Sabor' }), { target: { value: '422' } })
    await waitFor(() => expect(screen.queryByText(hint)).toBeNull())
    expect(screen.getByText('Sem conexão')).toBeInTheDocument()
    dismissToast({ kind: 'error', text: 'Sem conexão' })
    await waitFor(() => expect(screen.queryByText('Sem conexão')).toBeNull())
  },
)

test('messages move into an open modal dialog, and out again when it closes', async () => {
  function Page() {
    const [isOpen, setIsOpen] = useState(true)
    return (
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} label="Avaliar" closeLabel="Fechar">
        <p>Formulário</p>
      </Dialog>
    )
  }
  render(<Page />)
  showToast({ kind: 'success', text: 'Enviada' })
  const toast = await toastOf('Enviada')
  expect(toast?.closest('dialog')).toBe(screen.getByRole('dialog'))
  fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
  expect(screen.getByText('Enviada').closest('dialog')).toBeNull()
})

const FIELD_HEIGHT = 44

test.each([
  ['bottom', 100, undefined],
  ['bottom', 500, undefined],
  ['bottom', 700, 360],
  ['top', 700, 700],
] as const)(
  'a message is at the %s of the screen for a field at %s px, which scrolls to %s px, so that it never covers the field; dismissToast removes it',
  async (edge, y, scrolledTo) => {
    render(
      <Dialog open onClose={() => {}} label="Avaliar" closeLabel="Fechar">
        <form>
          <input aria-label="Nota" />
        </form>
      </Dialog>,
    )
    const field = screen.getByRole('textbox', { name: 'Nota' })
    let top: number = y
    field.getBoundingClientRect = () => new DOMRect(0, top, 200, FIELD_HEIGHT)
    field.scrollIntoView = jest.fn(() => (top = scrolledTo ?? NaN))
    field.focus()
    showToast({ kind: 'error', text: 'Dê uma nota' })
    const toast = await toastOf('Dê uma nota')
    expect(toast).toHaveAttribute('data-y-position', edge)
    expect(field.scrollIntoView).toHaveBeenCalledTimes(scrolledTo ? 1 : 0)
    dismissToast({ kind: 'error', text: 'Dê uma nota' })
    await waitFor(() => expect(screen.queryByText('Dê uma nota')).toBeNull())
  },
)

test('spec section 8: a message without a field, such as after a press of a button at the bottom, is at the bottom centre', async () => {
  render(<button>Comprar</button>)
  const button = screen.getByRole('button', { name: 'Comprar' })
  button.getBoundingClientRect = () => new DOMRect(0, 700, 200, FIELD_HEIGHT)
  button.focus()
  showToast({ kind: 'error', text: 'Sem estoque' })
  const toast = await toastOf('Sem estoque')
  expect(toast).toHaveAttribute('data-y-position', 'bottom')
  expect(toast).toHaveAttribute('data-x-position', 'center')
})
