import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showOwnMessages } from './field-messages.ts'

const sent = jest.fn((event: Event) => event.preventDefault())
const form = () => document.querySelector('form')!

function show(html: string, path = '/') {
  history.replaceState(null, '', path)
  document.body.innerHTML = html
}

beforeAll(() => {
  showOwnMessages()
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented) sent(event)
  })
})

afterEach(() => {
  sent.mockClear()
})

const FORM = `<form novalidate>
  <div><label for="nome">Nome</label><input id="nome" name="nome" required aria-describedby="nome-hint"></div>
  <div><label for="email">E-mail</label><input id="email" name="email" type="email"></div>
  <fieldset id="nota"><legend>Nota</legend>
    <label>1 <input type="radio" name="nota" value="1" required></label>
    <label>2 <input type="radio" name="nota" value="2" required></label></fieldset>
  <button>Enviar</button><button formnovalidate>Buscar CEP</button></form><p id="nome-hint">Completo</p>`

test.each([
  ['/', 'Preencha este campo.', 'Escolha uma opção.', /não parece completo/],
  ['/en/pedido', 'Please fill in this field.', 'Please choose an option.', /looks incomplete/],
])(
  'a form without code of its own shows the page’s messages at its fields, %s',
  async (path, missing, choose, email) => {
    show(FORM, path)
    await userEvent.type(screen.getByLabelText('E-mail'), 'ana@')
    await userEvent.click(screen.getByText('Enviar'))
    const name = screen.getByLabelText('Nome')
    await waitFor(() => expect(name).toHaveFocus())
    expect(name).toHaveAccessibleDescription(`${missing} Completo`)
    expect(name).toBeInvalid()
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(email)
    // One message for the group.
    expect(screen.getAllByText(choose)).toHaveLength(1)
    expect(screen.getByLabelText(/^2/)).toHaveAccessibleDescription(choose)
    expect(sent).not.toHaveBeenCalled()

    await userEvent.type(name, 'Ana')
    expect(name).toHaveAccessibleDescription('Completo')
    await userEvent.click(screen.getByLabelText(/^2/))
    expect(screen.queryByText(choose)).toBeNull()
    await userEvent.type(screen.getByLabelText('E-mail'), 'exemplo.com')
    await userEvent.click(screen.getByText('Enviar'))
    expect(sent).toHaveBeenCalledTimes(1)
  },
)

test.each([
  ['/colageno', 'Escolha um sabor.'],
  ['/en/colageno', 'Please choose a flavor.'],
])('a missing flavour is said at its field, until the select or a script chooses one, %s', (path, text) => {
  show(
    `<form><div><label for="s">Sabor</label><select id="s" name="idProduto" required><option value="">Escolha</option>
    <option value="422">Cranberry</option></select></div></form>`,
    path,
  )
  const field = screen.getByRole<HTMLSelectElement>('combobox')
  field.reportValidity()
  expect(field).toHaveFocus()
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(text)
  fireEvent.change(field, { target: { value: '422' } })
  expect(field).toBeValid()
  expect(field).not.toHaveAccessibleDescription()
})

test('once the form’s own code has loaded, it alone says whether a field is still wrong', async () => {
  show(FORM)
  await userEvent.click(screen.getByText('Enviar'))
  const name = screen.getByLabelText('Nome')
  await waitFor(() => expect(name).toBeInvalid())
  form().dataset['checked'] = 'true'
  await userEvent.type(name, 'A')
  expect(name).toBeInvalid()
})

test('the browser’s own bubble never shows', () => {
  show('<form><label for="a">A</label><input id="a" name="a" required></form>')
  const invalid = new Event('invalid', { cancelable: true })
  act(() => void document.querySelector('input')!.dispatchEvent(invalid))
  expect(invalid.defaultPrevented).toBe(true)
  expect(screen.getByLabelText('A')).toHaveAccessibleDescription('Preencha este campo.')
})

test('a button that skips the check, and a form whose own code checks it, are sent as they are', async () => {
  show(FORM)
  await userEvent.click(screen.getByText('Buscar CEP'))
  expect(sent).toHaveBeenCalledTimes(1)
  form().dataset['checked'] = 'true'
  fireEvent.submit(form())
  expect(sent).toHaveBeenCalledTimes(2)
})
