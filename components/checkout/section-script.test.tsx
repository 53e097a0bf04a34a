import { fireEvent, render, waitFor } from '@testing-library/react'
import { routeFetchToStore } from '#lib/testing/store-fetch.ts'
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

test('the script of the form loads at the first focus', async () => {
  const { form, field } = renderInForm(false)
  expect(form).not.toHaveAttribute('data-checked')
  fireEvent.focusIn(field)
  await waitFor(() => expect(form).toHaveAttribute('data-checked'))
})

test('the script of the form loads for a field that got the focus before the script ran', async () => {
  const { form } = renderInForm(true)
  await waitFor(() => expect(form).toHaveAttribute('data-checked'))
})

test('P31 a submission with errors lists them above the form, with links to the fields, until they are corrected', async () => {
  document.body.innerHTML =
    '<form><div data-errors></div><input name="nome" /><input name="email" /><input name="cpf" /><input name="celular" /></form>'
  const form = document.querySelector('form')!
  const send = jest.spyOn(form, 'submit').mockImplementation(() => {})
  const list = form.querySelector('[data-errors]')!
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)!
  // No field has changed since the script loaded, so nothing has been validated before the submission.
  field('celular').focus()
  render(<SectionScript lang="pt" section="dados" />, {
    container: form.appendChild(document.createElement('div')),
  })
  await waitFor(() => expect(form).toHaveAttribute('data-checked'))
  expect(list).toBeEmptyDOMElement()
  fireEvent.submit(form)
  await waitFor(() => expect(list).toHaveTextContent('Confira os campos abaixo:'))
  const links = () => [...list.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links()).toEqual(['#compra-nome', '#compra-email', '#compra-cpf', '#compra-celular'])
  await waitFor(() => expect(field('nome')).toHaveFocus())
  fireEvent.input(field('nome'), { target: { value: 'Ana Souza' } })
  await waitFor(() => expect(links()).not.toContain('#compra-nome'))
  expect(send).not.toHaveBeenCalled()
})

test('4.19 an unknown postal code gets an error at its field while the visitor types; an empty state gets a request to choose one', async () => {
  await routeFetchToStore()
  const names = ['cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'uf']
  document.body.innerHTML = `<form><div data-errors></div>${names
    .map((name) => `<div><label for="${name}">${name}</label><input id="${name}" name="${name}" /></div>`)
    .join('')}</form>`
  const form = document.querySelector('form')!
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)!
  field('cep').focus()
  render(<SectionScript lang="pt" section="entrega" />, {
    container: form.appendChild(document.createElement('div')),
  })
  await waitFor(() => expect(form).toHaveAttribute('data-checked'))
  fireEvent.input(field('cep'), { target: { value: '00000-000' } })
  await waitFor(() => expect(field('cep')).toHaveAccessibleDescription(/Este CEP não existe/))
  fireEvent.submit(form)
  const list = form.querySelector('[data-errors]')!
  await waitFor(() => expect(list).toHaveTextContent('Escolha o estado.'))
  expect(list.querySelector('a')).toHaveTextContent(/Este CEP não existe/)
  expect(field('cep')).toHaveFocus()
  fireEvent.input(field('cep'), { target: { value: '01310-100' } })
  await waitFor(() => expect(field('uf')).toHaveValue('SP'))
  expect(field('cep')).not.toHaveAttribute('aria-invalid')
})
