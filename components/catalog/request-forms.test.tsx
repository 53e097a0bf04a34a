import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Lang } from '#lib/routes/lang.ts'
import { routeFetchToStore, type StoreFetch } from '#lib/testing/store-fetch.ts'
import { buyBoxSelection } from './buy-box-selection.ts'
import { NotifyForm } from './notify-form.tsx'
import { QuoteForm } from './quote-form.tsx'
import { SoldOutChoice } from './sold-out-choice.tsx'

const product = { id: 422, path: '/colageno' }

let store: StoreFetch

beforeEach(async () => {
  store = await routeFetchToStore()
})

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

async function load() {
  const user = userEvent.setup({ delay: null })
  await user.click(screen.getAllByRole('textbox')[0]!)
  await waitFor(() => expect(document.querySelector('form')!).toHaveAttribute('data-checked'))
  return user
}

async function fill(user: ReturnType<typeof userEvent.setup>, phone: string) {
  await user.type(field('Nome'), 'Ana')
  await user.type(field('E-mail'), 'ana@exemplo.com')
  await user.type(field(phone), '11987654321')
}

test('4.21 the notify form is a plain post; with its script it is sent by fetch, and its checkbox is unchecked by default', async () => {
  render(<NotifyForm lang="pt" product={product} variation={7} />)
  const form = document.querySelector('form')!
  expect(form).toHaveAttribute('action', '/avise-me/enviar')
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  const user = await load()
  await fill(user, 'Telefone (opcional)')
  expect(field('Telefone (opcional)')).toHaveValue('(11) 98765-4321')
  await user.click(screen.getByRole('button', { name: 'Avise-me' }))
  await waitFor(() => expect(document.getElementById('avise-me-enviado')).toHaveAttribute('data-sent'))
  expect(store.calls.map(({ path, body }) => [path, body])).toEqual([
    [
      '/v2/front/product/solicitation',
      {
        idProduto: 422,
        idAtributoValor: 7,
        nome: 'Ana',
        email: 'ana@exemplo.com',
        contato: '(11) 98765-4321',
        mensagem: '',
        mailing: false,
      },
    ],
  ])
  expect(field('Nome')).toHaveValue('')
})

test('4.21 a checked box is consent to the newsletter', async () => {
  render(<NotifyForm lang="pt" product={product} />)
  const user = await load()
  await fill(user, 'Telefone (opcional)')
  await user.click(screen.getByRole('checkbox', { name: /novidades e ofertas/ }))
  await user.click(screen.getByRole('button', { name: 'Avise-me' }))
  await waitFor(() => expect(store.calls).toHaveLength(1))
  expect(store.calls[0]?.body).toMatchObject({ mailing: true, idAtributoValor: 0 })
})

test('4.21 the quote form needs a phone number; each error is at its field and typed values stay', async () => {
  render(<QuoteForm lang="pt" product={product} />)
  const user = await load()
  await user.type(field('E-mail'), 'ana@')
  await user.click(screen.getByRole('button', { name: 'Pedir orçamento' }))
  expect(field('Nome')).toHaveFocus()
  expect(field('E-mail')).toHaveAccessibleDescription(/não parece completo/)
  expect(field('Telefone com DDD')).toHaveAccessibleDescription('Informe um telefone para a resposta.')
  expect(field('Mensagem')).toHaveAccessibleDescription(/Escreva do que precisa/)
  expect(field('E-mail')).toHaveValue('ana@')
  expect(store.calls).toEqual([])
  await user.type(field('E-mail'), 'exemplo.com')
  await user.type(field('Nome'), 'Ana')
  await user.type(field('Telefone com DDD'), '1133334444')
  await user.type(screen.getByRole('textbox', { name: 'Mensagem' }), '50 potes')
  await user.click(screen.getByRole('button', { name: 'Pedir orçamento' }))
  await waitFor(() => expect(document.getElementById('orcamento-enviado')).toHaveAttribute('data-sent'))
  expect(store.calls[0]?.path).toBe('/v2/front/product/budget')
  expect(store.calls[0]?.body).toMatchObject({ idProduto: 422, mensagem: '50 potes', enviarEmail: true })
})

test.each<[string, Lang, () => Response, string | RegExp]>([
  [
    'the reason of a rejection',
    'pt',
    () => Response.json({ sucesso: false, mensagem: '<i>Já</i> pedido.' }),
    'Já pedido.',
  ],
  [
    'a general message for a rejection without a reason',
    'pt',
    () => Response.json({ sucesso: false }),
    /^Não foi possível enviar agora/,
  ],
  [
    'a general message for an outage',
    'en',
    () => new Response('', { status: 503 }),
    /^The request could not be sent right now/,
  ],
])('%s is shown and the fields keep their values', async (_, lang, answer, text) => {
  store.intercept = async () => answer()
  render(<NotifyForm lang={lang} product={product} />)
  const user = await load()
  await user.type(field(lang === 'pt' ? 'Nome' : 'Name'), 'Ana')
  await user.type(field('E-mail'), 'ana@exemplo.com')
  await user.click(screen.getByRole('button', { name: lang === 'pt' ? 'Avise-me' : 'Notify me' }))
  expect(await screen.findByText(text)).toHaveAttribute('role', 'alert')
  expect(field('E-mail')).toHaveValue('ana@exemplo.com')
})

test('4.21 the notify form appears while a sold-out variation is selected, and its hidden fields have the ids', () => {
  const { container } = render(
    <SoldOutChoice isShown={false}>
      <NotifyForm lang="pt" product={product} />
    </SoldOutChoice>,
  )
  const frame = container.firstElementChild!
  expect(frame).toHaveAttribute('hidden')
  act(() => buyBoxSelection.set({ itemId: 423, attributeId: 9, quantity: 1, inStock: false }))
  expect(frame).not.toHaveAttribute('hidden')
  const hidden = [...frame.querySelectorAll<HTMLInputElement>('input[type=hidden]')]
  expect(hidden.map(({ name, value }) => [name, value])).toEqual([
    ['idProduto', '423'],
    ['idAtributoValor', '9'],
    ['pagina', '/colageno'],
  ])
  act(() => buyBoxSelection.set({ itemId: 422, attributeId: 0, quantity: 1, inStock: true }))
  expect(frame).toHaveAttribute('hidden')
})
