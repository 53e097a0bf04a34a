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
