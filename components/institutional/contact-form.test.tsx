import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Lang } from '#lib/routes/lang.ts'
import { routeFetchToStore, type StoreFetch } from '#lib/testing/store-fetch.ts'
import { ContactForm } from './contact-form.tsx'

const PATH = '/v2/front/contact/message'
const FAILED = /^Não foi possível enviar a sua mensagem agora/

let store: StoreFetch

beforeEach(async () => {
  store = await routeFetchToStore()
})

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const button = (name = 'Enviar mensagem') => screen.getByRole('button', { name })
const sent = () => document.getElementById('mensagem-enviada')!

async function open(lang: Lang = 'pt') {
  const user = userEvent.setup({ delay: null })
  render(<ContactForm lang={lang} />)
  const form = document.querySelector('form')!
  await user.click(screen.getAllByRole('textbox')[0]!)
  await waitFor(() => expect(form).toHaveAttribute('data-checked'))
  return { user }
}

async function fill(user: ReturnType<typeof userEvent.setup>, message = 'Onde está o meu pedido?') {
  await user.type(field('Nome'), 'Ana Souza')
  await user.type(field('E-mail'), 'ana@exemplo.com')
  await user.type(field('Telefone (opcional)'), '11987654321')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Assunto' }), 'Entrega')
  await user.type(field('Número do pedido (opcional)'), '4321')
  await user.type(field('Mensagem'), message)
}

test('without JavaScript the form is a plain post to its own route', () => {
  render(<ContactForm lang="en" />)
  const form = document.querySelector('form')!
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('action', '/en/pagina/atendimento/enviar')
  // The browser does not validate: its messages would be in its own language, the server's are in that of the page.
  expect(form.noValidate).toBe(true)
  const names = [...form.elements].flatMap((control) =>
    'name' in control && control.name ? [control.name] : [],
  )
  expect(names).toEqual(['nome', 'email', 'telefone', 'assunto', 'pedido', 'mensagem'])
  expect(field('Name')).toBeRequired()
  expect(field('Message')).toHaveAttribute('maxlength', '2000')
  expect(field('Phone (optional)')).not.toBeRequired()
  expect(store.calls).toEqual([])
})

test('the script sends the message by fetch and shows its protocol number', async () => {
  const { user } = await open()
  await fill(user)
  expect(field('Telefone (opcional)')).toHaveValue('(11) 98765-4321')
  await user.click(button())
  await waitFor(() => expect(sent()).toHaveFocus())
  expect(sent()).toHaveTextContent(/Número de protocolo: RL-\d{8}-[2-9A-Z]{4}/)
  expect(store.calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    [
      'POST',
      PATH,
      {
        nome: 'Ana Souza',
        email: 'ana@exemplo.com',
        telefone: '(11) 98765-4321',
        assunto: 'entrega',
        pedido: '4321',
        mensagem: 'Onde está o meu pedido?',
      },
    ],
  ])
  for (const name of ['Nome', 'Mensagem']) expect(field(name)).toHaveValue('')
  expect(screen.getByRole('combobox')).toHaveValue('')
  expect(button()).not.toHaveAttribute('aria-busy')
})

test('while the message is being sent the button is busy and a second click sends nothing', async () => {
  const { user } = await open()
  await fill(user)
  let release = () => {}
  store.intercept = async (_call, pass) => {
    await new Promise<void>((resolve) => (release = resolve))
    return pass()
  }
  await user.click(button())
  await user.click(button('Enviando…'))
  expect(button('Enviando…')).toHaveAttribute('aria-disabled', 'true')
  expect(store.calls).toHaveLength(1)
  release()
  await waitFor(() => expect(sent()).toHaveAttribute('data-sent'))
})

test('each error is shown at its field; nothing is sent and the typed values stay', async () => {
  const { user } = await open()
  await user.type(field('E-mail'), 'ana@')
  await user.type(field('Telefone (opcional)'), '119')
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(button())
  expect(field('Nome')).toHaveAccessibleDescription('Informe o seu nome.')
  expect(field('Nome')).toHaveFocus()
  // The field is scrolled to the middle of the screen, so that the sticky header does not cover it.
  expect(shown.mock.contexts).toEqual([field('Nome')])
  expect(shown).toHaveBeenCalledWith({ block: 'center' })
  shown.mockRestore()
  expect(field('E-mail')).toBeInvalid()
  expect(field('E-mail')).toHaveAccessibleDescription(/não parece completo/)
  expect(field('Telefone (opcional)')).toHaveAccessibleDescription(/com DDD/)
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Escolha um assunto.')
  expect(field('Mensagem')).toHaveAccessibleDescription('Escreva a sua mensagem. Até 2.000 caracteres.')
  expect(field('E-mail')).toHaveValue('ana@')
  expect(store.calls).toEqual([])

  await user.type(field('Nome'), 'A')
  expect(field('Nome')).toBeValid()
  expect(field('Nome')).toHaveAccessibleDescription('')
})

test('an error that only the store finds is shown at its field too', async () => {
  const { user } = await open()
  await fill(user)
  store.intercept = async () =>
    Response.json(
      { error: 'Confira', codigo: 'campo_invalido', campos: { pedido: ['inválido'] } },
      { status: 422 },
    )
  await user.click(button())
  await waitFor(() => expect(field('Número do pedido (opcional)')).toBeInvalid())
  expect(field('Número do pedido (opcional)')).toHaveAccessibleDescription(/Digite de novo/)
  expect(field('Mensagem')).toHaveValue('Onde está o meu pedido?')
})

test.each([
  ['a host without this endpoint', async () => new Response('Not found', { status: 404 })],
  ['a store that is down', async () => Response.json({ error: 'x' }, { status: 503 })],
  ['a response without a protocol number', async () => Response.json({ sucesso: true })],
  ['a store that did not accept the message', async () => Response.json({ sucesso: false, protocolo: 'x' })],
  ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  '%s: the fields stay filled, and the message links to the contact details on the page',
  async (_, intercept) => {
    render(
      <footer>
        <a href="mailto:oi@exemplo.com">oi@exemplo.com</a>
        <a href="https://wa.me/5511999999999">WhatsApp</a>
        <a href="https://clube.exemplo.com">Clube</a>
      </footer>,
    )
    const { user } = await open()
    await fill(user)
    store.intercept = intercept
    await user.click(button())
    const alert = await screen.findByText(FAILED)
    const links = within(alert).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'mailto:oi@exemplo.com',
      'https://wa.me/5511999999999',
    ])
    expect(alert).toHaveAttribute('role', 'alert')
    expect(field('Mensagem')).toHaveValue('Onde está o meu pedido?')

    store.intercept = undefined
    await user.click(button())
    await waitFor(() => expect(sent()).toHaveAttribute('data-sent'))
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
  },
)

test('without a connection the message says so, and the fields stay filled', async () => {
  const { user } = await open()
  await fill(user)
  store.intercept = async () => Promise.reject(new TypeError('Failed to fetch'))
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.click(button())
  expect(await screen.findByText(/^Sem conexão\. O que você digitou continua aqui/)).toBeVisible()
  expect(field('Mensagem')).toHaveValue('Onde está o meu pedido?')
  isOnline.mockRestore()
})

test('on a page without contact details the failure message mentions none', async () => {
  const { user } = await open()
  await fill(user)
  store.intercept = async () => new Response(null, { status: 500 })
  await user.click(button())
  expect(await screen.findByText(FAILED)).not.toHaveTextContent('fale com a gente')
})

test('spec section 5 the phone mask keeps the caret where a digit is edited', async () => {
  const { user } = await open()
  const phone = field('Telefone (opcional)')
  await user.type(phone, '1198765432')
  expect(phone).toHaveValue('(11) 98765-432')
  await user.type(phone, '0', { initialSelectionStart: 6, initialSelectionEnd: 6 })
  expect(phone).toHaveValue('(11) 90876-5432')
  expect(phone.selectionStart).toBe(7)
  await user.type(phone, '{Backspace}', { initialSelectionStart: 7, initialSelectionEnd: 7 })
  expect(phone).toHaveValue('(11) 98765-432')
  await user.clear(phone)
  await user.type(phone, 'abc')
  expect(phone).toHaveValue('')
})

test('in English all messages are in English', async () => {
  const { user } = await open('en')
  await user.click(button('Send message'))
  expect(field('Name')).toHaveAccessibleDescription('Please enter your name.')
  expect(screen.getByRole('combobox', { name: 'Subject' })).toHaveAccessibleDescription(
    'Please choose a subject.',
  )
  await user.type(field('Name'), 'Ana')
  await user.type(field('E-mail'), 'ana@exemplo.com')
  await user.selectOptions(screen.getByRole('combobox'), 'My personal data (LGPD)')
  await user.type(field('Message'), 'Please erase what you have of me.')
  await user.click(button('Send message'))
  await waitFor(() => expect(sent()).toHaveTextContent(/Message sent.*Reference number: RL-/))
  expect(store.calls[0]?.headers.get('accept-language')).toBe('en')
})
