import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { watchConnection } from './offline-guard.ts'

const left = jest.fn((event: Event) => event.preventDefault())
const followed = jest.fn((event: Event) => event.preventDefault())

function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  if (isOnline) dispatchEvent(new Event('online'))
}

function show(html: string, path = '/') {
  history.replaceState(null, '', path)
  document.body.innerHTML = html
}

beforeAll(() => {
  watchConnection()
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented) left(event)
  })
  document.addEventListener('click', (event) => {
    if ((event.target as Element).matches('a')) followed(event)
  })
})

beforeEach(() => setOnline(false))

afterEach(() => {
  left.mockClear()
  followed.mockClear()
  for (const toast of screen.queryAllByRole('alert')) toast.remove()
})

const CONTACT = `<form method="post"><label>Mensagem <textarea name="mensagem"></textarea></label>
  <div role="alert" data-contact="failure"></div><button>Enviar</button></form>`

test.each([
  ['/pagina/atendimento', /^Sem conexão\. O que você digitou continua aqui/],
  ['/en/pagina/atendimento', /^No connection\. What you typed is still here/],
])(
  'spec section 8 a form whose script has not loaded stays on the page with what was typed and says why, %s',
  async (path, text) => {
    show(CONTACT, path)
    await userEvent.type(screen.getByRole('textbox'), 'Onde está?')
    await userEvent.click(screen.getByRole('button'))
    expect(left).not.toHaveBeenCalled()
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    expect(screen.getByRole('textbox')).toHaveValue('Onde está?')
    setOnline(true)
    await userEvent.click(screen.getByRole('button'))
    expect(left).toHaveBeenCalledTimes(1)
  },
)

test('a search stays on the page and says why; with a connection it is sent', async () => {
  show(
    '<form action="/busca"><input type="search" role="combobox" name="busca"><button>Buscar</button></form>',
  )
  await userEvent.type(screen.getByRole('combobox'), 'whey{Enter}')
  expect(left).not.toHaveBeenCalled()
  expect(await screen.findByText('Sem conexão. Tente de novo quando ela voltar.')).toBeVisible()
  setOnline(true)
  await userEvent.type(screen.getByRole('combobox'), '{Enter}')
  expect(left).toHaveBeenCalledTimes(1)
})

test('a form that its own code has handled gets no second message', () => {
  show(CONTACT)
  const form = document.querySelector('form')!
  form.addEventListener('submit', (event) => event.preventDefault())
  fireEvent.submit(form)
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('a filter of a list stays on the page and says why; a link to another page is followed', async () => {
  show(
    '<a href="/produtos?ordem=menor-preco" data-link="stay">Menor preço</a><a href="/whey" data-link="">Whey</a>',
  )
  fireEvent.click(screen.getByText('Menor preço'))
  expect(followed).not.toHaveBeenCalled()
  expect(await screen.findByText('Sem conexão. Tente de novo quando ela voltar.')).toBeVisible()
  fireEvent.click(screen.getByText('Whey'))
  setOnline(true)
  fireEvent.click(screen.getByText('Menor preço'))
  expect(followed).toHaveBeenCalledTimes(2)
})

test('a search field whose script has not loaded says once why there are no suggestions', async () => {
  show('<input type="search" name="busca">', '/en')
  await userEvent.type(screen.getByRole('searchbox'), 'whey')
  expect(
    await screen.findAllByText('No connection. Suggestions return once you are back online.'),
  ).toHaveLength(1)
})
