import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'

import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'

function DrawerExample({ onClose = () => {} }: { onClose?: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    onClose()
    setIsOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Carrinho
      </button>
      <Drawer
        open={isOpen}
        onClose={close}
        label="Seu carrinho"
        closeLabel="Fechar"
        header={<h2>Seu carrinho</h2>}
        footer={<p>Total</p>}
      >
        <input type="file" aria-label="Foto" />
      </Drawer>
    </>
  )
}

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Carrinho' }))
  return screen.getByRole('dialog', { name: 'Seu carrinho' })
}

const untilClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())

test('a closed drawer renders nothing; an open one is modal, with header, body and footer', async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal')
  render(<DrawerExample />)
  expect(document.querySelector('dialog')).toBeNull()
  const dialog = await open()
  expect(showModal).toHaveBeenCalledTimes(1)
  expect(dialog).toHaveTextContent('Seu carrinhoTotal')
})

test.each([
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Fechar' }))],
  ['Esc', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
  ['a press on the overlay', () => userEvent.click(screen.getByRole('dialog'))],
  ['the browser itself', () => fireEvent(screen.getByRole('dialog'), closedByBrowser())],
])('%s closes the drawer once and unmounts its content', async (_name, close) => {
  const onClose = jest.fn()
  render(<DrawerExample onClose={onClose} />)
  await open()
  await close()
  await untilClosed()
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(await open()).toBeInTheDocument()
})

function closedByBrowser() {
  screen.getByRole('dialog').removeAttribute('open')
  return new Event('close')
}

test('a dialog that opens again before the close event fires stays open', async () => {
  // The browser fires the event in a separate task.
  const close = jest.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (
    this: HTMLElement,
  ) {
    this.removeAttribute('open')
  })
  const onClose = jest.fn()
  render(<DrawerExample onClose={onClose} />)
  const dialog = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }))
  expect(close).toHaveBeenCalledTimes(1)
  await open()
  fireEvent(dialog, new Event('close'))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(dialog).toHaveAttribute('open')
  close.mockRestore()
})

test('presses inside, a press that only ends outside, and a cancelled file chooser do not close the drawer', async () => {
  const onClose = jest.fn()
  render(<DrawerExample onClose={onClose} />)
  const dialog = await open()
  await userEvent.click(screen.getByText('Total'))
  fireEvent.pointerDown(screen.getByText('Total'))
  fireEvent.click(dialog)
  fireEvent(screen.getByLabelText('Foto'), new Event('cancel', { bubbles: true, cancelable: true }))
  expect(onClose).not.toHaveBeenCalled()
  expect(dialog).toHaveAttribute('open')
})

test('the content is unmounted only after the closing animation', async () => {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  HTMLDialogElement.prototype.getAnimations = () => [{ finished } as unknown as Animation]
  try {
    render(<DrawerExample />)
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    expect(screen.getByText('Total')).toBeInTheDocument()
    finish()
    await untilClosed()
  } finally {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'getAnimations')
  }
})

test('a dialog can be open from the start and is named by its heading', async () => {
  const onClose = jest.fn()
  render(
    <Dialog open onClose={onClose} labelledBy="title" closeLabel="Fechar">
      <h2 id="title">Avalie</h2>
    </Dialog>,
  )
  expect(screen.getByRole('dialog', { name: 'Avalie' })).toHaveAttribute('open')
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})
