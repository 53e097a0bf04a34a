import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AccessForms } from './access-forms.tsx'

const form = (name: string) => within(screen.getByRole('form', { name }))

test('P6 a rejected sign-up keeps the typed values; each error is shown at its field, in that form only', () => {
  const rejected = {
    fields: { nome: 'Ana', email: 'ana@', celular: '' },
    problems: { email: 'invalido', senha: 'curto' },
  }
  render(<AccessForms lang="pt" reason="campos" rejected={rejected} />)
  const signUp = form('Criar conta')
  expect(signUp.getByLabelText('Nome')).toHaveValue('Ana')
  expect(signUp.getByLabelText('E-mail')).toHaveAccessibleDescription(/não parece completo/)
  expect(signUp.getByLabelText(/^Senha/)).toHaveAccessibleDescription(/pelo menos 8 caracteres/)
  expect(form('Entrar').getByLabelText('Senha')).not.toHaveAttribute('aria-invalid')
  const links = within(screen.getByRole('alert')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#cadastrar-email', '#cadastrar-senha'])
})

test('P6 an unknown code in the address or in the cookie of a rejected form shows no message', () => {
  const rejected = { fields: { nome: 'Ana', email: 'ana' }, problems: { email: 'constructor' } }
  render(<AccessForms lang="pt" reason="constructor" rejected={rejected} />)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(form('Criar conta').getByLabelText('E-mail')).toHaveAccessibleDescription(/não parece completo/)
})

test('P6 a link above the sign-in form leads to the first field of the sign-up form', () => {
  render(<AccessForms lang="pt" reason="" rejected={undefined} />)
  const link = screen.getByRole('link', { name: 'Criar conta' })
  expect(link.compareDocumentPosition(screen.getByRole('form', { name: 'Entrar' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(link).toHaveAttribute('href', `#${form('Criar conta').getByLabelText('Nome').id}`)
})

test.each([
  ['pt', 'Comprar sem conta', '/checkout/pagamento'],
  ['en', 'Buy without an account', '/en/checkout/pagamento'],
] as const)('P6 %s: with a cart a link leads to the checkout without an account', (lang, name, href) => {
  const { rerender } = render(<AccessForms lang={lang} reason="" rejected={undefined} hasCart />)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  rerender(<AccessForms lang={lang} reason="" rejected={undefined} />)
  expect(screen.queryByRole('link', { name })).toBeNull()
})

test('P6 the forms of a visitor from the checkout say so, and otherwise have no field about it', () => {
  const { container, rerender } = render(
    <AccessForms lang="pt" reason="" rejected={undefined} isForCheckout />,
  )
  const fields = () => [...container.querySelectorAll<HTMLInputElement>('[name=volta]')]
  expect(fields().map(({ form, value }) => [form?.action, value])).toEqual([
    ['http://localhost/checkout/acesso/entrar', 'pagamento'],
    ['http://localhost/checkout/acesso/cadastrar', 'pagamento'],
  ])
  rerender(<AccessForms lang="pt" reason="" rejected={undefined} />)
  expect(fields()).toEqual([])
})

test('4.33 the sign-up form has the name and e-mail of the order that this browser may see, and what was typed comes first', () => {
  const order = { number: '1001', buyer: { nome: 'Maria', email: 'maria@exemplo.com.br' } }
  const { rerender } = render(<AccessForms lang="pt" reason="" rejected={undefined} order={order} />)
  expect(form('Criar conta').getByLabelText('Nome')).toHaveValue('Maria')
  expect(form('Criar conta').getByLabelText('E-mail')).toHaveValue('maria@exemplo.com.br')
  expect(form('Entrar').getByLabelText('E-mail')).toHaveValue('')
  expect(screen.getByText(/o pedido 1001 fica guardado nela/)).toBeVisible()
  const rejected = { fields: { nome: 'Ana', email: '', celular: '' }, problems: { email: 'obrigatorio' } }
  rerender(<AccessForms key="2" lang="pt" reason="campos" rejected={rejected} order={order} />)
  expect(form('Criar conta').getByLabelText('Nome')).toHaveValue('Ana')
  expect(form('Criar conta').getByLabelText('E-mail')).toHaveValue('')
  rerender(<AccessForms key="3" lang="en" reason="" rejected={undefined} order={{ number: '1001' }} />)
  expect(form('Create account').getByLabelText('Name')).toHaveValue('')
  expect(screen.getByText(/you will then return to order 1001 to save it there/)).toBeVisible()
})

test('R85 after a wrong password the e-mail stays, and the message does not reveal whether the account exists', () => {
  render(<AccessForms lang="en" reason="senha" rejected={{ fields: { usuario: 'ana@example.com' } }} />)
  expect(form('Sign in').getByLabelText('E-mail')).toHaveValue('ana@example.com')
  expect(screen.getByRole('alert')).toHaveTextContent(/^The e-mail and password do not match/)
  const link = within(screen.getByRole('alert')).getByRole('link', { name: 'Forgot your password?' })
  expect(link).toHaveAttribute('href', '#recuperar')
})

test.each([
  ['pt', 'Criar conta', 'Nome', 'Você quis dizer ana@gmail.com?', /^Confira o e-mail/],
  ['en', 'Create account', 'Name', 'Did you mean ana@gmail.com?', /^Check the e-mail/],
] as const)(
  'P6 %s: a sign-up with a misspelled e-mail stops once at the button that corrects it',
  async (lang, title, name, meant, check) => {
    const user = userEvent.setup({ delay: null })
    render(<AccessForms lang={lang} reason="" rejected={undefined} />)
    const node = screen.getByRole<HTMLFormElement>('form', { name: title })
    await user.click(form(title).getByLabelText(name))
    await waitFor(() => expect(node).toHaveAttribute('data-checked'))
    const posted = jest.fn((event: Event) => event.preventDefault())
    node.addEventListener('submit', posted)
    await user.keyboard('Ana')
    await user.type(form(title).getByLabelText(/^(?:Senha|Password)/), 'segredo-longo')
    await user.type(form(title).getByLabelText('E-mail'), 'ana@gmial.com{Enter}')
    expect(screen.getByRole('button', { name: meant })).toHaveFocus()
    expect(screen.getByRole('button', { name: meant })).toHaveAccessibleDescription(check)
    expect(posted).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(form(title).getByLabelText('E-mail')).toHaveValue('ana@gmail.com')
    expect(form(title).getByLabelText('E-mail')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(posted).toHaveBeenCalledTimes(1)
  },
)

test.each([
  ['pt', 'Entrar', 'Senha', /não parece completo/, 'Informe a senha.'],
  ['en', 'Sign in', 'Password', /does not look complete/, /password/],
] as const)(
  'P6 %s: a sign-in names what is wrong at both fields; only the store checks a CPF',
  async (lang, title, password, incomplete, missing) => {
    const user = userEvent.setup({ delay: null })
    render(<AccessForms lang={lang} reason="" rejected={undefined} />)
    const node = screen.getByRole<HTMLFormElement>('form', { name: title })
    const field = form(title).getByLabelText('E-mail')
    await user.click(field)
    await waitFor(() => expect(node).toHaveAttribute('data-checked'))
    await user.keyboard('abc{Enter}')
    expect(field).toHaveAccessibleDescription(incomplete)
    expect(form(title).getByLabelText(password)).toHaveAccessibleDescription(missing)
    await user.clear(field)
    await user.type(field, '529.982.247-25{Enter}')
    expect(field).not.toHaveAttribute('aria-invalid')
  },
)

test('with JavaScript, a form with invalid fields is not posted and shows its errors', async () => {
  const user = userEvent.setup({ delay: null })
  render(<AccessForms lang="pt" reason="" rejected={undefined} />)
  const node = screen.getByRole<HTMLFormElement>('form', { name: 'Criar conta' })
  const posted = jest.fn((event: Event) => event.preventDefault())
  document.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) posted(event)
  })
  const signUp = within(node)
  await user.click(signUp.getByLabelText('Nome'))
  await waitFor(() => expect(node).toHaveAttribute('data-checked'))
  await user.type(signUp.getByLabelText('E-mail'), 'ana@exemplo.com')
  await user.click(signUp.getByRole('button', { name: 'Criar conta' }))
  expect(signUp.getByLabelText('Nome')).toHaveFocus()
  expect(signUp.getByLabelText('Nome')).toHaveAccessibleDescription('Informe o seu nome.')
  expect(posted).not.toHaveBeenCalled()
  await user.type(signUp.getByLabelText('Nome'), 'Ana')
  expect(signUp.getByLabelText('Nome')).toBeValid()
  await user.type(signUp.getByLabelText(/^Celular/), '11912345678')
  expect(signUp.getByLabelText(/^Celular/)).toHaveValue('(11) 91234-5678')
  await user.type(signUp.getByLabelText(/^Senha/), 'segredo-bem-longo')
  await user.click(signUp.getByRole('button', { name: 'Criar conta' }))
  expect(posted).toHaveBeenCalledTimes(1)
})

test.each([
  ['pt', 'Entrar', 'Mostrar a senha', 'Ocultar a senha'],
  ['en', 'Sign in', 'Show the password', 'Hide the password'],
] as const)('a button shows the typed password and hides it again, %s', async (lang, name, show, hide) => {
  const user = userEvent.setup({ delay: null })
  render(<AccessForms lang={lang} reason="" rejected={undefined} />)
  const field = form(name).getByLabelText(/^(?:Senha|Password)/)
  await user.click(form(name).getByRole('button', { name: show }))
  expect(field).toHaveAttribute('type', 'text')
  await user.click(form(name).getByRole('button', { name: hide }))
  expect(field).toHaveAttribute('type', 'password')
})
