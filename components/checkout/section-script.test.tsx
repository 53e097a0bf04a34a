import { fireEvent, render, waitFor } from '@testing-library/react'
import { SectionScript } from './section-script.tsx'

/** Renders the script of the buyer's section in a form with one field. */
function renderInForm(isFocused: boolean) {
  document.body.innerHTML = '<form><input name="nome" /></form>'
  const form = document.querySelector('form')!
  const field = form.querySelector('input')!
  if (isFocused) field.focus()
  const container = form.appendChild(document.createElement('div'))
  render(<SectionScript lang="pt" section="dados" />, { container })
  return { form, field }
}

test('the behaviour loads at the first focus', async () => {
  const { form, field } = renderInForm(false)
  expect(form.noValidate).toBe(false)
  fireEvent.focusIn(field)
  await waitFor(() => expect(form.noValidate).toBe(true))
})

test('the behaviour loads for a field that got the focus before the script ran', async () => {
  const { form } = renderInForm(true)
  await waitFor(() => expect(form.noValidate).toBe(true))
})

test('P31 a submission with errors lists them above the form, with links to the fields, until they are mended', async () => {
  document.body.innerHTML =
    '<form><div data-errors></div><input name="nome" /><input name="email" /><input name="cpf" /><input name="celular" /></form>'
  const form = document.querySelector('form')!
  const send = jest.spyOn(form, 'submit').mockImplementation(() => {})
  const list = form.querySelector('[data-errors]')!
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)!
  field('nome').focus()
  render(<SectionScript lang="pt" section="dados" />, {
    container: form.appendChild(document.createElement('div')),
  })
  await waitFor(() => expect(form.noValidate).toBe(true))
  expect(list).toBeEmptyDOMElement()
  fireEvent.submit(form)
  await waitFor(() => expect(list).toHaveTextContent('Confira os campos abaixo:'))
  const links = () => [...list.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links()).toEqual(['#compra-nome', '#compra-email', '#compra-cpf', '#compra-celular'])
  fireEvent.input(field('nome'), { target: { value: 'Ana Souza' } })
  await waitFor(() => expect(links()).not.toContain('#compra-nome'))
  expect(send).not.toHaveBeenCalled()
})
