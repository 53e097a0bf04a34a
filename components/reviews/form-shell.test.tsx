import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormShell } from './form-shell.tsx'
import { PlainReviewForm } from './plain-review-form.tsx'

const topics = { products: [['serum', 'Sérum Facial']], services: [['entrega', 'Entrega']] } as const
const subject = { lang: 'pt', topic: 'serum', topics, brandSlug: 'rosalume' } as const

beforeEach(() => sessionStorage.clear())
afterEach(() => history.replaceState(null, '', '/'))

const page = () =>
  render(
    <details>
      <summary>Avaliar</summary>
      <div id="avaliar">
        <FormShell subject={subject}>
          <PlainReviewForm subject={subject} url="https://loja.example/avaliacoes-produtos-rosalume" />
        </FormShell>
      </div>
    </details>,
  )
const details = () => document.querySelector('details')!
const form = () => document.querySelector('form')!
const waitForReactForm = () => waitFor(() => expect(form()).toHaveAttribute('data-checked'))
const field = (name: string) => within(form()).getByRole('textbox', { name, hidden: true })

function open() {
  details().open = true
  fireEvent(details(), new Event('toggle'))
}

test('P7 without JavaScript the form is a plain post with all hidden fields', () => {
  page()
  expect([form().method, form().getAttribute('action'), form().enctype]).toEqual([
    'post',
    '/api/avaliacao',
    'multipart/form-data',
  ])
  const inputs = [...form().querySelectorAll('input[type=hidden]')] as HTMLInputElement[]
  expect(Object.fromEntries(inputs.map(({ name, value }) => [name, value]))).toMatchObject({
    lang: 'pt',
    site: 'rosalume',
    status: '2',
    status_imagem: '0',
    imagem: 'null',
    url_origem_avaliacao: 'https://loja.example/avaliacoes-produtos-rosalume',
  })
})

test('the React form takes over the typed values and the focus of the plain form', async () => {
  page()
  await userEvent.type(field('Nome'), 'Ana')
  await userEvent.click(within(form()).getByRole('radio', { name: '3,5 de 5 estrelas', hidden: true }))
  await userEvent.type(field('Comentário'), 'Bom')
  open()
  await waitForReactForm()
  expect(field('Comentário')).toHaveFocus()
  expect(field('Nome')).toHaveValue('Ana')
  expect(within(form()).getByRole('radio', { checked: true })).toHaveAccessibleName('3,5 de 5 estrelas')
  expect(within(form()).getByRole('combobox')).toHaveValue('serum')
})

test('the fragment #avaliar opens the form', async () => {
  history.replaceState(null, '', '/#avaliar')
  page()
  expect(details().open).toBe(true)
  await waitForReactForm()
})

test('the draft in session storage fills the form, and typing updates it', async () => {
  sessionStorage.setItem('avaliacao serum', JSON.stringify({ nome: 'Bia', nota: '4', x: 1, email: 7 }))
  page()
  open()
  await waitForReactForm()
  expect(field('Nome')).toHaveValue('Bia')
  expect(field('E-mail')).toHaveValue('')
  expect(within(form()).getByRole('radio', { checked: true })).toHaveAccessibleName('4 de 5 estrelas')
  await userEvent.type(field('E-mail'), 'a@b.co')
  await waitFor(() => expect(sessionStorage.getItem('avaliacao serum')).toContain('a@b.co'))
})

describe('P21 a signed-in customer', () => {
  const realFetch = globalThis.fetch
  const user = { id: 1, nomeRazao: 'Ana Souza', email: 'ana@exemplo.com', logado: true, userHash: {} }

  beforeEach(() => {
    localStorage.setItem('site-login', '1')
    globalThis.fetch = () => Promise.resolve(Response.json(user))
    render(<a data-login-marker="site-login">Minha conta</a>)
  })
  afterEach(() => {
    localStorage.clear()
    globalThis.fetch = realFetch
  })

  test('finds name and e-mail in the form', async () => {
    page()
    open()
    await waitForReactForm()
    await waitFor(() => expect(field('Nome')).toHaveValue('Ana Souza'))
    expect(field('E-mail')).toHaveValue('ana@exemplo.com')
  })

  test('keeps what the form has already', async () => {
    page()
    await userEvent.type(field('Nome'), 'Bia')
    open()
    await waitForReactForm()
    await act(async () => {})
    expect(field('Nome')).toHaveValue('Bia')
    expect(field('E-mail')).toHaveValue('')
  })
})

test('an unreadable draft is ignored', async () => {
  sessionStorage.setItem('avaliacao serum', '{')
  page()
  open()
  await waitForReactForm()
  expect(field('Nome')).toHaveValue('')
})

test('spec section 8: without a rating a toast is shown, every empty field has an error and the first one gets the focus', async () => {
  page()
  open()
  await waitForReactForm()
  await userEvent.click(screen.getByRole('button', { name: 'Enviar avaliação' }))
  await waitFor(() => expect(within(form()).getAllByRole('radio')[0]).toHaveFocus())
  expect(field('Nome')).toHaveAccessibleDescription(/Diga o seu nome/)
  expect(field('Comentário')).toBeInvalid()
  expect(await screen.findByText('Dê uma nota para sua experiência!')).toBeInTheDocument()
  await userEvent.type(field('Nome'), 'A')
  await waitFor(() => expect(field('Nome')).toBeValid())
  await act(async () => {})
})
